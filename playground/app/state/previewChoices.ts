/**
 * Delay of content and images on the slow network, roughly the latency of a phone with poor
 * reception.
 */
export const SLOW_DELAY_MS = 1500

/** Preview conditions that a link can carry, with their labels. The first value is the default. */
export const PREVIEW_CHOICES = {
  page: {
    label: 'Host page',
    choices: {
      plain: 'Plain page',
      shop: 'Shop',
      blog: 'Blog',
      hostile: 'Hostile CSS',
      dark: 'Dark site',
      rtl: 'Right to left',
    },
    hints: {},
  },
  policy: {
    label: 'Content Security Policy',
    choices: { off: 'Off', self: 'Self', 'trusted-types': 'Self + Trusted Types' },
    hints: {
      off: 'The page sends no policy.',
      self: 'Scripts and styles of the page’s own origin only, data of the content host.',
      'trusted-types': 'As Self, and text becomes HTML only by the policy “siteblocks”.',
    },
  },
  network: {
    label: 'Network to the content host',
    choices: { fast: 'Fast', slow: 'Slow', failing: 'Failing', forms: 'Forms fail' },
    hints: {
      fast: 'As fast as this machine is.',
      slow: `Content and images arrive ${SLOW_DELAY_MS / 1000} seconds late.`,
      failing: 'Every connection breaks off.',
      forms: 'Content arrives, and every form that is sent gets an error (500).',
    },
  },
  motion: {
    label: 'Motion',
    choices: { system: 'As the system', reduce: 'Reduced' },
    hints: {
      system: 'As this browser is set.',
      reduce: 'Scripts and styles of the page see “prefers-reduced-motion: reduce”.',
    },
  },
  rendering: {
    label: 'Rendered by',
    choices: { client: 'Browser', server: 'Server' },
    hints: {
      client: 'embed.js fetches the content and renders it.',
      server: 'The page comes with the content in it; embed.js takes it over.',
    },
  },
  editor: {
    label: 'Visual editor',
    choices: { none: 'None', connected: 'Connected' },
    hints: {
      none: 'The page is as visitors see it.',
      connected: 'Changes reach the page by message, as Watch, Messages shows. Nothing is tracked.',
    },
  },
} as const

export type ChoiceName = keyof typeof PREVIEW_CHOICES

/** Conditions under which any entry is shown. */
export type PreviewChoices = {
  readonly [Name in ChoiceName]: keyof (typeof PREVIEW_CHOICES)[Name]['choices']
}
export type Network = PreviewChoices['network']

/** Choices for lists and menus. */
export function choicesFor<Name extends ChoiceName>(name: Name) {
  return Object.entries<string>(PREVIEW_CHOICES[name].choices).map(([value, label]) => {
    return { value: value as PreviewChoices[Name], label }
  })
}

/** Reads choices from a query string. Unknown values are ignored. */
export function parseChoices(query: URLSearchParams): PreviewChoices {
  const choices = Object.entries(PREVIEW_CHOICES).map(([name, { choices: known }]) => {
    const among = Object.keys(known)
    return [name, among.find((choice) => choice === query.get(name)) ?? among[0]]
  })
  return Object.fromEntries(choices)
}

export const DEFAULT_CHOICES = parseChoices(new URLSearchParams())

/** The choices that differ from the default, by name; `undefined` for the others. */
export function writeChoices(choices: PreviewChoices): {
  readonly [Name in ChoiceName]: string | undefined
} {
  const written = Object.entries(DEFAULT_CHOICES).map(([name, usual]) => {
    const choice = choices[name as ChoiceName]
    return [name, choice === usual ? undefined : choice]
  })
  return Object.fromEntries(written)
}
