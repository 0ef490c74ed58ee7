import { isObject } from './isObject'

/** How many blocks stand in a value, those inside other blocks and their options counted too. */
export function countBlocks(value: unknown): number {
  const inner: number = Object.values(Array.isArray(value) || isObject(value) ? value : [])
    .map(countBlocks)
    .reduce((sum, count) => sum + count, 0)
  return isObject(value) && value['@type'] === '@builder.io/sdk:Element' ? inner + 1 : inner
}
