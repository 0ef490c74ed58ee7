import { Tabs } from '@base-ui/react/tabs'
import { type ReactNode, useState } from 'react'
import styles from './KindTabs.module.css'
import { kinds, type SnippetKind } from './kinds'

interface KindTabsProps {
  /** What stands under the chosen kind. */
  children(kind: SnippetKind): ReactNode
}

/** A choice between the ways to put content on a site. */
export function KindTabs({ children }: KindTabsProps) {
  const [chosen, choose] = useState('element')
  return (
    <Tabs.Root value={chosen} onValueChange={choose}>
      <Tabs.List className={styles.list} aria-label="Kind of snippet">
        {kinds.map(({ id, label }) => (
          <Tabs.Tab key={id} value={id} className={styles.tab}>
            {label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {kinds.map((kind) => (
        <Tabs.Panel key={kind.id} value={kind.id} className={styles.panel}>
          {children(kind)}
        </Tabs.Panel>
      ))}
    </Tabs.Root>
  )
}
