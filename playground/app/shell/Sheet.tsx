import { Drawer } from '@base-ui/react/drawer'
import type { ReactNode } from 'react'
import styles from './Sheet.module.css'

interface SheetProps {
  open: boolean
  onClose(): void
  children: ReactNode
}

/** Holds the open panel where there is little room. The preview above and the tabs below stay in use. */
export function Sheet({ open, onClose, children }: SheetProps) {
  return (
    <Drawer.Root
      open={open}
      onOpenChange={(next, { event }) => {
        // A field that empties itself on Escape has made use of the key.
        if (!next && !event.defaultPrevented) onClose()
      }}
      modal={false}
      disablePointerDismissal
    >
      <Drawer.Portal>
        <Drawer.Viewport className={styles.viewport}>
          <Drawer.Popup className={styles.sheet} aria-label="Tool">
            <div className={styles.grip} />
            <Drawer.Content className={styles.content}>{children}</Drawer.Content>
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  )
}
