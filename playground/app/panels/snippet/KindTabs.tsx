import { Tabs } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import { usePlayground } from '../../shell/PlaygroundContext'
import type { SnippetId } from '../../state/urlState'
import { TabList } from '../../ui/TabList'
import styles from './KindTabs.module.css'
import { kinds, type SnippetKind } from './kinds'

interface KindTabsProps {
  /** What stands under the chosen kind. */
  children(kind: SnippetKind): ReactNode
}

/** A choice between the ways to put content on a site. */
export function KindTabs({ children }: KindTabsProps) {
  const { state, update } = usePlayground()
  return (
    <Tabs.Root value={state.snippet} onValueChange={(snippet: SnippetId) => update({ snippet })}>
      <TabList label="Kind of snippet" tabs={kinds} columns={3} />
      {kinds.map((kind) => (
        <Tabs.Panel key={kind.id} value={kind.id} className={styles.panel}>
          {children(kind)}
        </Tabs.Panel>
      ))}
    </Tabs.Root>
  )
}
