import { usePlayground } from '../../context/PlaygroundContext'
import { ownJson } from '../../source/useSource'
import { TextButton } from '../../ui/Button'
import { Notice } from '../../ui/Notice'
import { PanelFrame } from '../PanelFrame'
import { MessageLog } from './MessageLog'

/** Shows the messages that the connected visual editor exchanges with the page. */
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
  return (
    <PanelFrame
      title="Messages"
      actions={<TextButton onClick={() => update({ editor: 'none' })}>Disconnect</TextButton>}
    >
      <MessageLog />
    </PanelFrame>
  )
}
