import { type KeyboardEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { Icon } from '../../../ui/Icon'
import { type Absences, absenceKey } from './absences'
import styles from './BlockTree.module.css'
import type { TreeNode } from './blockTree'
import { type BlockEdit, editFor } from './editBlocks'

interface BlockTreeProps {
  nodes: readonly TreeNode[]
  /** The chosen block after its ancestors, outermost first. */
  chosen: readonly TreeNode[]
  /** Why blocks are not on the page. */
  absences: Absences
  /** Called with the block's path: variations repeat the ids of their blocks. */
  onChoose(key: string): void
  /** Edits the list that a block is in, and returns its key afterwards. */
  onEdit(node: TreeNode, edit: BlockEdit): string | undefined
  /** Called with the id of the block under the pointer or focus. */
  onHint(id: string | undefined): void
}

/** Outline of an entry, to choose a block by pointer or keyboard. */
export function BlockTree(props: BlockTreeProps) {
  const { nodes, chosen, absences, onChoose, onEdit, onHint } = props
  const [toggled, setToggled] = useState<ReadonlyMap<string, boolean>>(new Map())
  const [focused, setFocused] = useState<string>()
  const edited = useRef<string>(undefined)
  const tree = useRef<HTMLDivElement>(null)
  const current = chosen[chosen.length - 1]
  const rows = useMemo(() => visibleNodes(nodes, toggled, chosen), [nodes, toggled, chosen])
  const tabStop =
    rows.find(({ node }) => node.key === focused) ??
    rows.find(({ node }) => node === current) ??
    rows[0]
  const choose = (node: TreeNode) => onChoose(node.key)
  const toggle = ({ node, open }: VisibleNode) => setToggled(new Map(toggled).set(node.key, !open))

  const currentKey = current?.key
  const [lastKey, setLastKey] = useState<string>()
  if (currentKey !== undefined && currentKey !== lastKey) {
    setLastKey(currentKey)
    // Parents of the chosen block open with it, and stay open when another is chosen.
    const opened = chosen.map(({ key }) => [key, true] as const)
    setToggled(new Map([...opened.slice(-1), ...toggled, ...opened.slice(0, -1)]))
  }
  useEffect(() => {
    // The block chosen by a link may be far down the outline.
    if (currentKey !== undefined)
      rowIn(tree.current, currentKey)?.scrollIntoView({ block: 'nearest' })
    // A form that closes takes the focus with it.
    else if (lastKey !== undefined && document.activeElement === document.body)
      rowNear(tree.current, lastKey)?.focus()
  }, [currentKey, lastKey])
  // Other effects of the last rendering may still be waiting when a key is pressed, and would then
  // run before the change.
  useLayoutEffect(() => {
    if (edited.current !== undefined) rowNear(tree.current, edited.current)?.focus()
    edited.current = undefined
  })

  function onKeyDown(event: KeyboardEvent, row: VisibleNode) {
    const edit = editFor(event)
    if (edit) edited.current = onEdit(row.node, edit)
    else if (event.key === 'Enter' || event.key === ' ') choose(row.node)
    else {
      const step = treeStep(rows, row, event.key)
      if (!step) return
      if (step.toggle) toggle(row)
      if (step.to) rowIn(tree.current, step.to.node.key)?.focus()
    }
    event.preventDefault()
  }

  return (
    <div
      ref={tree}
      className={styles.tree}
      role="tree"
      aria-label="Blocks"
      onPointerLeave={() => onHint(undefined)}
      onBlur={() => onHint(undefined)}
    >
      {rows.map((row) => {
        const { node, level, open, position, siblings } = row
        const reason = absences.get(absenceKey(node))
        return (
          <div
            key={node.key}
            className={styles.row}
            role="treeitem"
            data-key={node.key}
            tabIndex={row === tabStop ? 0 : -1}
            aria-level={level}
            aria-posinset={position}
            aria-setsize={siblings}
            aria-expanded={node.children.length > 0 ? open : undefined}
            aria-selected={node === current}
            style={{ paddingLeft: 8 + Math.min(level - 1, 12) * 14 }}
            onClick={() => choose(node)}
            onKeyDown={(event) => onKeyDown(event, row)}
            onFocus={() => {
              setFocused(node.key)
              onHint(node.id)
            }}
            // Not on entering: a list that closes over the outline is no hint.
            onPointerMove={() => onHint(node.id)}
          >
            <span
              className={styles.twist}
              data-open={open || undefined}
              aria-hidden="true"
              onClick={(event) => {
                if (node.children.length === 0) return
                event.stopPropagation()
                toggle(row)
              }}
            >
              {node.children.length > 0 && <Icon name="chevron" />}
            </span>
            <span className={styles.label}>{node.label}</span>
            <span className={styles.hint}>{node.hint}</span>
            {reason !== undefined && (
              <span className={styles.absent} title={absenceText(reason)}>
                <Icon name="absent" />
                <span className="visually-hidden">{absenceText(reason)}</span>
              </span>
            )}
          </div>
        )
      })}
    </div>
  )
}

/** A reason as a sentence. */
export const absenceText = (reason: string) => `Not on the page, because ${reason}.`

function rowIn(tree: HTMLElement | null, key: string): HTMLElement | null | undefined {
  return tree?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)
}

/** The row of a block or, where it is gone, of the one before it or around it. */
function rowNear(tree: HTMLElement | null, key: string): HTMLElement | null | undefined {
  const [, list = '', index] = /^(.*)\.(\d+)$/.exec(key) ?? []
  const row = rowIn(tree, key) ?? (index && rowIn(tree, `${list}.${Number(index) - 1}`))
  return row || (key ? rowNear(tree, key.replace(/\.?[^.]*$/, '')) : undefined)
}

/** A visible row of the outline. */
export interface VisibleNode {
  readonly node: TreeNode
  /** Counted from 1. */
  readonly level: number
  readonly open: boolean
  /** Position among its siblings, counted from 1. */
  readonly position: number
  readonly siblings: number
}

/** Number of levels that start open. */
const OPEN_LEVELS = 2

/**
 * Rows of the outline whose ancestors are all open. The chosen block and its
 * ancestors start open.
 * Variations, which repeat the blocks above them, start closed.
 */
export function visibleNodes(
  nodes: readonly TreeNode[],
  toggled: ReadonlyMap<string, boolean>,
  chosen: readonly TreeNode[],
  level = 1,
): readonly VisibleNode[] {
  return nodes.flatMap((node, index) => {
    const isVariation = node.id === undefined
    const isChosen = chosen.some(({ key }) => key === node.key)
    const usual = isChosen || (level <= OPEN_LEVELS && !isVariation)
    const open = node.children.length > 0 && (toggled.get(node.key) ?? usual)
    const row = { node, level, open, position: index + 1, siblings: nodes.length }
    return open ? [row, ...visibleNodes(node.children, toggled, chosen, level + 1)] : [row]
  })
}

/** Effect of a key on a row: where the focus moves, and whether the row opens or closes. */
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
