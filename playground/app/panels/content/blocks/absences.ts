import type { Block } from '../../../../../src/content/types'
import { isBlock } from '../../../../../src/content/walkBlocks'
import { isRecord } from '../../../../../src/utils/values/isRecord'
import type { JsonObject } from '../../../../server/utils/json'
import { type Path, valueAt } from '../../../utils/path'
import { indexOfShown } from '../../audience/VariantReport'
import type { ShownVariant } from '../../useVisit'
import type { TreeNode } from './blockTree'

/** What the page in the preview has of an entry. */
export interface ShownPage {
  /** State of the elements with this `builder-id`. */
  stateOf(id: string): BlockState
  /** Whether other blocks are inside the elements with this `builder-id`. */
  holdsBlocks(id: string): boolean
  isRegistered(name: string): boolean
  /** Id of the shown variation; `null` for the default, `undefined` while unknown. */
  readonly variation: string | null | undefined
  readonly variants: readonly ShownVariant[]
  /** Whether no entry fits the page. */
  readonly isEmpty: boolean
}

/**
 * `hidden`: its own styles say `display: none`. `closed`: it is in a closed part of another block.
 * `empty`: nothing of it has a size. `absent`: it has no element.
 */
export type BlockState = 'shown' | 'hidden' | 'closed' | 'empty' | 'absent'

/** Why blocks are not on the page, by {@link absenceKey}. */
export type Absences = ReadonlyMap<string, string>

/** Identifies a block in all versions of its entry, which repeat its id. */
export function absenceKey({ id, path, key }: TreeNode): string {
  return `${path[0] === 'variations' ? path[1] : ''} ${id ?? key}`
}

/** Finds why blocks are not on the page. Each reason completes “Not on the page, because …”. */
export function findAbsences(
  entry: JsonObject,
  outline: readonly TreeNode[],
  page: ShownPage,
): Absences {
  const found = new Map<string, string>()
  const isVariation = ({ path }: TreeNode) => path[0] === 'variations'
  const shown = outline.find((node) => isVariation(node) && node.path[1] === page.variation)
  for (const node of outline) {
    const isOther = shown ? node !== shown : isVariation(node) && page.variation === null
    if (isOther) mark(node, `this visitor gets ${shown ? `“${shown.label}”` : 'the default'}`)
    else if (page.isEmpty) mark(node, 'nothing fits this page and this visitor')
    else if (isVariation(node)) visit(node.children)
  }
  if (!shown && !page.isEmpty) visit(outline.filter((node) => !isVariation(node)))
  return found

  /** Marks a block, and those inside because of it. */
  function mark(node: TreeNode, reason: string): void {
    found.set(absenceKey(node), reason)
    for (const inside of node.children) mark(inside, `“${node.label}” around it is not`)
  }

  function visit(siblings: readonly TreeNode[], around?: TreeNode): void {
    for (const node of siblings) {
      const block = valueAt(entry, node.path)
      if (node.id === undefined || !isBlock(block)) continue
      const state = page.stateOf(node.id)
      const name = block.component?.name
      if (state !== 'shown') mark(node, reasonFor(block, node, state, siblings, around))
      else {
        visit(node.children, node)
        if (isLost(block, node.id)) found.set(absenceKey(node), lostReason(block))
      }
      if (name && !block.component?.tag && !page.isRegistered(name))
        found.set(absenceKey(node), `no block is registered as “${name}”`)
    }
  }

  function reasonFor(
    block: Block,
    node: TreeNode,
    state: BlockState,
    siblings: readonly TreeNode[],
    around: TreeNode | undefined,
  ): string {
    const whole = around && valueAt(entry, around.path)
    const part = around && `“${around.label}”`
    switch (state) {
      case 'hidden':
        return 'its styles hide it: display: none'
      case 'closed':
        return part ? `the part of ${part} that it is in is closed` : 'the site hides its place'
      case 'empty':
        return isLost(block, String(node.id)) ? lostReason(block) : 'nothing in it has a size'
    }
    const variant = around && isBlock(whole) && otherVariant(whole, around, node.path)
    if (variant) return variant
    // Blocks of one list are rendered together, so another one that is there leaves this to itself.
    const isAlone = !siblings.some(
      (other) => other.id !== undefined && isOfSameList(other, node) && isThere(other.id),
    )
    const isPart = variant === undefined && isBlock(whole) && whole.component && isAlone
    const own = ownReason(block)
    if (own && !isPart) return own
    return part && isPart
      ? `${part} does not show it now`
      : (own ?? 'the page has no element for it')
  }

  function isThere(id: string): boolean {
    return page.stateOf(id) !== 'absent'
  }

  function isLost({ component }: Block, id: string): boolean {
    return component?.name === 'Symbol' && !page.holdsBlocks(id)
  }

  /** Which variant a personalization block shows in place of this one; empty for this one. */
  function otherVariant(around: Block, node: TreeNode, path: Path): string | undefined {
    const known = page.variants.find(({ block }) => block === node.id)
    const variants: unknown = around.component?.options?.variants
    if (!known || !Array.isArray(variants)) return undefined
    const [first, , list, index] = path.slice(node.path.length)
    const own = first === 'component' && list === 'variants' ? Number(index) : -1
    if (indexOfShown(variants.filter(isRecord), known.variant) === own) return ''
    return `this visitor gets ${known.variant ? `its variant “${known.variant.name}”` : 'its default'}`
  }
}

function isOfSameList(one: TreeNode, other: TreeNode): boolean {
  return one.path.slice(0, -1).join() === other.path.slice(0, -1).join()
}

function lostReason({ component }: Block): string {
  const { model, entry } = Object(Object(component?.options).symbol)
  if (!model || !entry) return 'its symbol is not chosen'
  return `its symbol is gone: there is no published entry “${entry}” of model “${model}”`
}

/** What the block itself says about being shown. */
function ownReason({ show, hide, properties, bindings, repeat }: Block): string | undefined {
  for (const name of ['hide', 'show', 'properties.hide', 'properties.show']) {
    const code = bindings?.[name]
    if (code) return `its binding of “${name.replace('properties.', '')}” hides it: ${code}`
  }
  if (hide ?? properties?.hide) return '“hide” is on'
  const isShown = show ?? properties?.show
  if (isShown !== undefined && !isShown) return '“show” is off'
  const { collection } = Object(repeat)
  return collection ? `the list it repeats for is empty: ${collection}` : undefined
}
