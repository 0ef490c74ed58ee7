import { type KeyboardEvent, useEffect, useRef } from 'react'
import { BlockForm } from '../../blockForm/BlockForm'
import { IconButton } from '../../ui/IconButton'
import { BackIcon, DownIcon, UpIcon } from '../../ui/icons'
import styles from './ChosenBlock.module.css'
import type { OutlineRow } from './outline'
import type { Editor } from './useEditor'

const WAYS = [
  { way: -1, label: 'Move up', icon: UpIcon, key: 'ArrowUp' },
  { way: 1, label: 'Move down', icon: DownIcon, key: 'ArrowDown' },
] as const

/** The chosen block: where it stands, and its options. */
export function ChosenBlock({ editor, row }: { editor: Editor; row: OutlineRow }) {
  const { block, path, label } = row
  const heading = useRef<HTMLHeadingElement>(null)
  const around = editor.rows.filter((other) => path.startsWith(`${other.path}.`)).at(-1)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another block is a reason to begin at its name
  useEffect(() => {
    // Not away from the page: there the author goes on clicking.
    if (document.activeElement?.localName !== 'iframe') heading.current?.focus()
  }, [block.id])

  function onKeyDown(event: KeyboardEvent) {
    const wanted = event.altKey && WAYS.find(({ key }) => key === event.key)
    if (!wanted) return
    event.preventDefault()
    editor.move(row, wanted.way)
  }

  return (
    <section className={styles.chosen} aria-label="Chosen block" onKeyDown={onKeyDown}>
      <div className={styles.head}>
        <IconButton
          label="Back to all blocks"
          icon={BackIcon}
          onClick={() => editor.select(undefined)}
        />
        <h3 className={styles.name} ref={heading} tabIndex={-1}>
          {label}
        </h3>
        {WAYS.map(({ way, label: does, icon, key }) => (
          <IconButton
            key={way}
            label={does}
            icon={icon}
            aria-keyshortcuts={`Alt+${key}`}
            aria-disabled={!editor.canMove(row, way)}
            onClick={() => editor.move(row, way)}
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
              onClick={() => editor.select(around.path)}
            >
              {around.label}
            </button>
          </>
        ) : (
          'At the top of the entry'
        )}
        {block.component?.name && block.component.name !== label && (
          <span> · {block.component.name}</span>
        )}
      </p>
      <div className={styles.form}>
        <BlockForm
          key={block.id ?? path}
          block={block}
          inputs={editor.inputs}
          onChange={(next) => editor.change(row, next)}
        />
      </div>
    </section>
  )
}
