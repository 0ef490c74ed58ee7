import { useId } from 'react'
import styles from './BlockList.module.css'
import type { OutlineRow } from './outline'
import type { Editor } from './useEditor'

const INDENT = 12
/** Deeper blocks stand no further in: names need room. */
const MAX_INDENTS = 8

/** Every block of the entry, to choose one without the pointer on the page. */
export function BlockList({ editor }: { editor: Editor }) {
  const hintId = useId()
  if (editor.rows.length === 0) return <p className={styles.hint}>This entry has no blocks.</p>
  return (
    <>
      <p id={hintId} className={styles.hint}>
        Click a block on the page, or choose it here.
      </p>
      <ul className={styles.list} aria-describedby={hintId} aria-label="Blocks">
        {editor.rows.map((row) => (
          <li key={row.path}>
            <BlockRow editor={editor} row={row} />
          </li>
        ))}
      </ul>
    </>
  )
}

function BlockRow({ editor, row }: { editor: Editor; row: OutlineRow }) {
  return (
    <button
      type="button"
      className={styles.row}
      style={{ paddingLeft: 8 + INDENT * Math.min(row.depth, MAX_INDENTS) }}
      onClick={() => editor.select(row.path)}
      onPointerEnter={() => editor.hint(row)}
      onPointerLeave={() => editor.hint(undefined)}
      onFocus={() => editor.hint(row)}
      onBlur={() => editor.hint(undefined)}
    >
      <span className={styles.label}>{row.label}</span>
      {row.excerpt && <span className={styles.excerpt}>{row.excerpt}</span>}
    </button>
  )
}
