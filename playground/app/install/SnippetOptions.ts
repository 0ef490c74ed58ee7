import { optionRows } from 'virtual:siteblocks-options'
import type { ConsentManager } from '../../../src/client/page/managerCategories'
import { toKebabCase } from '../../../src/utils/text/letterCase'
import { isRisky, type OptionValues, SAMPLE_FUNCTION } from '../state/options'

/** Options of `mount()` in output order. `undefined` options are omitted. */
export interface WidgetOptions extends OptionValues {
  readonly apiKey: string
  readonly model: string
}

/** Everything that a snippet is generated from. */
export interface SnippetOptions {
  readonly widget: WidgetOptions
  /** Address of `embed.js`; `loader.js` and `connect.js` are in the same folder. */
  readonly scriptUrl: string
  /** Integrity hash of `embed.js`; without it, the browser accepts any file. */
  readonly integrity?: string | undefined
  /**
   * File of the module build's second part, for pages that load the folder `modules` beside
   * `embed.js`.
   */
  readonly livePart?: string | undefined
  /** Consent manager that `connect.js` follows. */
  readonly manager?: ConsentManager | undefined
  /** Whether the page's head requests script and content at the same time. */
  readonly isEarly?: boolean | undefined
  /** Selector of the element after which a script inserts the content. */
  readonly place?: string | undefined
  /** Height that the page reserves before the script has run. */
  readonly room?: Room | undefined
  /** Whether a script in the head tells content who has been here before. */
  readonly knowsReturning?: boolean | undefined
  /** Code that registers the site's own blocks. */
  readonly ownCode?: string | undefined
}

/** Height of the content, measured at two widths. */
export interface Room {
  /** Height in pixels on a phone. */
  readonly phone: number
  /** Height in pixels on a desktop. */
  readonly desktop: number
  /** Narrowest page, in pixels, on which the content is as low as on a desktop. */
  readonly from: number
}

/** Address of another built file in the folder of `embed.js`. */
export function builtFile(scriptUrl: string, name: string): string {
  return scriptUrl.replace(/[^/]*$/, name)
}

/** Braces that start an expression in template languages of shops, tag managers and frameworks. */
export const TEMPLATE_BRACE = /\{(?=[{%])/g

/** Id of the container when a script sets its options. */
export const CONTAINER_ID = 'siteblocks'

/** Options with a value. */
export function givenOptions(widget: OptionValues): readonly (readonly [string, unknown])[] {
  return Object.entries(widget).filter(([, value]) => value !== undefined)
}

/**
 * Splits options into attributes and the rest: functions, and options not allowed in other people's
 * HTML.
 *
 * @param prefix - `data-` for standard elements.
 */
export function splitAttributes(widget: OptionValues, prefix: '' | 'data-' = '') {
  const isAttribute = ([name]: readonly [string, unknown]) => {
    const row = optionRows.find((one) => one.name === name)
    // In markup, scripts of content would need the word of the script's own element, too.
    return row?.attribute !== undefined && !isRisky(row) && !(prefix && row.elementOnly)
  }
  const given = givenOptions(widget)
  return {
    attributes: given.filter(isAttribute).map(([name, value]) => asAttribute(prefix, name, value)),
    others: given.filter((option) => !isAttribute(option)),
  }
}

/**
 * Writes an option as an attribute, or as a line of `mount()` when there is no attribute for it.
 */
export function optionLine(name: string, value: unknown): string {
  const { attributes, others } = splitAttributes({ [name]: value })
  const [attribute] = attributes
  if (!attribute) return writeOptionLines(others, '').trim()
  const [key, text] = attribute
  if (text === true) return key
  return text.includes('"') ? `${key}='${text}'` : `${key}="${text}"`
}

/** Writes options as lines of a JavaScript object. */
export function writeOptionLines(
  options: readonly (readonly [string, unknown])[],
  indent: string,
): string {
  return options.map(([name, value]) => `${indent}${name}: ${writeOption(name, value)},\n`).join('')
}

/** Sample function for an option, in the preview and in snippets. */
function sampleCode(name: string): string {
  if (name === 'evaluate') {
    return "(code, scope) => new Function('scope', 'with (scope) {' + code + '}')(scope)"
  }
  if (name === 'renderLink') {
    return "(link) => window.SiteBlocks.React.createElement('a', { ...link, 'data-router': 'own' })"
  }
  return `(...given) => console.log(${quoteString(name)}, ...given)`
}

function writeOption(name: string, value: unknown): string {
  const isFunction = optionRows.some((row) => row.name === name && row.type === 'function')
  return isFunction && value === SAMPLE_FUNCTION ? sampleCode(name) : writeValue(value)
}

function asAttribute(
  prefix: string,
  name: string,
  value: unknown,
): readonly [string, string | true] {
  const attribute = prefix + toKebabCase(name)
  if (value === true) return [attribute, true]
  return [attribute, typeof value === 'string' ? value : JSON.stringify(value)]
}

/**
 * Quotes a JavaScript string so that it can neither end its script element nor start a template
 * expression.
 */
export function quoteString(value: string): string {
  const inner = JSON.stringify(value).slice(1, -1).replace(/\\"/g, '"')
  const safe = inner.replace(/</g, '\\u003c').replace(TEMPLATE_BRACE, '\\u007b')
  return `'${safe.replace(/'/g, "\\'")}'`
}

/** Writes a JSON value as a JavaScript literal on one line. */
export function writeValue(value: unknown): string {
  if (typeof value === 'string') return quoteString(value)
  if (Array.isArray(value)) return `[${value.map(writeValue).join(', ')}]`
  if (typeof value !== 'object' || value === null) return String(JSON.stringify(value) ?? 'null')
  const fields = Object.entries(value).map(([name, one]) => `${writeKey(name)}: ${writeValue(one)}`)
  return fields.length > 0 ? `{ ${fields.join(', ')} }` : '{}'
}

function writeKey(name: string): string {
  // As a plain key, it would set the object's prototype.
  if (name === '__proto__') return "['__proto__']"
  return /^[a-z_$][\w$]*$/i.test(name) ? name : quoteString(name)
}
