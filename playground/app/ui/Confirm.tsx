import { AlertDialog } from '@base-ui/react/alert-dialog'
import { Dialog } from '@base-ui/react/dialog'
import type { ReactNode } from 'react'
import { TextButton } from './Button'
import styles from './Confirm.module.css'

interface ConfirmProps {
  open: boolean
  title: string
  /** Text of the confirming button. */
  action: string
  /** Consequences of the action. */
  children: ReactNode
  /** Called on confirmation, which closes the dialog. */
  onConfirm(): void
  onClose(): void
}

/** Asks for confirmation before an irreversible action. */
export function Confirm(props: ConfirmProps) {
  const { open, title, action, children, onConfirm, onClose } = props
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={styles.backdrop} />
        <AlertDialog.Popup className={styles.popup}>
          <AlertDialog.Title className={styles.title}>{title}</AlertDialog.Title>
          <AlertDialog.Description className={styles.text}>{children}</AlertDialog.Description>
          <div className={styles.actions}>
            <AlertDialog.Close render={<TextButton>Cancel</TextButton>} />
            <AlertDialog.Close
              render={<TextButton className={styles.confirm}>{action}</TextButton>}
              onClick={onConfirm}
            />
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}

/** Shows why the last action failed. Renders nothing without text. */
export function Message({ text, onClose }: { text: string | undefined; onClose(): void }) {
  return (
    <Dialog.Root open={text !== undefined} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Popup className={styles.popup}>
          <Dialog.Title className={styles.title}>That did not work</Dialog.Title>
          <Dialog.Description className={styles.text}>{text}</Dialog.Description>
          <div className={styles.actions}>
            <Dialog.Close render={<TextButton>Close</TextButton>} />
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
