import { AlertDialog } from '@base-ui/react/alert-dialog'
import type { ReactNode } from 'react'
import { Button } from './Button'
import styles from './Confirm.module.css'

interface ConfirmProps {
  open: boolean
  title: string
  /** What the button does that goes on. */
  action: string
  /** What will be gone. */
  children: ReactNode
  onConfirm(): void
  onClose(): void
}

/** Asks before something is gone for good. */
export function Confirm({ open, title, action, children, onConfirm, onClose }: ConfirmProps) {
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={styles.backdrop} />
        <AlertDialog.Popup className={styles.popup}>
          <AlertDialog.Title className={styles.title}>{title}</AlertDialog.Title>
          <AlertDialog.Description className={styles.text}>{children}</AlertDialog.Description>
          <div className={styles.actions}>
            <AlertDialog.Close render={<Button>Cancel</Button>} />
            <AlertDialog.Close
              render={
                <Button className={styles.confirm} onClick={onConfirm}>
                  {action}
                </Button>
              }
            />
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
