import { warnOnce } from '../src/index'
import type { MountOptions } from './MountOptions'
import { mountOptionTypes, type OptionType } from './mountOptionTypes'

/** Options that cannot be written as an attribute. */
const NO_ATTRIBUTE = new Set<keyof MountOptions>(['blocks', 'nonce', 'options'])

const attributeNames = new Map<string, keyof MountOptions>()
for (const name of Object.keys(mountOptionTypes) as (keyof MountOptions)[]) {
  if (NO_ATTRIBUTE.has(name) || mountOptionTypes[name].includes('function')) continue
  attributeNames.set(
    name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    name,
  )
}

/** Names of the attributes that hold options, as a `<site-blocks>` element has them. */
export const optionAttributes: readonly string[] = Array.from(attributeNames.keys())

/**
 * The options that an element's attributes ask for. An attribute that cannot be read is named in the console.
 *
 * @param prefix - Stands before every name: `data-` on elements that are not ours.
 */
export function readAttributes(element: Element, prefix: '' | 'data-' = ''): Partial<MountOptions> {
  const options: Partial<Record<keyof MountOptions, unknown>> = {}
  for (const [attribute, option] of attributeNames) {
    const text = element.getAttribute(prefix + attribute)
    if (text === null) continue
    const value = readValue(text, mountOptionTypes[option])
    if (value === undefined) {
      const expected = mountOptionTypes[option].join(' or ')
      warnOnce(
        `attribute ${prefix}${attribute}="${text.slice(0, 60)}" of <${element.localName}> was left out: expected ${expected}.`,
      )
    } else {
      options[option] = value
    }
  }
  // Browsers hide the attribute `nonce` from scripts, and keep the property.
  const { nonce } = element as HTMLElement
  if (nonce) options.nonce = nonce
  return options as Partial<MountOptions>
}

function readValue(text: string, types: readonly OptionType[]): unknown {
  for (const type of types) {
    const value = readAs(text, type)
    if (value !== undefined) return value
  }
  return undefined
}

function readAs(text: string, type: OptionType): unknown {
  switch (type) {
    case 'text':
      return text
    case 'number':
      return text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : undefined
    case 'boolean':
      if (text === '' || text === 'true') return true
      return text === 'false' ? false : undefined
    default:
      return readJson(text, type)
  }
}

function readJson(text: string, type: OptionType): unknown {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null) return undefined
    return Array.isArray(value) === (type === 'list') ? value : undefined
  } catch {
    return undefined
  }
}
