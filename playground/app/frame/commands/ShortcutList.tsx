import { Dialog } from '@base-ui/react/dialog'
import { TextButton } from '../../ui/Button'
import popup from '../../ui/Confirm.module.css'
import styles from './ShortcutList.module.css'
import { SHORTCUTS } from './shortcuts'

interface ShortcutListProps {
  isOpen: boolean
  onClose(): void
}

/** Lists the keys and what they do. */
export function ShortcutList({ isOpen, onClose }: ShortcutListProps) {
  return (
    <Dialog.Root open={isOpen} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={popup.backdrop} />
        <Dialog.Popup className={popup.popup}>
          <Dialog.Title className={popup.title}>Keyboard shortcuts</Dialog.Title>
          {SHORTCUTS.map(({ title, keys }) => (
            <section key={title} className={styles.group} aria-label={title}>
              <h3 className={styles.title}>{title}</h3>
              <dl>
                {keys.map(([what, pressed]) => (
                  <div key={what} className={styles.row}>
                    <dt>{what}</dt>
                    <dd className={styles.keys}>
                      {keyNames(pressed).map((name) => (
                        <kbd key={name} className={styles.key}>
                          {name}
                        </kbd>
                      ))}
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
          <div className={popup.actions}>
            <Dialog.Close render={<TextButton>Close</TextButton>} />
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** The keys as this keyboard names them. */
function keyNames(keys: string): readonly string[] {
  const isApple = /^(Mac|iP)/.test(navigator.platform)
  return keys.split(' ').map((key) => (key === 'Ctrl' && isApple ? '⌘' : key))
}
