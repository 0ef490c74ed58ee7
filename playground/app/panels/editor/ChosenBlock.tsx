import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { Block } from '../../../../src/content/types'
import { BlockForm } from '../../blockForm/BlockForm'
import { valueAt } from '../../draft/path'
import { IconButton } from '../../ui/Button'
import type { TreeNode } from '../content/blocks/blockTree'
import styles from './ChosenBlock.module.css'
import type { Editor } from './useEditor'

const WAYS = [
  { way: -1, label: 'Move up', icon: 'up', key: 'ArrowUp' },
  { way: 1, label: 'Move down', icon: 'down', key: 'ArrowDown' },
] as const

/** The chosen block: where it stands, and its options. */
export function ChosenBlock({ editor, node }: { editor: Editor; node: TreeNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const around = editor.chosen.at(-2)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another block is a reason to begin at its name
  useEffect(() => {
    // Not away from the page: there the author goes on clicking.
    if (document.activeElement?.localName !== 'iframe') heading.current?.focus()
  }, [node.id])

  function onKeyDown(event: KeyboardEvent) {
    const wanted = event.altKey && WAYS.find(({ key }) => key === event.key)
    if (!wanted) return
    event.preventDefault()
    editor.move(node, wanted.way)
  }

  return (
    <section className={styles.chosen} aria-label="Chosen block" onKeyDown={onKeyDown}>
      <div className={styles.head}>
        <IconButton
          label="Back to all blocks"
          icon="back"
          onClick={() => editor.select(undefined)}
        />
        <h3 className={styles.name} ref={heading} tabIndex={-1}>
          {node.label}
        </h3>
        {WAYS.map(({ way, label, icon, key }) => (
          <IconButton
            key={way}
            label={label}
            icon={icon}
            aria-keyshortcuts={`Alt+${key}`}
            aria-disabled={!editor.canMove(node, way)}
            onClick={() => editor.move(node, way)}
          />
        ))}
      </div>
      <p className={styles.place}>
        {around ? (
          <>
            Inside{' '}
            <button
              type="button"
              className={styles.around}
              onClick={() => editor.select(around.key)}
            >
              {around.label}
            </button>
          </>
        ) : (
          'At the top of the entry'
        )}
      </p>
      <div className={styles.form}>
        <BlockForm
          key={node.id}
          block={valueAt(editor.entry, node.path) as Block}
          inputs={editor.inputs}
          onChange={(next) => editor.change(node, next)}
        />
      </div>
    </section>
  )
}
