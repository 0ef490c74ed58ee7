import { Tabs } from '@base-ui/react/tabs'
import type { CSSProperties } from 'react'
import { classes } from './Button'
import styles from './TabList.module.css'

interface TabListProps {
  /** Accessible name. */
  label: string
  tabs: readonly { readonly id: string; readonly label: string; readonly count?: number }[]
  /** Number of tabs per row. */
  columns: number
  className?: string | undefined
}

/** The tabs of a `Tabs.Root`, all visible. */
export function TabList({ label, tabs, columns, className }: TabListProps) {
  return (
    <Tabs.List
      className={classes(styles.list, className)}
      style={{ '--columns': columns } as CSSProperties}
      aria-label={label}
    >
      {tabs.map((tab) => (
        <Tabs.Tab key={tab.id} value={tab.id} className={styles.tab}>
          {tab.label}
          {tab.count !== undefined && <span className={styles.count}> {tab.count}</span>}
        </Tabs.Tab>
      ))}
    </Tabs.List>
  )
}
