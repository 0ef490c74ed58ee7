import { Toggle } from '@base-ui/react/toggle'
import { ToggleGroup } from '@base-ui/react/toggle-group'
import type { FrameWidth } from '../state/urlState'
import { Tip } from '../ui/Button'
import { Icon, type IconName } from '../ui/Icon'
import { AddressBar } from './AddressBar'
import { ConditionsMenu } from './ConditionsMenu'
import styles from './FrameToolbar.module.css'
import type { FrameSize } from './frameSize'
import type { PreviewPage } from './usePreview'
import type { Site } from './useSite'

interface FrameToolbarProps {
  preview: PreviewPage
  site: Site
  width: FrameWidth
  /** Absent until it has been measured. */
  size: FrameSize | undefined
  /** Whether the page can open outside the playground. */
  canLeave: boolean
  onWidth(width: FrameWidth): void
}

/** Toolbar with the address, width and conditions of the preview. */
export function FrameToolbar(props: FrameToolbarProps) {
  const { preview, site, width, size, canLeave, onWidth } = props
  return (
    <div className={styles.toolbar}>
      <AddressBar
        address={site.address}
        href={canLeave ? preview.address : undefined}
        onReload={preview.reload}
        onVisit={site.visit}
      />
      <ToggleGroup
        className={styles.devices}
        aria-label="Width of the preview"
        value={[String(width)]}
        onValueChange={([chosen]) => {
          const device = devices.find((candidate) => String(candidate.width) === chosen)
          if (device) onWidth(device.width)
        }}
      >
        {devices.map(({ width: value, label, icon }) => (
          <Tip key={value} text={label}>
            <Toggle className={styles.device} value={String(value)} aria-label={label}>
              <Icon name={icon} />
            </Toggle>
          </Tip>
        ))}
      </ToggleGroup>
      {size && size.scale < 1 && (
        <span className={styles.scale}>
          <span className="visually-hidden">Shown at </span>
          {Math.round(size.scale * 100)} %
        </span>
      )}
      <ConditionsMenu width={size && Math.round(size.width)} onWidth={onWidth} />
    </div>
  )
}

/** A named width. */
export interface FrameDevice {
  readonly width: FrameWidth
  readonly label: string
  readonly icon: IconName
}

const devices: readonly FrameDevice[] = [
  { width: 390, label: 'Phone, 390 px', icon: 'phone' },
  { width: 800, label: 'Tablet, 800 px', icon: 'tablet' },
  { width: 1280, label: 'Desktop, 1280 px', icon: 'desktop' },
  { width: 'fit', label: 'As wide as there is room', icon: 'fit' },
]
