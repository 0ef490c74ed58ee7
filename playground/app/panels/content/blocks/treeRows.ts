import type { TreeNode } from './blockTree'

/** A row of the outline that is in sight. */
export interface VisibleNode {
  readonly node: TreeNode
  /** Counted from 1. */
  readonly level: number
  readonly open: boolean
  /** Place among those beside it, from 1. */
  readonly position: number
  readonly siblings: number
}

/** So many levels are open by themselves. */
const OPEN_LEVELS = 2

/** The rows that are not inside of a closed one. Those around the chosen block are open unless they were closed. */
export function visibleNodes(
  nodes: readonly TreeNode[],
  toggled: ReadonlyMap<string, boolean>,
  chosen: readonly TreeNode[],
  level = 1,
): readonly VisibleNode[] {
  return nodes.flatMap((node, index) => {
    const usual = level <= OPEN_LEVELS || chosen.slice(0, -1).some(({ key }) => key === node.key)
    const open = node.children.length > 0 && (toggled.get(node.key) ?? usual)
    const row = { node, level, open, position: index + 1, siblings: nodes.length }
    return open ? [row, ...visibleNodes(node.children, toggled, chosen, level + 1)] : [row]
  })
}

/** What a key does on a row: where the focus goes, and whether the row is opened or closed. */
export function treeStep(
  rows: readonly VisibleNode[],
  row: VisibleNode,
  key: string,
): { readonly to?: VisibleNode | undefined; readonly toggle?: boolean } | undefined {
  const index = rows.indexOf(row)
  switch (key) {
    case 'ArrowDown':
      return { to: rows[index + 1] }
    case 'ArrowUp':
      return { to: rows[index - 1] }
    case 'Home':
      return { to: rows[0] }
    case 'End':
      return { to: rows[rows.length - 1] }
    case 'ArrowRight':
      if (row.node.children.length === 0) return {}
      return row.open ? { to: rows[index + 1] } : { toggle: true }
    case 'ArrowLeft':
      if (row.open) return { toggle: true }
      return {
        to: rows
          .slice(0, index)
          .reverse()
          .find(({ level }) => level < row.level),
      }
  }
  return undefined
}
