import { usePlayground } from '../context/PlaygroundContext'
import { Segments } from '../ui/Segments'
import { AddressBar } from './AddressBar'
import { ConditionsMenu } from './ConditionsMenu'
import styles from './FrameToolbar.module.css'
import { DEVICES, type FrameSize } from './frameSize'
import type { Site } from './useSite'

interface FrameToolbarProps {
  site: Site
  /** Absent until it has been measured. */
  size: FrameSize | undefined
}

/** Toolbar with the address, width and conditions of the preview. */
export function FrameToolbar({ site, size }: FrameToolbarProps) {
  const { state, update } = usePlayground()
  return (
    <div className={styles.toolbar}>
      <AddressBar site={site} />
      <Segments
        label="Width of the preview"
        className={styles.devices}
        choices={DEVICES}
        value={String(state.width)}
        onValue={(value) => update({ width: value === 'fit' ? value : Number(value) })}
      />
      {size && size.scale < 1 && (
        <span className={styles.scale}>
          <span className="visually-hidden">Shown at </span>
          {Math.round(size.scale * 100)} %
        </span>
      )}
      <ConditionsMenu />
    </div>
  )
}
