import { PanelFrame } from '../../shell/PanelFrame'
import { usePlayground } from '../../shell/PlaygroundContext'
import { Notice } from '../../ui/Notice'
import { Editor } from './Editor'

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
  return <Editor key={preview.load} entry={entry} />
}
