import { Tabs } from '@base-ui/react/tabs'
import type { EntrySummary } from '../../data/entries'
import { PanelFrame } from '../../shell/PanelFrame'
import { Button } from '../../ui/Button'
import { TabList } from '../../ui/TabList'
import { BlockList } from './BlockList'
import { ChosenBlock } from './ChosenBlock'
import styles from './Editor.module.css'
import { EditorWaiting } from './EditorWaiting'
import { MessageLog } from './MessageLog'
import { Stranger } from './Stranger'
import { useEditor } from './useEditor'

/** The editor for one load of the page. */
export function Editor({ entry }: { entry: EntrySummary }) {
  const editor = useEditor(entry.id)
  const isChanged = editor.entry !== editor.original
  return (
    <Tabs.Root className={styles.editor} defaultValue="blocks">
      <PanelFrame
        title="Editor"
        actions={
          <Button onClick={editor.reset} disabled={!isChanged}>
            Reset
          </Button>
        }
        head={
          <TabList
            label="Editor"
            className={styles.tabs}
            columns={2}
            tabs={[
              { id: 'blocks', label: 'Blocks' },
              { id: 'messages', label: 'Messages', count: editor.count },
            ]}
          />
        }
      >
        <Tabs.Panel value="blocks" className={styles.page}>
          {!editor.entry && <EditorWaiting />}
          {editor.entry && !editor.chosen && <BlockList editor={editor} />}
          {editor.chosen && <ChosenBlock editor={editor} row={editor.chosen} />}
        </Tabs.Panel>
        <Tabs.Panel value="messages" className={styles.page}>
          <Stranger editor={editor} />
          <MessageLog editor={editor} />
        </Tabs.Panel>
      </PanelFrame>
    </Tabs.Root>
  )
}
