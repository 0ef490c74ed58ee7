import { Toggle } from '@base-ui/react/toggle'
import { ToggleGroup } from '@base-ui/react/toggle-group'
import type { HostPage } from '../state/previewChoices'
import type { FrameWidth } from '../state/urlState'
import { Choice } from '../ui/Choice'
import { SiteIcon } from '../ui/icons'
import { Tip } from '../ui/Tip'
import { ConditionsMenu } from './ConditionsMenu'
import { hostPages } from './conditions'
import { devices } from './devices'
import styles from './FrameToolbar.module.css'
import type { FrameSize } from './frameSize'
import { WidthField } from './WidthField'

interface FrameToolbarProps {
  width: FrameWidth
  /** Absent until it has been measured. */
  size: FrameSize | undefined
  onWidth(width: FrameWidth): void
  page: HostPage
  onPage(page: HostPage): void
}

/** Device presets, the site around the content, its conditions, and the exact width. */
export function FrameToolbar({ width, size, onWidth, page, onPage }: FrameToolbarProps) {
  return (
    <div className={styles.toolbar}>
      <ToggleGroup
        className={styles.devices}
        aria-label="Width of the preview"
        value={[String(width)]}
        onValueChange={([chosen]) => {
          const device = devices.find((candidate) => String(candidate.width) === chosen)
          if (device) onWidth(device.width)
        }}
      >
        {devices.map(({ width: value, label, short, icon: Drawing }) => (
          <Tip key={value} text={label}>
            <Toggle className={styles.device} value={String(value)} aria-label={label}>
              <Drawing />
              <span className={styles.short}>{short}</span>
            </Toggle>
          </Tip>
        ))}
      </ToggleGroup>
      <div className={styles.exact}>
        <Choice
          className={styles.site}
          label="Host page"
          icon={SiteIcon}
          value={page}
          choices={hostPages}
          onValue={onPage}
        />
        <ConditionsMenu />
        {size && (
          <>
            {size.scale < 1 && (
              <span className={styles.scale}>
                <span className="visually-hidden">Drawn at </span>
                {Math.round(size.scale * 100)} %
              </span>
            )}
            <WidthField width={Math.round(size.width)} onWidth={onWidth} />
          </>
        )}
      </div>
    </div>
  )
}
