import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { usePlayground } from '../../../shell/PlaygroundContext'
import { ChevronIcon } from '../../../ui/icons'
import styles from './BlockTree.module.css'
import type { TreeNode } from './blockTree'
import { treeStep, type VisibleNode, visibleNodes } from './treeRows'

interface BlockTreeProps {
  nodes: readonly TreeNode[]
  /** The chosen block with those around it, outermost first. */
  chosen: readonly TreeNode[]
}

/** The outline of an entry. The block under the pointer or the focus is outlined in the preview. */
export function BlockTree({ nodes, chosen }: BlockTreeProps) {
  const { update, preview } = usePlayground()
  const [toggled, setToggled] = useState<ReadonlyMap<string, boolean>>(new Map())
  const [focused, setFocused] = useState<string>()
  const tree = useRef<HTMLDivElement>(null)
  const current = chosen[chosen.length - 1]
  const rows = useMemo(() => visibleNodes(nodes, toggled, chosen), [nodes, toggled, chosen])
  const tabStop =
    rows.find(({ node }) => node.key === focused) ??
    rows.find(({ node }) => node === current) ??
    rows[0]
  const choose = (node: TreeNode) => update({ block: node.id ?? node.key })
  const toggle = ({ node, open }: VisibleNode) => setToggled(new Map(toggled).set(node.key, !open))

  function onKeyDown(event: KeyboardEvent, row: VisibleNode) {
    if (event.key === 'Enter' || event.key === ' ') choose(row.node)
    else {
      const step = treeStep(rows, row, event.key)
      if (!step) return
      if (step.toggle) toggle(row)
      if (step.to) focusRow(step.to.node.key)
    }
    event.preventDefault()
  }

  function focusRow(key: string) {
    tree.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)?.focus()
  }

  return (
    <div
      ref={tree}
      className={styles.tree}
      role="tree"
      aria-label="Blocks"
      onPointerLeave={() => preview.highlight(undefined)}
      onBlur={() => preview.highlight(undefined)}
    >
      {rows.map((row) => {
        const { node, level, open, position, siblings } = row
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
              preview.highlight(node.id)
            }}
            onPointerEnter={() => preview.highlight(node.id)}
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
              {node.children.length > 0 && <ChevronIcon />}
            </span>
            <span className={styles.label}>{node.label}</span>
            <span className={styles.hint}>{node.hint}</span>
          </div>
        )
      })}
    </div>
  )
}
