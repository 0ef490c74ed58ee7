import { warnOnce } from '../../src/index'
import { type Option, type OptionType, toKebabCase, typeCheck } from '../../src/internal'
import {
  MOUNT_OPTIONS,
  type MountOptions,
  mountOptionRows,
  type OptionName,
} from '../widget/MountOptions'

/** Options that can be written as an attribute, by its name on a `<site-blocks>` element. */
export const optionAttributes: ReadonlyMap<string, OptionName> = new Map(
  mountOptionRows
    .filter(([, { type, attribute }]) => type !== 'function' && attribute !== 'none')
    .map(([name]) => [toKebabCase(name), name]),
)

/**
 * The options that an element's attributes ask for. Those that cannot be read are named in one line of the console.
 *
 * @param prefix - Stands before every name: `data-` on elements that are not ours.
 * @param skipped - Options whose attributes do not count.
 */
export function readAttributes(
  element: Element,
  prefix: '' | 'data-' = '',
  skipped: { has(name: OptionName): boolean } = new Set(),
): Partial<MountOptions> {
  const options: Partial<Record<OptionName, unknown>> = {}
  const wrong: string[] = []
  for (const [attribute, option] of optionAttributes) {
    const { type, attribute: place }: Option = MOUNT_OPTIONS[option]
    if ((prefix !== '' && place === 'element') || skipped.has(option)) continue
    const text = element.getAttribute(prefix + attribute)
    if (text === null) continue
    const value = readText(text, type)
    if (value === undefined)
      wrong.push(`${prefix}${attribute}="${text.slice(0, 60)}" (expected ${expectation(type)})`)
    else options[option] = value
  }
  if (wrong.length > 0)
    warnOnce(`attributes of <${element.localName}> were left out: ${wrong.join(', ')}.`)
  // Browsers hide the attribute `nonce` from scripts, and keep the property.
  const { nonce } = element as HTMLElement
  if (nonce) options.nonce = nonce
  return options as Partial<MountOptions>
}

function expectation(type: OptionType): string {
  const { phrase } = typeCheck(type)
  return type === 'object' || type === 'string[]' ? `${phrase}, as JSON` : phrase
}

/** The value that an attribute's text stands for; `undefined` when it stands for none of that type. */
export function readText(text: string, type: OptionType): unknown {
  switch (type) {
    case 'number':
      return readNumber(text)
    case 'number | string':
      return readNumber(text) ?? text
    case 'boolean':
      return readBoolean(text)
    case 'boolean | string':
      return readBoolean(text) ?? text
    case 'boolean | hash':
      return readBoolean(text) ?? (text === 'hash' ? text : undefined)
    case 'object':
    case 'string[]':
      return readJson(text, type)
    default:
      return typeCheck(type).accepts(text) ? text : undefined
  }
}

function readNumber(text: string): number | undefined {
  return text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : undefined
}

function readBoolean(text: string): boolean | undefined {
  if (text === '' || text === 'true') return true
  return text === 'false' ? false : undefined
}

function readJson(text: string, type: OptionType): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return typeCheck(type).accepts(value) ? value : undefined
  } catch {
    return undefined
  }
}
