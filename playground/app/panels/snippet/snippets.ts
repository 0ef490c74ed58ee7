/** What a snippet says about the content that it stands for. */
export interface SnippetOptions {
  apiKey: string
  model: string
  /** Origin of the content host. */
  host: string
  /** Address of `embed.js`. */
  embedUrl: string
  /** Id of the one entry to show; none: whichever fits the visitor. */
  entry?: string | undefined
}

/** The custom element and the script. */
export function elementSnippet(options: SnippetOptions): string {
  return `${tag('site-blocks', '', options)}\n${script(options)}`
}

/** A `div` with data attributes, for places that allow no custom elements. */
export function divSnippet(options: SnippetOptions): string {
  return `${tag('div', 'data-', options)}\n${script(options)}`
}

/** A container, the script and the call of `mount()`. */
export function mountSnippet({ apiKey, model, host, entry, embedUrl }: SnippetOptions): string {
  const given = Object.entries({ apiKey, model, entry, host }).flatMap(([name, value]) =>
    value === undefined ? [] : [`    ${name}: ${quote(value)},`],
  )
  return [
    '<div id="siteblocks"></div>',
    `<script src="${escapeAttribute(embedUrl)}"></script>`,
    '<script>',
    "  SiteBlocks.mount('#siteblocks', {",
    ...given,
    '  })',
    '</script>',
  ].join('\n')
}

function tag(name: string, prefix: string, { apiKey, model, host, entry }: SnippetOptions): string {
  const attributes = { 'api-key': apiKey, model, entry, host }
  const lines = Object.entries(attributes).flatMap(([attribute, value]) =>
    value === undefined ? [] : [`  ${prefix}${attribute}="${escapeAttribute(value)}"`],
  )
  const mark = prefix ? [`  ${prefix}siteblocks`] : []
  return `<${name}\n${[...mark, ...lines].join('\n')}\n></${name}>`
}

function script({ embedUrl }: SnippetOptions): string {
  return `<script async src="${escapeAttribute(embedUrl)}"></script>`
}

function escapeAttribute(value: string): string {
  return value.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')
}

/** A JavaScript string that cannot end the script element that it stands in. */
function quote(value: string): string {
  const inner = JSON.stringify(value).slice(1, -1).replace(/\\"/g, '"')
  return `'${inner.replace(/'/g, "\\'").replace(/</g, '\\u003c')}'`
}
