import type { PreviewPage } from '../preview/usePreview'
import type { FrameWidth } from '../state/urlState'
import { Segments } from '../ui/Segments'
import { AddressBar } from './AddressBar'
import { ConditionsMenu } from './ConditionsMenu'
import styles from './FrameToolbar.module.css'
import type { FrameSize } from './frameSize'
import type { Site } from './useSite'

interface FrameToolbarProps {
  preview: PreviewPage
  site: Site
  width: FrameWidth
  /** Absent until it has been measured. */
  size: FrameSize | undefined
  onWidth(width: FrameWidth): void
}

/** Toolbar with the address, width and conditions of the preview. */
export function FrameToolbar(props: FrameToolbarProps) {
  const { preview, site, width, size, onWidth } = props
  return (
    <div className={styles.toolbar}>
      <AddressBar
        address={site.address}
        onOpen={preview.open && (() => preview.open?.('_blank'))}
        onReload={preview.reload}
        onVisit={site.visit}
      />
      <Segments
        label="Width of the preview"
        className={styles.devices}
        choices={devices}
        value={String(width)}
        onValue={(value) => onWidth(value === 'fit' ? value : Number(value))}
      />
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

const devices = [
  { value: '390', label: 'Phone, 390 px', icon: 'phone' },
  { value: '800', label: 'Tablet, 800 px', icon: 'tablet' },
  { value: '1280', label: 'Desktop, 1280 px', icon: 'desktop' },
  { value: 'fit', label: 'As wide as there is room', icon: 'fit' },
] as const
