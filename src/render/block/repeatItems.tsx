import { repeatNames } from '../../expression'
import { mistake } from '../../utils/problems/Omission'
import type { BlockRepeatLogic } from '../compile/blockLogic'
import type { CompiledBlock } from '../compile/compileBlock'
import { reportOf } from '../compile/createOmissionReport'
import { joinLocals, logicScope } from '../state/createLogic'
import type { ContentContextValue } from './ContentContext'

/**
 * Limits the items of a repeat, multiplied by those of the repeats around it: even a short
 * expression could ask for any number.
 */
const MAX_ITEMS = 10_000

export interface ItemScope {
  readonly key: string
  readonly item: unknown
  readonly content: ContentContextValue
  readonly parent: ContentContextValue
}

/**
 * The scopes of a repeated block's items. An unchanged item keeps its scope and does not render
 * again. A non-list has no items; a list that is too long is cut.
 *
 * @param before - The scopes of the previous render.
 */
export function itemScopes(
  { id, block }: Pick<CompiledBlock, 'id' | 'block'>,
  repeat: BlockRepeatLogic,
  parent: ContentContextValue,
  before: readonly ItemScope[] = [],
): readonly ItemScope[] {
  const items = parent.logic.evaluate(repeat.collection, `block "${id}"`, block)
  const around = parent.locals?.total ?? 1
  const all: readonly unknown[] = Array.isArray(items) ? items : []
  const list = all.slice(0, MAX_ITEMS / around)
  if (list.length < all.length) {
    const omission = mistake(
      `all after item ${list.length} of "${repeat.collection.source}"`,
      `an entry shows ${MAX_ITEMS} items of repeats at most`,
      'Show them on several pages.',
    )
    reportOf(id, parent)(omission)
  }
  const taken = new Map<string, number>()
  return list.map((item, index) => {
    const key = itemKey(item, index, taken)
    const same = before[index]
    if (same?.key === key && same.parent === parent && Object.is(same.item, item)) return same
    return { key, item, parent, content: withItem(parent, repeat, all, index, list.length) }
  })
}

/**
 * Keys items by their id, so that a visitor's input moves with its item when the list is sorted.
 */
function itemKey(item: unknown, index: number, taken: Map<string, number>): string {
  const { id, key = id } = (typeof item === 'object' && item !== null ? item : {}) as {
    readonly id?: unknown
    readonly key?: unknown
  }
  if (typeof key !== 'string' && typeof key !== 'number') return `${index}`
  // Ids come from content and may repeat; a repeated React key would drop an item.
  const before = taken.get(`${key}`) ?? 0
  taken.set(`${key}`, before + 1)
  return `${before}-${key}`
}

function withItem(
  parent: ContentContextValue,
  { itemName }: BlockRepeatLogic,
  list: readonly unknown[],
  index: number,
  total: number,
): ContentContextValue {
  const names = { ...repeatNames(itemName, list, index), total }
  const locals = joinLocals(parent.locals, names)
  return { ...parent, ...logicScope(parent.logicEnvironment, locals) }
}
