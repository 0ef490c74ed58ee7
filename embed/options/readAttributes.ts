import { isOfType, type Option, type OptionType, phraseOf } from '../../src/client/options/Option'
import { warnOnce } from '../../src/index'
import { toKebabCase } from '../../src/utils/text/letterCase'
import { parseJson } from '../../src/utils/text/parseJson'
import { LEFT_OUT_OPTIONS, warnOfLeftOut } from './leftOutOptions'
import { MOUNT_OPTIONS, type MountOptions, mountOptionRows, type OptionName } from './MountOptions'

/** Options that can be attributes, by attribute name on `<site-blocks>`. */
export const optionAttributes: ReadonlyMap<string, OptionName> = new Map(
  mountOptionRows
    .filter(([, { type, attribute }]) => type !== 'function' && attribute !== 'none')
    .map(([name]) => [toKebabCase(name), name]),
)

/**
 * Reads options from an element's attributes. Invalid ones are listed in one console message.
 *
 * @param prefix - Prefix of every attribute: `data-` on elements that are not `<site-blocks>`.
 * @param skipped - Options whose attributes are ignored.
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
    const isMisplaced = prefix !== '' && allowedOn !== 'any'
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
  // Browsers hide the `nonce` attribute from scripts, but not the property.
  const { nonce } = element as HTMLElement
  if (nonce) options.nonce = nonce
  return options as Partial<MountOptions>
}

function expectation(type: OptionType): string {
  return isJson(type) ? `${phraseOf(type)}, as JSON` : phraseOf(type)
}

/** Parses an attribute's text; `undefined` if it does not match the type. */
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
