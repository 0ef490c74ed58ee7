import { Accordion } from '@base-ui/react/accordion'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/Icon'
import styles from './DisclosureRow.module.css'

interface DisclosureRowProps {
  /** Different for each row of the list. */
  value: string
  /** Content of the row, always visible. */
  summary: ReactNode
  /** Content below the row while it is open. */
  children: ReactNode
}

/** A row of a list that opens on its details, one at a time. */
export function DisclosureRow({ value, summary, children }: DisclosureRowProps) {
  return (
    <Accordion.Item value={value}>
      <Accordion.Header render={<div />}>
        <Accordion.Trigger className={styles.row}>
          {summary}
          <Icon name="expand" className={styles.arrow} />
        </Accordion.Trigger>
      </Accordion.Header>
      <Accordion.Panel className={styles.detail}>{children}</Accordion.Panel>
    </Accordion.Item>
  )
}
