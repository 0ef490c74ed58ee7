import { optionMeant, refusalOf } from '../../src/client/options/guessOption'
import { isOfType, type Option, type OptionType, phraseOf } from '../../src/client/options/Option'
import { CLIENT_REQUEST_TYPES } from '../../src/client/options/optionTypes'
import { warnOfLeftOut } from '../../src/client/options/readOptions'
import { warnOnce } from '../../src/index'
import { toKebabCase } from '../../src/utils/text/letterCase'
import { parseJson } from '../../src/utils/text/parseJson'
import {
  MOUNT_OPTIONS,
  MOUNT_TYPES,
  type MountOptions,
  mountOptionRows,
  type OptionName,
  REMEDY,
} from './MountOptions'

/** Options that can be attributes, by attribute name on `<site-blocks>`. */
export const optionAttributes: ReadonlyMap<string, OptionName> = new Map(
  mountOptionRows
    .filter(([, { type, attribute }]) => type !== 'function' && attribute !== 'none')
    .map(([name]) => [toKebabCase(name), name]),
)

/** Limits what {@link readAttributes} reads. */
interface Reading {
  /** Options whose attributes are ignored. */
  readonly skipped?: { has(name: OptionName): boolean }
  /** An option that the script's own element has to name, too. */
  readonly refused?: OptionName | false
  /** The only options that are read; the element may have other attributes of these names. */
  readonly only?: readonly OptionName[]
}

/**
 * Reads options from an element's attributes. Invalid ones, and those that almost are an option,
 * are listed in one console message. They let no data out: see {@link refusalOf}.
 *
 * @param prefix - Prefix of every attribute: `data-` on elements that are not `<site-blocks>`.
 */
export function readAttributes(
  element: Element,
  prefix: '' | 'data-' = '',
  { skipped = new Set(), refused, only }: Reading = {},
): Partial<MountOptions> {
  const options: Partial<Record<OptionName, unknown>> = {}
  const wrong: string[] = []
  const refuse = (option: OptionName, attribute: string, hint: string, read?: unknown): void => {
    wrong.push(`${attribute}="${element.getAttribute(attribute)?.slice(0, 60)}" (${hint})`)
    Object.assign(options, refusalOf(option, read))
  }
  const mayRead = (option: OptionName): boolean =>
    !skipped.has(option) && (only?.includes(option) ?? true)

  for (const { name, value } of element.attributes) {
    const own = name.startsWith(prefix) && optionAttributes.get(name.slice(prefix.length))
    const option = own || (name in element ? undefined : optionMeant(name, MOUNT_TYPES))
    if (!option || !mayRead(option)) continue
    const { type, attribute: allowedOn }: Option = MOUNT_OPTIONS[option]
    const attribute = toKebabCase(option)
    const read = parseAttributeText(value, type)
    if (!own) {
      const isWritten = optionAttributes.has(attribute)
      const hint = isWritten ? `write ${prefix}${attribute}` : `set the property ${option}`
      refuse(option, name, hint, read)
    } else if (prefix !== '' && allowedOn !== 'any' && !only) {
      refuse(option, name, 'only on <site-blocks>')
    } else if (option === refused) {
      refuse(option, name, `write data-${name} on the <script> of SiteBlocks, too`)
    } else if (read === undefined) refuse(option, name, `expected ${expectation(type)}`)
    else options[option] ??= read
  }
  const leftOut = Object.keys(CLIENT_REQUEST_TYPES).map((name) => prefix + toKebabCase(name))
  warnOfLeftOut(
    leftOut.filter((attribute) => element.hasAttribute(attribute)),
    REMEDY,
  )
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
