import { useId } from 'react'
import { IconButton } from '../../ui/IconButton'
import { CloseIcon } from '../../ui/icons'
import styles from './DateField.module.css'
import field from './LazyField.module.css'
import { fromLocalTime, toLocalTime } from './localTime'

interface DateFieldProps {
  /** ISO date of the visit; none: now. */
  date: string | undefined
  onDate(date: string | undefined): void
}

/** The time of the visit. What it reaches is said below it. */
export function DateField({ date, onDate }: DateFieldProps) {
  const id = useId()
  return (
    <div className={styles.date}>
      <div className={styles.line}>
        <label className={styles.label} htmlFor={id}>
          Date
        </label>
        <input
          id={id}
          className={field.field}
          type="datetime-local"
          aria-describedby={`${id}-hint`}
          value={date ? toLocalTime(date) : ''}
          onChange={(event) => onDate(fromLocalTime(event.target.value))}
        />
        {date && (
          <IconButton label="Back to now" icon={CloseIcon} onClick={() => onDate(undefined)} />
        )}
      </div>
      <p id={`${id}-hint`} className={styles.hint}>
        {date
          ? 'Start and end of the entry, of its variants and rules go by this date. Clocks, scripts and cookies keep today’s.'
          : 'Now. Another date shows what starts later, or has ended.'}
      </p>
    </div>
  )
}
