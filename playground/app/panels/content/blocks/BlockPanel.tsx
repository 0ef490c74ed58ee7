import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { Block } from '../../../../../src/content/types'
import { isBlock } from '../../../../../src/content/walkBlocks'
import { isRecord } from '../../../../../src/utils/isRecord'
import { BlockForm, InputField } from '../../../blockForm/BlockForm'
import { valueAt, withValueAt } from '../../../draft/path'
import { usePlayground } from '../../../shell/PlaygroundContext'
import { IconButton } from '../../../ui/Button'
import styles from './BlockPanel.module.css'
import type { TreeNode } from './blockTree'
import { moveBlock } from './moveBlock'

/** Inputs that every block has in addition to its definition's. */
const COMMON = [
  { name: 'layerName', type: 'string', helperText: 'Name of this block for authors' },
  { name: 'responsiveStyles', type: 'json', helperText: 'CSS by screen size, the largest first' },
] as const

const WAYS = [
  { way: -1, label: 'Move up', icon: 'up', key: 'ArrowUp' },
  { way: 1, label: 'Move down', icon: 'down', key: 'ArrowDown' },
] as const

/** Edits the options of the chosen block. Changes show in the preview immediately. */
export function BlockPanel({ node }: { node: TreeNode }) {
  const { draft, update, preview } = usePlayground()
  const { highlight } = preview
  const block = valueAt(draft.entry, node.path)
  const heading = useRef<HTMLHeadingElement>(null)
  const close = () => update({ block: undefined })

  // The focus follows a choice on the page or in the outline, but not a link that opens a form.
  useEffect(() => {
    const { activeElement } = document
    const isChosen =
      activeElement === preview.frame.current || activeElement?.closest('[role=tree]')
    if (isChosen) heading.current?.focus()
  }, [preview.frame])

  useEffect(() => {
    highlight(node.id)
    return () => highlight(undefined)
  }, [highlight, node.id])

  const change = (next: unknown) => {
    const entry = withValueAt(draft.entry, node.path, next)
    if (isRecord(entry)) draft.setEntry(entry)
  }
  const moved = (way: -1 | 1) =>
    isBlock(block) ? moveBlock(draft.entry, node.path, way) : undefined
  function move(way: -1 | 1) {
    const result = moved(way)
    if (!result) return
    draft.setEntry(result.entry)
    update({ block: result.key })
  }
  function onKeyDown(event: KeyboardEvent) {
    // A list that is open over the form closes first.
    if (event.key === 'Escape' && event.currentTarget.contains(event.target as Node)) close()
    const wanted = event.altKey && WAYS.find(({ key }) => key === event.key)
    if (!wanted) return
    event.preventDefault()
    move(wanted.way)
  }
  return (
    <section
      className={styles.form}
      aria-label={`Options of ${node.label}`}
      onFocus={() => highlight(node.id)}
      onPointerEnter={() => highlight(node.id)}
      onKeyDown={onKeyDown}
    >
      <header className={styles.head}>
        <IconButton
          className={styles.back}
          label="Back to the blocks"
          icon="back"
          onClick={close}
        />
        <h3 ref={heading} tabIndex={-1} className={styles.title}>
          {node.label}
        </h3>
        <span className={styles.id}>{node.id}</span>
        {isBlock(block) &&
          WAYS.map(({ way, label, icon, key }) => (
            <IconButton
              key={way}
              label={label}
              icon={icon}
              aria-keyshortcuts={`Alt+${key}`}
              aria-disabled={!moved(way)}
              onClick={() => move(way)}
            />
          ))}
        <IconButton className={styles.close} label="Close the form" icon="close" onClick={close} />
      </header>
      <div className={styles.fields}>
        {isBlock(block) ? (
          <Fields block={block} onChange={change} />
        ) : (
          <p className={styles.none}>A variation: its blocks are listed below it.</p>
        )}
      </div>
    </section>
  )
}

function Fields({ block, onChange }: { block: Block; onChange(block: unknown): void }) {
  const { registered } = usePlayground().preview.status
  return (
    <>
      <BlockForm block={block} inputs={registered ?? {}} onChange={onChange} />
      {COMMON.map((input) => (
        <InputField
          key={input.name}
          input={input}
          value={block[input.name]}
          onChange={(value) => onChange(withValueAt(block, [input.name], value))}
        />
      ))}
    </>
  )
}
