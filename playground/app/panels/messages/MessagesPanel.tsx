import { Tabs } from '@base-ui/react/tabs'
import type { EntrySummary } from '../../data/entries'
import { PanelFrame } from '../../shell/PanelFrame'
import { usePlayground } from '../../shell/PlaygroundContext'
import { Button } from '../../ui/Button'
import { Notice } from '../../ui/Notice'
import { TabList } from '../../ui/TabList'
import { BlockTree } from '../content/blocks/BlockTree'
import { EntrySkeleton } from '../content/entry/EntryState'
import { ChosenBlock } from './ChosenBlock'
import styles from './Editor.module.css'
import { MessageLog } from './MessageLog'
import { Stranger } from './Stranger'
import { useEditor } from './useEditor'

/** A visual builder: the page in the preview is edited by messages, as on an author's screen. */
export function EditorPanel() {
  const { entry, preview } = usePlayground()
  if (!entry) {
    return (
      <PanelFrame title="Editor">
        <Notice title="No entry chosen">
          The blocks of an entry will appear here, to be changed on the page while you look. Choose
          one under Content.
        </Notice>
      </PanelFrame>
    )
  }
  return <EditorOfPage key={preview.load} entry={entry} />
}

/** The editor for one load of the page. */
function EditorOfPage({ entry }: { entry: EntrySummary }) {
  const editor = useEditor(entry.id)
  const node = editor.chosen.at(-1)
  return (
    <Tabs.Root className={styles.editor} defaultValue="blocks">
      <PanelFrame
        title="Editor"
        actions={
          <Button onClick={editor.reset} disabled={!editor.isChanged}>
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
          {editor.entry && !node && (
            <>
              <p className={styles.hint}>
                {editor.nodes.length > 0
                  ? 'Click a block on the page, or choose it here.'
                  : 'This entry has no blocks.'}
              </p>
              <BlockTree
                nodes={editor.nodes}
                chosen={editor.chosen}
                onChoose={editor.select}
                onHint={editor.hint}
              />
            </>
          )}
          {node && <ChosenBlock editor={editor} node={node} />}
        </Tabs.Panel>
        <Tabs.Panel value="messages" className={styles.page}>
          <Stranger editor={editor} />
          <MessageLog editor={editor} />
        </Tabs.Panel>
      </PanelFrame>
    </Tabs.Root>
  )
}

/** Stands where the blocks will be, and says why they are not there. */
function EditorWaiting() {
  const { preview } = usePlayground()
  const { phase, message } = preview.status
  if (phase === 'loading') return <EntrySkeleton />
  return (
    <Notice
      kind={phase === 'failed' ? 'failure' : 'empty'}
      title={phase === 'failed' ? 'The page shows no content' : 'The page has told of no blocks'}
      actions={<Button onClick={preview.reload}>Reload the page</Button>}
    >
      {message ?? 'An editor can change what the page shows. Reload it to begin.'}
    </Notice>
  )
}
