import { optionRows } from 'virtual:siteblocks-options'
import type { OptionValues } from '../state/options'
import {
  builtFile,
  CONTAINER_ID,
  givenOptions,
  quoteString,
  type SnippetOptions,
  splitAttributes,
  TEMPLATE_BRACE,
  type WidgetOptions,
  writeOptionLines,
} from './SnippetOptions'

/** Elements with more attributes get one line per attribute. */
const MOST_ON_A_LINE = 2

/** Attribute names and values; `true` for an attribute without a value. */
export type HtmlAttributes = readonly (readonly [name: string, value: string | true])[]

const SELECTOR = quoteString(`#${CONTAINER_ID}`)

/** The custom element with all that belongs to it, and the script. */
export function elementSnippet(options: SnippetOptions): string {
  return `${elementPart(options)}\n${scriptTag(options)}`
}

/** Code of the body, also where the head loads the script. */
export function elementPart(options: SnippetOptions): string {
  return ownBlocksTag(options) + roomTag(options, elementSelector(options)) + elementTag(options)
}

/** The container that {@link mountCode} looks for, and the script. */
export function containerSnippet(options: SnippetOptions): string {
  const container = htmlTag('div', [['id', CONTAINER_ID]])
  const before = ownBlocksTag(options) + roomTag(options, `#${CONTAINER_ID}`)
  return `${before}${container}\n${scriptTag(options)}`
}

/** A call of `mount()` for the site's own script. */
export function mountCode(widget: WidgetOptions, guard = ''): string {
  const given = writeOptionLines(givenOptions(widget), '    ')
  return `;(window.SiteBlocks ||= { q: [] }).q.push((SiteBlocks) => {
${guard}  SiteBlocks.mount(${SELECTOR}, {\n${given}  })
})`
}

/**
 * The loader for the head of the page.
 *
 * Requests content early only if model, locale and page alone determine the request. With other
 * options, the widget would send a different request and the early one would be wasted.
 */
export function loaderTag(options: SnippetOptions): string {
  const { widget, scriptUrl, integrity } = options
  const { apiKey, model, host, locale, ...others } = widget
  const isEarly = optionRows.every(
    ({ name, change }) => change !== 'request' || others[name] === undefined,
  )
  const asked = splitAttributes({ apiKey, model, host, locale }, 'data-').attributes
  const tag = htmlTag('script', [
    ['src', builtFile(scriptUrl, 'loader.js')],
    ['data-src', scriptUrl],
    ...(integrity ? [['data-integrity', integrity] as const] : []),
    ...(isEarly ? asked : []),
  ])
  return connectTag(options) + tag
}

/** The custom element, with a script for options that attributes cannot express. */
export function elementTag({ widget }: SnippetOptions): string {
  const { attributes } = splitAttributes(widget)
  const code = propertiesCode(widget)
  if (!code) return htmlTag('site-blocks', attributes)
  const tag = htmlTag('site-blocks', [['id', CONTAINER_ID], ...attributes])
  return `${tag}\n<script>${code}</script>`
}

/**
 * Code that sets options of the custom element that have no attribute; empty when there are none.
 */
export function propertiesCode(widget: WidgetOptions): string {
  const { others } = splitAttributes(widget)
  if (others.length === 0) return ''
  return `\n  Object.assign(document.querySelector(${SELECTOR}), {\n${writeOptionLines(others, '    ')}  })\n`
}

/** The script tag that loads the widget. */
export function scriptTag(options: SnippetOptions): string {
  const { scriptUrl, integrity, livePart } = options
  if (livePart) return connectTag(options) + modulesTags(scriptUrl, livePart)
  const tag = htmlTag('script', [
    ['async', true],
    ['src', scriptUrl],
    ...(integrity
      ? ([
          ['integrity', integrity],
          ['crossorigin', 'anonymous'],
        ] as const)
      : []),
  ])
  return connectTag(options) + tag
}

