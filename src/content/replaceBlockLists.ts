import { changeParts } from '../utils/values/changeParts'
import { isRecord } from '../utils/values/isRecord'
import type { Block } from './types'
import { isBlock } from './walkBlocks'

/**
 * Copies a block's options with each list of blocks replaced by the result of `replace`. Values
 * without such a list are shared.
 *
 * @param replace - Receives a list and its path, as in `tabs.0.content`.
 */
export function replaceBlockLists(
  options: unknown,
  replace: (blocks: readonly Block[], path: string) => unknown,
): unknown {
  function replaced(value: unknown, keys: readonly string[], around: readonly unknown[]): unknown {
    const isList = Array.isArray(value)
    // Options can be bound to objects of the host page, which may contain themselves.
    if ((!isList && !isRecord(value)) || around.includes(value)) return value
    if (isList && value.length > 0 && value.every(isBlock)) return replace(value, keys.join('.'))

    return changeParts(value, (inner, key) => replaced(inner, [...keys, key], [...around, value]))
  }
  return replaced(options, [], [])
}
