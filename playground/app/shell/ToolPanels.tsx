import { Tabs } from '@base-ui/react/tabs'
import styles from './ToolPanels.module.css'
import { tools } from './tools'

/** The panel of the open tool. */
export function ToolPanels() {
  return tools.map(({ id, Panel }) => (
    <Tabs.Panel key={id} value={id} className={styles.panel}>
      <Panel />
    </Tabs.Panel>
  ))
}
