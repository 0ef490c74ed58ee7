import { optionRows } from 'virtual:siteblocks-options'
import { toKebabCase } from '../../../../src/utils/letterCase'
import { type OptionValues, SAMPLE_FUNCTION } from '../../state/options'

/**
 * Options of `mount()`, in the order in which they are written. Those that are `undefined` are left
 * out.
 */
export interface WidgetOptions extends OptionValues {
  readonly apiKey: string
  readonly model: string
}

/** Content, options and files that a snippet installs. */
export interface SnippetOptions {
  readonly widget: WidgetOptions
  /** Address of `embed.js`; `loader.js` and `connect.js` stand beside it. */
  readonly scriptUrl: string
  /** Hash of `embed.js`; none: the browser takes whatever it gets. */
  readonly integrity?: string | undefined
  /**
   * File of the second part, where the page loads the module build from the folder `modules` beside
   * `embed.js`.
   */
  readonly livePart?: string | undefined
  /** Whether the head of the page asks for script and content at the same time. */
  readonly isEarly?: boolean | undefined
  /** Selector of the element that the content follows, where a script puts it into the page. */
  readonly place?: string | undefined
}

/** Address of another built file, which stands beside `embed.js`. */
export function builtFile(scriptUrl: string, name: string): string {
  return scriptUrl.replace(/[^/]*$/, name)
}

/**
 * Braces that templates of shops, tag managers and frameworks would take for expressions of their
 * own.
 */
export const TEMPLATE_BRACE = /\{(?=[{%])/g

/** Id of a container, where a script sets its options. */
export const CONTAINER_ID = 'siteblocks'

/** The options that are set. */
export function givenOptions(widget: OptionValues): readonly (readonly [string, unknown])[] {
  return Object.entries(widget).filter(([, value]) => value !== undefined)
}

/**
 * The options as attributes, and those that can be none: functions, and what is not for other
 * people's HTML.
 *
 * @param prefix - `data-` for elements that are not ours.
 */
export function splitAttributes(widget: OptionValues, prefix: '' | 'data-' = '') {
  const isAttribute = ([name]: readonly [string, unknown]) => {
    const row = optionRows.find((one) => one.name === name)
    return row?.attribute !== undefined && !(prefix && row.elementOnly)
  }
  const given = givenOptions(widget)
  return {
    attributes: given.filter(isAttribute).map(([name, value]) => asAttribute(prefix, name, value)),
    others: given.filter((option) => !isAttribute(option)),
  }
}

/** An option as snippets write it: as an attribute, or as a line of `mount()` where it is none. */
export function optionLine(name: string, value: unknown): string {
  const { attributes, others } = splitAttributes({ [name]: value })
  const [attribute] = attributes
  if (!attribute) return writeOptionLines(others, '').trim()
  const [key, text] = attribute
  if (text === true) return key
  return text.includes('"') ? `${key}='${text}'` : `${key}="${text}"`
}

/** Options as the lines of an object in JavaScript. */
export function writeOptionLines(
  options: readonly (readonly [string, unknown])[],
  indent: string,
): string {
  return options.map(([name, value]) => `${indent}${name}: ${writeOption(name, value)},\n`).join('')
}

/** The function that stands for an option in the preview, and in snippets. */
export function sampleCode(name: string): string {
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
 * A JavaScript string that cannot end the script element that it stands in, nor begin an expression
 * of a template.
 */
export function quoteString(value: string): string {
  const inner = JSON.stringify(value).slice(1, -1).replace(/\\"/g, '"')
  const safe = inner.replace(/</g, '\\u003c').replace(TEMPLATE_BRACE, '\\u007b')
  return `'${safe.replace(/'/g, "\\'")}'`
}

/** JSON as JavaScript writes it, on one line. */
export function writeValue(value: unknown): string {
  if (typeof value === 'string') return quoteString(value)
  if (Array.isArray(value)) return `[${value.map(writeValue).join(', ')}]`
  if (typeof value !== 'object' || value === null) return String(JSON.stringify(value) ?? 'null')
  const fields = Object.entries(value).map(([name, one]) => `${writeKey(name)}: ${writeValue(one)}`)
  return fields.length > 0 ? `{ ${fields.join(', ')} }` : '{}'
}

function writeKey(name: string): string {
  // Written plainly, it would be the prototype of the object.
  if (name === '__proto__') return "['__proto__']"
  return /^[a-z_$][\w$]*$/i.test(name) ? name : quoteString(name)
}
