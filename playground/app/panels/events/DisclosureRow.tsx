import { type ReactNode, useId } from 'react'
import { Icon } from '../../ui/Icon'
import styles from './DisclosureRow.module.css'

interface DisclosureRowProps {
  open: boolean
  onToggle(): void
  /** What stands in the row at all times. */
  summary: ReactNode
  /** What shows below when it is open. */
  children: ReactNode
}

/** A row of a list that opens on its details. */
export function DisclosureRow({ open, onToggle, summary, children }: DisclosureRowProps) {
  const id = useId()
  return (
    <>
      <button
        type="button"
        className={styles.row}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={onToggle}
      >
        {summary}
        <Icon name="expand" className={styles.arrow} />
      </button>
      {open && (
        <div id={id} className={styles.detail}>
          {children}
        </div>
      )}
    </>
  )
}
