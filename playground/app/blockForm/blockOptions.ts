import { defaultInputs } from '../../../src/blocks/defaultInputs'
import type { Block } from '../../../src/content/types'
import type { BlockInput } from '../../../src/render/block/BlockDefinition'

/** Inputs by block name, for blocks that the widget does not bring. */
export interface InputsByName {
  readonly [blockName: string]: readonly BlockInput[]
}

/**
 * What can be filled in on a block. One that nobody here knows gets an input for each option that it
 * has; `undefined` when it has none.
 */
export function inputsOf(block: Block, more: InputsByName = {}): readonly BlockInput[] | undefined {
  const isWanted = ([name]: readonly [string, unknown]) => name === block.component?.name
  const found = Object.entries(more).find(isWanted) ?? Object.entries(defaultInputs).find(isWanted)
  if (found) return found[1]
  const options = Object.entries(optionsOf(block))
  if (options.length === 0) return undefined
  return options.map(([name, value]) => ({
    name,
    type: typeof value === 'object' ? 'json' : typeof value,
  }))
}

/** The options of a block, whatever stands there. */
export function optionsOf(block: Block): Readonly<Record<string, unknown>> {
  const options: unknown = block.component?.options
  return typeof options === 'object' && options !== null
    ? (options as Readonly<Record<string, unknown>>)
    : {}
}

/** A copy of the block in which an option is another; `undefined` takes it out. */
export function withOption(block: Block, name: string, value: unknown): Block {
  if (!block.component) return block
  return {
    ...block,
    component: { ...block.component, options: withValue(optionsOf(block), name, value) },
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
