import { type OptionType, warnOnce } from '../../src/index'
import type { MountOptions } from '../widget/MountOptions'
import { MOUNT_OPTION_TYPES } from '../widget/mountOptionTypes'

/** Options that cannot be written as an attribute. */
const NO_ATTRIBUTE = new Set<keyof MountOptions>(['blocks', 'nonce', 'options'])

const attributeNames = new Map<string, keyof MountOptions>()
for (const name of Object.keys(MOUNT_OPTION_TYPES) as (keyof MountOptions)[]) {
  if (NO_ATTRIBUTE.has(name) || MOUNT_OPTION_TYPES[name] === 'a function') continue
  attributeNames.set(
    name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    name,
  )
}

/** Names of the attributes that hold options, as a `<site-blocks>` element has them. */
export const optionAttributes: readonly string[] = Array.from(attributeNames.keys())

/**
 * The options that an element's attributes ask for. Those that cannot be read are named in one line of the console.
 *
 * @param prefix - Stands before every name: `data-` on elements that are not ours.
 */
export function readAttributes(element: Element, prefix: '' | 'data-' = ''): Partial<MountOptions> {
  const options: Partial<Record<keyof MountOptions, unknown>> = {}
  const wrong: string[] = []
  for (const [attribute, option] of attributeNames) {
    // Sanitisers of other people's HTML let data attributes pass: they must not switch scripts on.
    if (option === 'allowScripts' && prefix !== '') continue
    const text = element.getAttribute(prefix + attribute)
    if (text === null) continue
    const value = readValue(text, MOUNT_OPTION_TYPES[option])
    if (value === undefined)
      wrong.push(
        `${prefix}${attribute}="${text.slice(0, 60)}" (expected ${expectation(MOUNT_OPTION_TYPES[option])})`,
      )
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
  return type.startsWith('an object') || type.startsWith('a list') ? `${type}, as JSON` : type
}

function readValue(text: string, type: OptionType): unknown {
  switch (type) {
    case 'a string':
      return text
    case 'a number':
      return readNumber(text)
    case 'a number or a string':
      return readNumber(text) ?? text
    case 'true or false':
      return readBoolean(text)
    case 'a string, true or false':
      return readBoolean(text) ?? text
    case 'eager, lazy or idle':
    case 'shadow or light':
    case 'viewport or container':
      return type.split(/, | or /).includes(text) ? text : undefined
    default:
      return readJson(text, type)
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
    if (typeof value !== 'object' || value === null) return undefined
    return Array.isArray(value) === (type === 'a list of strings') ? value : undefined
  } catch {
    return undefined
  }
}
