import {
  BLOCK_TYPE,
  type Block,
  type BlockOptions,
  type ContentEntry,
  LOCALIZED_TYPE,
  type LocalizedValue,
} from '../types'

export { deepFreeze } from '../../utils/testing/deepFreeze'

/** Creates a block without id, component or children, unless `overrides` adds them. */
export function block(overrides: Partial<Block> = {}): Block {
  return { '@type': BLOCK_TYPE, ...overrides }
}

/** Creates a block that renders `name` with `options`. */
export function component(
  name: string,
  options: BlockOptions = {},
  overrides: Partial<Block> = {},
): Block {
  return block({ component: { name, options }, ...overrides })
}

/** Creates a Text block. */
export function text(html: string, overrides: Partial<Block> = {}): Block {
  return component('Text', { text: html }, overrides)
}

/** Creates an entry with the id `entry-1` that holds `blocks`. */
export function entry(
  blocks: readonly Block[] = [],
  overrides: Partial<ContentEntry> = {},
): ContentEntry {
  return { id: 'entry-1', name: 'Entry', data: { blocks }, ...overrides }
}

/** Creates a localised value: `localized('Hello', { de: 'Hallo' })`. */
export function localized(
  Default?: unknown,
  byLocale: Readonly<Record<string, unknown>> = {},
): LocalizedValue {
  return {
    '@type': LOCALIZED_TYPE,
    ...(Default === undefined ? undefined : { Default }),
    ...byLocale,
  }
}
