import { Tabs } from '@base-ui/react/tabs'
import { Suspense } from 'react'
import { EntrySkeleton } from '../panels/content/EntrySkeleton'
import { PanelFrame } from './PanelFrame'
import styles from './ToolPanels.module.css'
import { tools } from './tools'

/** The panel of the open tool. */
export function ToolPanels() {
  return tools.map(({ id, label, Panel }) => (
    <Tabs.Panel key={id} value={id} className={styles.panel}>
      <Suspense
        fallback={
          <PanelFrame title={label}>
            <EntrySkeleton label={`Loading ${label}`} />
          </PanelFrame>
        }
      >
        <Panel />
      </Suspense>
    </Tabs.Panel>
  ))
}
