import { NumberField } from '@base-ui/react/number-field'
import { Toggle } from '@base-ui/react/toggle'
import { ToggleGroup } from '@base-ui/react/toggle-group'
import { choicesFor, type PreviewChoices } from '../state/previewChoices'
import { clampWidth, type FrameWidth, MAX_FRAME_WIDTH, MIN_FRAME_WIDTH } from '../state/urlState'
import { Tip } from '../ui/Button'
import { Choice } from '../ui/Choice'
import { Icon, type IconName } from '../ui/Icon'
import { ConditionsMenu } from './ConditionsMenu'
import styles from './FrameToolbar.module.css'
import type { FrameSize } from './Preview'

interface FrameToolbarProps {
  width: FrameWidth
  /** Absent until it has been measured. */
  size: FrameSize | undefined
  onWidth(width: FrameWidth): void
  page: PreviewChoices['page']
  onPage(page: PreviewChoices['page']): void
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
        {devices.map(({ width: value, label, short, icon }) => (
          <Tip key={value} text={label}>
            <Toggle className={styles.device} value={String(value)} aria-label={label}>
              <Icon name={icon} />
              <span className={styles.short}>{short}</span>
            </Toggle>
          </Tip>
        ))}
      </ToggleGroup>
      <div className={styles.exact}>
        <Choice
          className={styles.site}
          label="Host page"
          icon="site"
          value={page}
          choices={choicesFor('page')}
          onValue={onPage}
        />
        <ConditionsMenu />
        {size && (
          <>
            {size.scale < 1 && (
              <span className={styles.scale}>
                <span className="visually-hidden">Shown at </span>
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

/** A width with a name. */
export interface Device {
  readonly width: FrameWidth
  readonly label: string
  /** Says the same in the least room. */
  readonly short: string
  readonly icon: IconName
}

const devices: readonly Device[] = [
  { width: 390, label: 'Phone, 390 px', short: '390', icon: 'phone' },
  { width: 800, label: 'Tablet, 800 px', short: '800', icon: 'tablet' },
  { width: 1280, label: 'Desktop, 1280 px', short: '1280', icon: 'desktop' },
  { width: 'fit', label: 'As wide as there is room', short: 'Fit', icon: 'fit' },
]

interface WidthFieldProps {
  width: number
  onWidth(width: number): void
}

/** The width to the pixel. Typed numbers count when the field is left or Enter is pressed. */
function WidthField({ width, onWidth }: WidthFieldProps) {
  return (
    <NumberField.Root
      className={styles.field}
      value={width}
      min={MIN_FRAME_WIDTH}
      max={MAX_FRAME_WIDTH}
      format={{ useGrouping: false }}
      onValueCommitted={(value) => {
        if (value !== null && value !== width) onWidth(value)
      }}
    >
      <NumberField.Input
        className={styles.input}
        aria-label="Width in pixels"
        onKeyDown={({ key, currentTarget }) => {
          const typed = Number.parseInt(currentTarget.value, 10)
          if (key === 'Enter' && typed) onWidth(clampWidth(typed))
        }}
      />
      <span className={styles.unit} aria-hidden="true">
        px
      </span>
    </NumberField.Root>
  )
}