/** Loads the first part of the module build and preloads the second. */
function modulesTags(scriptUrl: string, livePart: string): string {
  const live = builtFile(scriptUrl, `modules/${livePart}`)
  const first = builtFile(scriptUrl, 'modules/siteblocks.js')
  const tag = htmlTag('script', [
    ['type', 'module'],
    ['src', first],
  ])
  return `${tag}\n<link rel="modulepreload" href=${quoteAttribute(live)} fetchpriority="low">`
}

/**
 * Script tag for `connect.js`, which follows a consent manager and reports to analytics tools;
 * empty without either. Above `embed.js`, so that content waits whichever loads first.
 */
export function connectTag({ widget: { analytics }, manager, scriptUrl }: SnippetOptions): string {
  if (!analytics && !manager) return ''
  return `${htmlTag('script', [
    ['async', true],
    ['src', builtFile(scriptUrl, 'connect.js')],
    ...(manager ? [['data-consent', manager] as const] : []),
  ])}\n`
}

/** Line before the site's own code; the preview counts lines from here. */
export const OWN_CODE_START = '.q.push(function ownBlocks(SiteBlocks) {'

/** Script that registers the site's own blocks, and a line break; empty without any. */
export function ownBlocksTag({ ownCode }: SnippetOptions): string {
  if (!ownCode?.trim()) return ''
  // In strings, templates and patterns, a backslash before these characters changes nothing.
  const code = ownCode.replace(/<(?=\/script|!--)/gi, '<\\')
  return `<script>\n;(window.SiteBlocks ||= { q: [] })${OWN_CODE_START}\n${code}\n})\n</script>\n`
}

/**
 * Style sheet that reserves the height of the content, and a line break; empty if none is known.
 * Unlike `style` attributes, policies can allow it by its hash.
 */
function roomTag({ room }: SnippetOptions, selector: string): string {
  if (!room) return ''
  const { phone, desktop, from } = room
  const wider = `  @media (min-width: ${from}px) { ${selector} { min-height: ${desktop}px } }\n`
  const rules = `  ${selector} { display: block; min-height: ${phone}px }\n`
  return `<style>\n${rules}${desktop === phone ? '' : wider}</style>\n`
}

/** Selects the element, and none of another snippet on the same page. */
function elementSelector({ widget }: SnippetOptions): string {
  const name = widget.entry === undefined ? 'model' : 'entry'
  const value = String(widget[name]).replace(/[^\w-]/gu, (letter) => {
    return `\\${letter.codePointAt(0)?.toString(16)} `
  })
  return `site-blocks[${name}="${value}"]`
}

/** A complete HTML page that contains only this code. */
export function pageOfItsOwn(
  title: string,
  { locale }: OptionValues,
  { head, body }: { readonly head: string; readonly body: string },
): string {
  return `<!doctype html>
<html lang=${quoteAttribute(typeof locale === 'string' ? locale : 'en')}>
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</title>
${head && `${head}\n`}  </head>
  <body>
${body}
  </body>
</html>
`
}

/** Writes an element, with one attribute per line when there are many. */
export function htmlTag(name: string, attributes: HtmlAttributes, inner = ''): string {
  const written = attributes.map(([attribute, value]) =>
    value === true ? attribute : `${attribute}=${quoteAttribute(value)}`,
  )
  if (written.length <= MOST_ON_A_LINE) return `<${[name, ...written].join(' ')}>${inner}</${name}>`
  return `<${name}\n${written.map((one) => `  ${one}\n`).join('')}>${inner}</${name}>`
}

/** Quotes an attribute value so that it can neither end early nor start a template expression. */
export function quoteAttribute(value: string): string {
  const escaped = value
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(TEMPLATE_BRACE, '&#123;')
  // JSON reads better between single quotes.
  if (value.includes('"') && !value.includes("'")) return `'${escaped}'`
  return `"${escaped.replace(/"/g, '&quot;')}"`
}
