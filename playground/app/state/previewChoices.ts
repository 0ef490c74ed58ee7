/** What a link can ask of the preview. The first of each is what there is without asking. */
export const PREVIEW_CHOICES = {
  /** The look of the site around the content. */
  page: ['plain', 'shop', 'blog', 'hostile', 'dark', 'rtl'],
  /** Content Security Policy of the site, as its server sends it. */
  policy: ['off', 'self', 'trusted-types'],
  /** How the content host is reached. */
  network: ['fast', 'slow', 'failing'],
  motion: ['system', 'reduce'],
  /** Who draws the content first: the browser, or the site's server. */
  rendering: ['client', 'server'],
} as const

type Names = keyof typeof PREVIEW_CHOICES

/** How the entry is shown, whichever it is. */
export type PreviewChoices = { readonly [Name in Names]: (typeof PREVIEW_CHOICES)[Name][number] }
export type HostPage = PreviewChoices['page']
export type Network = PreviewChoices['network']

/** Reads the choices from a query string. One that is not known counts as not made. */
export function parseChoices(query: URLSearchParams): PreviewChoices {
  const choices = Object.entries(PREVIEW_CHOICES).map(([name, among]) => {
    return [name, among.find((choice) => choice === query.get(name)) ?? among[0]]
  })
  return Object.fromEntries(choices)
}

export const DEFAULT_CHOICES = parseChoices(new URLSearchParams())

/** The choices that differ from the default, by name; `undefined` for the others. */
export function writeChoices(choices: PreviewChoices): {
  readonly [Name in Names]: string | undefined
} {
  const written = Object.entries(DEFAULT_CHOICES).map(([name, usual]) => {
    const choice = choices[name as Names]
    return [name, choice === usual ? undefined : choice]
  })
  return Object.fromEntries(written)
}
