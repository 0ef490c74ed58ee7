/** Options of `mount()`. Those that are absent are left out. */
export interface WidgetOptions {
  readonly apiKey: string
  readonly model: string
  /** Id of the one entry to show; none: whichever fits the visitor. */
  readonly entry?: string | undefined
  readonly includeUnpublished?: boolean | undefined
  readonly locale?: string | undefined
  readonly userAttributes?: { readonly [name: string]: unknown } | undefined
  /** Origin of the content host. */
  readonly host: string
  readonly env?: string | undefined
  readonly apiVersion?: string | undefined
  /** Address that the entry is targeted at; none: that of the page. */
  readonly url?: string | undefined
}

/** What a snippet stands for. */
export interface SnippetOptions {
  readonly widget: WidgetOptions
  /** Where `embed.js` and `loader.js` are, without a slash at its end. */
  readonly scriptsUrl: string
  /** Hash of `embed.js`; none: the browser takes whatever it gets. */
  readonly integrity?: string | undefined
}

/** The options that are there, in the order in which they are written. */
export function givenOptions(
  widget: WidgetOptions,
): readonly (readonly [name: keyof WidgetOptions, value: unknown])[] {
  const { apiKey, model, entry, includeUnpublished, locale, userAttributes, host } = widget
  const { url, env, apiVersion } = widget
  const content = { apiKey, model, entry, url, includeUnpublished, locale, userAttributes }
  const ordered = { ...content, host, env, apiVersion }
  return (Object.keys(ordered) as (keyof typeof ordered)[]).flatMap((name) =>
    ordered[name] === undefined ? [] : [[name, ordered[name]] as const],
  )
}

/** An option's name and value as an attribute of `<site-blocks>`. */
export function asAttribute(name: string, value: unknown): readonly [string, string | true] {
  const attribute = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  if (value === true) return [attribute, true]
  return [attribute, typeof value === 'string' ? value : JSON.stringify(value)]
}
