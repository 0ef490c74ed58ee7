import { AlertDialog } from '@base-ui/react/alert-dialog'
import { useState } from 'react'
import { usePlayground } from '../../shell/PlaygroundContext'
import { Button } from '../../ui/Button'
import { IconButton } from '../../ui/IconButton'
import { ClearIcon } from '../../ui/icons'
import styles from './ClearButton.module.css'
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
      onCleared()
    } catch {
      setFailed(true)
    }
  }

  return (
    <AlertDialog.Root
      open={open}
      onOpenChange={(next) => {
        setOpen(next)
        setFailed(false)
      }}
    >
      <IconButton
        label="Clear"
        icon={ClearIcon}
        disabled={disabled}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={styles.backdrop} />
        <AlertDialog.Popup className={styles.dialog}>
          <AlertDialog.Title className={styles.title}>Clear all events?</AlertDialog.Title>
          <AlertDialog.Description className={styles.text}>
            The content host forgets every event, form, file and request. Content stays. This cannot
            be undone.
          </AlertDialog.Description>
          {failed && (
            <p role="alert" className={styles.failed}>
              The content host does not answer. Start it, then try again.
            </p>
          )}
          <div className={styles.actions}>
            <AlertDialog.Close render={<Button />}>Cancel</AlertDialog.Close>
            <Button className={styles.clear} onClick={clear}>
              Clear events
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
