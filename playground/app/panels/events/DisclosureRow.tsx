import { Accordion } from '@base-ui/react/accordion'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/Icon'
import styles from './DisclosureRow.module.css'

interface DisclosureRowProps {
  /** Unique in the list. */
  value: string
  /** Always visible. */
  summary: ReactNode
  /** Visible while the row is open. */
  children: ReactNode
}

/** A list row that expands to show details; one row is open at a time. */
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
