import { blockId } from '../../../../src/content/blockId'
import type { EntryData } from '../../../../src/content/types'
import { walkBlocks } from '../../../../src/content/walkBlocks'
import type { VariantRules } from './Visit'

/** The variants of every personalization block, by its `builder-id`. Those of symbols stand in other entries. */
export function findPersonalization(data: EntryData): ReadonlyMap<string, readonly VariantRules[]> {
  const found = new Map<string, readonly VariantRules[]>()
  walkBlocks(data, (block, keys) => {
    if (block.component?.name !== 'PersonalizationContainer') return
    const variants: unknown = block.component.options?.variants
    const usable = (Array.isArray(variants) ? variants : []).filter(isObject)
    found.set(blockId(block, ['blocks', ...keys].join('.')), usable)
  })
  return found
}

/** Which of the variants is the shown one: its conditions are the same. -1 when none is. */
export function indexOfShown(
  variants: readonly VariantRules[],
  shown: VariantRules | null,
): number {
  return shown ? variants.findIndex((variant) => rulesOf(variant) === rulesOf(shown)) : -1
}

function rulesOf({ name, query, startDate, endDate }: VariantRules): string {
  return JSON.stringify([name, query, startDate, endDate])
}

function isObject(value: unknown): value is VariantRules {
  return typeof value === 'object' && value !== null
}
