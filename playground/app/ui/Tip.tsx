import { Tooltip } from '@base-ui/react/tooltip'
import type { ReactElement } from 'react'
import { inMain } from './inMain'
import styles from './Tip.module.css'

/** Names a control on hover and on keyboard focus. The control still needs a name of its own. */
export function Tip({ text, children }: { text: string; children: ReactElement }) {
  return (
    <Tooltip.Root>
      <Tooltip.Trigger render={children} />
      <Tooltip.Portal container={inMain}>
        <Tooltip.Positioner sideOffset={6} className={styles.positioner}>
          <Tooltip.Popup className={styles.popup}>{text}</Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  )
}
