/** What a link can ask of the preview. The first of each is what there is without asking. */
export const HOST_PAGES = ['plain', 'shop', 'blog', 'hostile', 'dark', 'rtl'] as const
export const POLICIES = ['off', 'self', 'trusted-types'] as const
export const NETWORKS = ['fast', 'slow', 'failing'] as const
export const MOTIONS = ['system', 'reduce'] as const
export const RENDERINGS = ['client', 'server'] as const

/** The look of the site around the content. */
export type HostPage = (typeof HOST_PAGES)[number]
/** Content Security Policy of the site, as its server sends it. */
export type Policy = (typeof POLICIES)[number]
/** How the content host is reached. */
export type Network = (typeof NETWORKS)[number]
export type Motion = (typeof MOTIONS)[number]
/** Who draws the content first: the browser, or the site's server. */
export type Rendering = (typeof RENDERINGS)[number]

/** How the entry is shown, whichever it is. */
export interface PreviewChoices {
  readonly page: HostPage
  readonly policy: Policy
  readonly network: Network
  readonly motion: Motion
  readonly rendering: Rendering
}

/** The names of the choices, with what there is to choose from. */
export const PREVIEW_CHOICES: { readonly [Name in keyof PreviewChoices]: readonly string[] } = {
  page: HOST_PAGES,
  policy: POLICIES,
  network: NETWORKS,
  motion: MOTIONS,
  rendering: RENDERINGS,
}

export const DEFAULT_CHOICES: PreviewChoices = {
  page: 'plain',
  policy: 'off',
  network: 'fast',
  motion: 'system',
  rendering: 'client',
}

/** Reads the choices from a query string. One that is not known counts as not made. */
export function parseChoices(query: URLSearchParams): PreviewChoices {
  const choose = <Choice extends string>(name: string, among: readonly [Choice, ...Choice[]]) =>
    among.find((choice) => choice === query.get(name)) ?? among[0]
  return {
    page: choose('page', HOST_PAGES),
    policy: choose('policy', POLICIES),
    network: choose('network', NETWORKS),
    motion: choose('motion', MOTIONS),
    rendering: choose('rendering', RENDERINGS),
  }
}

/** The choices that differ from the default, by name; `undefined` for the others. */
export function writeChoices(choices: PreviewChoices): {
  readonly [Name in keyof PreviewChoices]: string | undefined
} {
  const write = (name: keyof PreviewChoices) =>
    choices[name] === DEFAULT_CHOICES[name] ? undefined : choices[name]
  return {
    page: write('page'),
    policy: write('policy'),
    network: write('network'),
    motion: write('motion'),
    rendering: write('rendering'),
  }
}
