import { isRecord } from '../utils/isRecord'
import type { Block } from './types'
import { isBlock } from './walkBlocks'

/**
 * A copy of a block's options in which `replace` stands in for each list of blocks. Values without
 * one are shared.
 *
 * @param replace - Given a list and where it stands, as in `tabs.0.content`.
 */
export function replaceBlockLists(
  options: unknown,
  replace: (blocks: readonly Block[], path: string) => unknown,
): unknown {
  function replaced(value: unknown, keys: readonly string[], around: readonly unknown[]): unknown {
    const isList = Array.isArray(value)
    // Bound options may be objects of the page, which may contain themselves.
    if ((!isList && !isRecord(value)) || around.includes(value)) return value
    if (isList && value.length > 0 && value.every(isBlock)) return replace(value, keys.join('.'))

    const before = Object.entries(value)
    const after = before.map(
      ([key, inner]) => [key, replaced(inner, [...keys, key], [...around, value])] as const,
    )
    if (after.every(([, inner], index) => inner === before[index]?.[1])) return value
    return isList ? after.map(([, inner]) => inner) : Object.fromEntries(after)
  }
  return replaced(options, [], [])
}
