import { useState } from 'react'
import { usePlayground } from '../../shell/PlaygroundContext'
import { Confirm } from '../../ui/Confirm'
import { IconButton } from '../../ui/IconButton'
import { ClearIcon } from '../../ui/icons'
import { clearActivity } from './loadActivity'

interface ClearButtonProps {
  disabled: boolean
  onCleared(): void
}

/** Has the content host forget what it got, once that is confirmed: it cannot be undone. */
export function ClearButton({ disabled, onCleared }: ClearButtonProps) {
  const { config } = usePlayground()
  const [open, setOpen] = useState(false)
  const [failed, setFailed] = useState(false)

  async function clear() {
    try {
      await clearActivity(config)
      setOpen(false)
      setFailed(false)
      onCleared()
    } catch {
      setFailed(true)
    }
  }

  return (
    <>
      <IconButton
        label="Clear"
        icon={ClearIcon}
        disabled={disabled}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <Confirm
        open={open}
        title="Clear all events?"
        action="Clear events"
        failure={failed ? 'The content host does not answer. Start it, then try again.' : undefined}
        onConfirm={() => void clear()}
        onClose={() => {
          setOpen(false)
          setFailed(false)
        }}
      >
        The content host forgets every event, form, file and request. Content stays. This cannot be
        undone.
      </Confirm>
    </>
  )
}
