import { NumberField } from '@base-ui/react/number-field'
import { clampWidth, MAX_FRAME_WIDTH, MIN_FRAME_WIDTH } from '../state/urlState'
import styles from './WidthField.module.css'

interface WidthFieldProps {
  width: number
  onWidth(width: number): void
}

/** The width to the pixel. Typed numbers count when the field is left or Enter is pressed. */
export function WidthField({ width, onWidth }: WidthFieldProps) {
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
