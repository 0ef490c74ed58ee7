import {
  BLOCK_TYPE,
  type Block,
  type BlockOptions,
  type ContentEntry,
  LOCALIZED_TYPE,
  type LocalizedValue,
} from '../types'

export { deepFreeze } from '../../utils/testing/deepFreeze'

/** A block without an id, component or children, unless `overrides` brings them. */
export function block(overrides: Partial<Block> = {}): Block {
  return { '@type': BLOCK_TYPE, ...overrides }
}

/** A block that renders `name` with `options`. */
export function component(
  name: string,
  options: BlockOptions = {},
  overrides: Partial<Block> = {},
): Block {
  return block({ component: { name, options }, ...overrides })
}

/** A Text block. */
export function text(html: string, overrides: Partial<Block> = {}): Block {
  return component('Text', { text: html }, overrides)
}

/** An entry with the id `entry-1` that holds `blocks`. */
export function entry(
  blocks: readonly Block[] = [],
  overrides: Partial<ContentEntry> = {},
): ContentEntry {
  return { id: 'entry-1', name: 'Entry', data: { blocks }, ...overrides }
}

/** A value that differs by language: `localized('Hello', { de: 'Hallo' })`. */
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
