import { usePlayground } from '../../context/PlaygroundContext'
import { ownJson } from '../../source/useSource'
import { TextButton } from '../../ui/Button'
import { Notice } from '../../ui/Notice'
import { PanelFrame } from '../PanelFrame'
import { MessageLog } from './MessageLog'

/** Connects a visual editor and shows the messages that editing exchanges with the page. */
export function MessagesPanel() {
  const { entry, state, update } = usePlayground()
  if (!entry || ownJson(state.source)) {
    return (
      <PanelFrame title="Messages">
        <Notice title="Nothing to edit by message">
          A visual editor changes entries of a content host. Choose one under Content, of the
          samples or of your space, and what it and the page say to each other appears here.
        </Notice>
      </PanelFrame>
    )
  }
  if (state.editor !== 'connected') {
    return (
      <PanelFrame title="Messages">
        <Notice
          title="No visual editor is connected"
          actions={
            <TextButton primary onClick={() => update({ editor: 'connected' })}>
              Connect a visual editor
            </TextButton>
          }
        >
          Once one is, the page gets each change that you make under Content by message, as from the
          visual editor that frames it. The messages of both appear here. Nothing is tracked
          meanwhile.
        </Notice>
      </PanelFrame>
    )
  }
  return (
    <PanelFrame
      title="Messages"
      actions={<TextButton onClick={() => update({ editor: 'none' })}>Disconnect</TextButton>}
    >
      <MessageLog />
    </PanelFrame>
  )
}
