import { Dialog } from '@base-ui/react/dialog'
import { Button } from './Button'
import styles from './Confirm.module.css'

/** Says what went wrong with something that was just asked for. Draws nothing without a text. */
export function Message({ text, onClose }: { text: string | undefined; onClose(): void }) {
  return (
    <Dialog.Root open={text !== undefined} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Popup className={styles.popup}>
          <Dialog.Title className={styles.title}>That did not work</Dialog.Title>
          <Dialog.Description className={styles.text}>{text}</Dialog.Description>
          <div className={styles.actions}>
            <Dialog.Close render={<Button>Close</Button>} />
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
