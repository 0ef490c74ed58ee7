import { useState } from 'react'
import { usePlayground } from '../../context/PlaygroundContext'
import { fetchJson } from '../../data/fetchJson'
import { IconButton } from '../../ui/Button'
import { Confirm } from '../../ui/Confirm'
import type { LiveActivity } from './useActivity'

/** Button that clears the lists, once that is confirmed. */
export function ClearEvents({ live }: { live: LiveActivity }) {
  const { config } = usePlayground()
  const [clearing, setClearing] = useState<'asked' | 'failed'>()

  async function clear() {
    try {
      await fetchJson(`${config.contentHost}/admin/activity`, undefined, 'DELETE')
      setClearing(undefined)
      live.refresh()
    } catch {
      setClearing('failed')
    }
  }

  return (
    <>
      <IconButton
        label="Clear"
        icon="clear"
        disabled={!live.activity}
        aria-haspopup="dialog"
        onClick={() => setClearing('asked')}
      />
      <Confirm
        open={clearing !== undefined}
        title="Clear all events?"
        action="Clear events"
        failure={
          clearing === 'failed'
            ? 'The content host does not answer. Start it, then try again.'
            : undefined
        }
        onConfirm={() => void clear()}
        onClose={() => setClearing(undefined)}
      >
        The content host forgets every event, form, file and request. Content stays. This cannot be
        undone.
      </Confirm>
    </>
  )
}
