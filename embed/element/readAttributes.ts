import { warnOnce } from '../../src/index'
import {
  isOfType,
  type Option,
  type OptionType,
  parseJson,
  phraseOf,
  toKebabCase,
} from '../../src/internal'
import { LEFT_OUT_OPTIONS, warnOfLeftOut } from '../widget/leftOutOptions'
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
 * The options that an element's attributes ask for. Those that cannot be read are named in one line
 * of the console.
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
    const { type, attribute: allowedOn }: Option = MOUNT_OPTIONS[option]
    if (skipped.has(option)) continue
    const text = element.getAttribute(prefix + attribute)
    if (text === null) continue
    const isMisplaced = prefix !== '' && allowedOn === 'element'
    const value = isMisplaced ? undefined : parseAttributeText(text, type)
    if (value === undefined) {
      const hint = isMisplaced ? 'only on <site-blocks>' : `expected ${expectation(type)}`
      wrong.push(`${prefix}${attribute}="${text.slice(0, 60)}" (${hint})`)
    } else options[option] = value
  }
  const leftOut = LEFT_OUT_OPTIONS.map((name) => prefix + toKebabCase(name))
  warnOfLeftOut(leftOut.filter((attribute) => element.hasAttribute(attribute)))
  if (wrong.length > 0)
    warnOnce(`attributes of <${element.localName}> were left out: ${wrong.join(', ')}.`)
  // Browsers hide the attribute `nonce` from scripts, and keep the property.
  const { nonce } = element as HTMLElement
  if (nonce) options.nonce = nonce
  return options as Partial<MountOptions>
}

function expectation(type: OptionType): string {
  return isJson(type) ? `${phraseOf(type)}, as JSON` : phraseOf(type)
}

/**
 * The value that an attribute's text stands for; `undefined` when it stands for none of that type.
 */
export function parseAttributeText(text: string, type: OptionType): unknown {
  const readings = isJson(type) ? [parseJson(text)] : [readNumber(text), readBoolean(text), text]
  return readings.find((value) => value !== undefined && isOfType(value, type))
}

function isJson(type: OptionType): boolean {
  return type === 'object' || type === 'string[]'
}

function readNumber(text: string): number | undefined {
  return text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : undefined
}

function readBoolean(text: string): boolean | undefined {
  if (text === '' || text === 'true') return true
  return text === 'false' ? false : undefined
}
