import { defaultInputs } from '../../../src/blocks/defaultInputs'
import { type Block, LOCALIZED_TYPE } from '../../../src/content/types'
import type { BlockInput } from '../../../src/render/compile/BlockDefinition'
import { isRecord } from '../../../src/utils/values/isRecord'
import { withValueAt } from '../utils/path'

/** Inputs by block name, for blocks that are not built in. */
export interface InputsByName {
  readonly [blockName: string]: readonly BlockInput[]
}

/**
 * Inputs of a block. For an unknown block, one input per option; `undefined` when it has no
 * options.
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

/** The options of a block; empty unless they are an object. */
export function blockOptionsOf(block: Block): Readonly<Record<string, unknown>> {
  const options: unknown = block.component?.options
  return typeof options === 'object' && options !== null
    ? (options as Readonly<Record<string, unknown>>)
    : {}
}

/** Copies the block with one option changed; `undefined` removes the option. */
export function withBlockOption(block: Block, name: string, value: unknown): Block {
  return block.component
    ? (withValueAt(block, ['component', 'options', name], value) as Block)
    : block
}

/** Copies the block with the binding of an option changed; `undefined` removes it. */
export function withBinding(block: Block, option: string, expression: string | undefined): Block {
  return withValueAt(block, ['bindings', `component.options.${option}`], expression) as Block
}

/** The expression bound to an option, if any. */
export function bindingOf(block: Block, option: string): string | undefined {
  for (const path of [`component.options.${option}`, `options.${option}`]) {
    const expression: unknown = block.bindings?.[path]
    if (typeof expression === 'string') return expression
  }
  return undefined
}

/** One choice: a value and its label. */
export interface InputChoice {
  readonly label: string
  /** `undefined` clears the option. */
  readonly value: unknown
}

/** Choices of an input: “Not set” first, and the current value last when it is not listed. */
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

/** A new list item: the defaults of its fields, or else the first item of the input's default. */
export function itemOf({
  defaultValue: items,
  subFields = [],
}: BlockInput): Record<string, unknown> {
  const parts = subFields.flatMap(({ name, defaultValue }) =>
    defaultValue === undefined ? [] : [[name, defaultValue]],
  )
  const [first] = Array.isArray(items) ? items : []
  // Items must not share nested objects.
  return structuredClone(parts.length === 0 && isRecord(first) ? first : Object.fromEntries(parts))
}

/** Copies the list with one item moved from `from` to `to`. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_, index) => index !== from)
  return [...rest.slice(0, to), ...items.slice(from, from + 1), ...rest.slice(to)]
}

/** A value with one entry for each locale. */
export type Localized = Readonly<Record<string, unknown>>

export function isLocalized(value: unknown): value is Localized {
  return typeof value === 'object' && value !== null && '@type' in value
    ? value['@type'] === LOCALIZED_TYPE
    : false
}

/** The locales of a localized value. */
export function localesOf(value: Localized): readonly string[] {
  return Object.keys(value).filter((key) => key !== '@type')
}
