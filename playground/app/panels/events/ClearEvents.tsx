import { useState } from 'react'
import { usePlayground } from '../../context/PlaygroundContext'
import { fetchJson } from '../../data/fetchJson'
import { IconButton } from '../../ui/Button'
import { Confirm, Message } from '../../ui/Confirm'
import { useAttempt } from '../content/entry/useAttempt'
import type { LiveActivity } from './useActivity'

/** Button that clears the lists, once that is confirmed. */
export function ClearEvents({ live }: { live: LiveActivity }) {
  const { config } = usePlayground()
  const { attempt, problem, forget } = useAttempt()
  const [isAsked, setAsked] = useState(false)

  async function clear() {
    await fetchJson(`${config.contentHost}/admin/activity`, undefined, 'DELETE')
    live.refresh()
  }

  return (
    <>
      <IconButton
        label="Clear"
        icon="clear"
        disabled={!live.activity}
        aria-haspopup="dialog"
        onClick={() => setAsked(true)}
      />
      <Message text={problem} onClose={forget} />
      <Confirm
        open={isAsked}
        title="Clear all events?"
        action="Clear events"
        onConfirm={() => void attempt(clear)}
        onClose={() => setAsked(false)}
      >
        The content host forgets every event, form, file and request. Content stays. This cannot be
        undone.
      </Confirm>
    </>
  )
}
