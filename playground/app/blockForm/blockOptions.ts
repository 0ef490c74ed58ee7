import { defaultInputs } from '../../../src/blocks/defaultInputs'
import { type Block, LOCALIZED_TYPE } from '../../../src/content/types'
import type { BlockInput } from '../../../src/render/block/BlockDefinition'
import { isRecord } from '../../../src/utils/isRecord'

/** Inputs by block name, for blocks that the widget does not bring. */
export interface InputsByName {
  readonly [blockName: string]: readonly BlockInput[]
}

/**
 * Inputs of a block. An unknown block gets an input for each option that it has; `undefined` when
 * it has none.
 */
export function inputsOf(block: Block, more: InputsByName = {}): readonly BlockInput[] | undefined {
  const isWanted = ([name]: readonly [string, unknown]) => name === block.component?.name
  const found = Object.entries(more).find(isWanted) ?? Object.entries(defaultInputs).find(isWanted)
  if (found) return found[1]
  const options = Object.entries(blockOptionsOf(block))
  if (options.length === 0) return undefined
  return options.map(([name, value]) => ({
    name,
    type: typeof value === 'object' ? 'json' : typeof value,
  }))
}

/** The options of a block, whatever stands there. */
export function blockOptionsOf(block: Block): Readonly<Record<string, unknown>> {
  const options: unknown = block.component?.options
  return typeof options === 'object' && options !== null
    ? (options as Readonly<Record<string, unknown>>)
    : {}
}

/** A copy of the block in which an option is another; `undefined` takes it out. */
export function withBlockOption(block: Block, name: string, value: unknown): Block {
  if (!block.component) return block
  return {
    ...block,
    component: { ...block.component, options: withValue(blockOptionsOf(block), name, value) },
  }
}

/** A copy of the object in which a value is another; `undefined` takes it out. */
export function withValue(
  object: Readonly<Record<string, unknown>>,
  name: string,
  value: unknown,
): Record<string, unknown> {
  const { [name]: _, ...others } = object
  if (value === undefined) return others
  // Where it stood: the order of options is what authors see in JSON.
  return name in object ? { ...object, [name]: value } : { ...others, [name]: value }
}

/** The expression that an option is worked out by, when it is. */
export function bindingOf(block: Block, option: string): string | undefined {
  for (const path of [`component.options.${option}`, `options.${option}`]) {
    const expression: unknown = block.bindings?.[path]
    if (typeof expression === 'string') return expression
  }
  return undefined
}

/** One value to choose, and what it is called. */
export interface InputChoice {
  readonly label: string
  /** `undefined` for having none. */
  readonly value: unknown
}

/** Choices of an input: no value first, and the present value too when it is not on the list. */
export function choicesOf(
  { enum: listed = [], defaultValue }: BlockInput,
  value: unknown,
): InputChoice[] {
  const choices = listed.map((choice) =>
    typeof choice === 'string' ? { label: choice, value: choice } : choice,
  )
  const usual = choices.find((choice) => choice.value === defaultValue)
  const none = { label: usual ? `Not set (${usual.label})` : 'Not set', value: undefined }
  const known = value === undefined || choices.some((choice) => choice.value === value)
  return [none, ...choices, ...(known ? [] : [{ label: String(value), value }])]
}

/** A new item of a list: the defaults of its parts, or the first item that a new block has. */
export function itemOf({
  defaultValue: items,
  subFields = [],
}: BlockInput): Record<string, unknown> {
  const parts = subFields.flatMap(({ name, defaultValue }) =>
    defaultValue === undefined ? [] : [[name, defaultValue]],
  )
  const [first] = Array.isArray(items) ? items : []
  // A copy: items must not share what they hold.
  return structuredClone(parts.length === 0 && isRecord(first) ? first : Object.fromEntries(parts))
}

/** A copy of the list in which the item at `from` stands at `to`. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_, index) => index !== from)
  return [...rest.slice(0, to), ...items.slice(from, from + 1), ...rest.slice(to)]
}

/** A value that has one part for each locale. */
export type Localized = Readonly<Record<string, unknown>>

export function isLocalized(value: unknown): value is Localized {
  return typeof value === 'object' && value !== null && '@type' in value
    ? value['@type'] === LOCALIZED_TYPE
    : false
}

/** The locales that a value has parts for. */
export function localesOf(value: Localized): readonly string[] {
  return Object.keys(value).filter((key) => key !== '@type')
}
