import { useId } from 'react'
import { usePlayground } from '../../shell/PlaygroundContext'
import { DEVICES, type Visitor } from '../../state/visitor'
import { IconButton } from '../../ui/IconButton'
import { CloseIcon } from '../../ui/icons'
import { Segments } from '../../ui/Segments'
import { AttributesEditor } from './AttributesEditor'
import dateFieldStyles from './DateField.module.css'
import { LazyField } from './LazyField'
import field from './LazyField.module.css'
import { Part } from './Part'
import styles from './VisitorForm.module.css'

const NAMES = { desktop: 'Desktop', tablet: 'Tablet', mobile: 'Phone' } as const
const DEVICE_CHOICES = [
  { value: 'own', label: 'Own' },
  ...DEVICES.map((value) => ({ value, label: NAMES[value] })),
] as const

/** Everything that targeting goes by. The preview loads again after each change. */
export function VisitorForm() {
  const { state, update } = usePlayground()
  const { visitor } = state

  function set<Name extends keyof Visitor>(name: Name, value: Visitor[Name] | undefined) {
    const { [name]: before, ...others } = visitor
    update({ visitor: value === undefined ? others : { ...others, [name]: value } })
  }

  return (
    <Part title="Visitor">
      <div className={styles.field}>
        <span className={styles.label}>Device</span>
        <Segments
          label="Device"
          className={styles.control}
          choices={DEVICE_CHOICES}
          value={visitor.device ?? 'own'}
          onValue={(device) => set('device', device === 'own' ? undefined : device)}
        />
      </div>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the field is inside */}
      <label className={styles.field}>
        <span className={styles.label}>Locale</span>
        <LazyField
          className={styles.control}
          placeholder="None, as in de-AT"
          value={visitor.locale ?? ''}
          onCommit={(locale) => set('locale', locale.trim() || undefined)}
        />
      </label>
      <DateField date={visitor.date} onDate={(date) => set('date', date)} />
      <AttributesEditor
        attributes={visitor.attributes ?? {}}
        onAttributes={(attributes) =>
          set('attributes', Object.keys(attributes).length > 0 ? attributes : undefined)
        }
      />
    </Part>
  )
}

interface DateFieldProps {
  /** ISO date of the visit; none: now. */
  date: string | undefined
  onDate(date: string | undefined): void
}

/** The time of the visit. What it reaches is said below it. */
function DateField({ date, onDate }: DateFieldProps) {
  const id = useId()
  return (
    <div className={dateFieldStyles.date}>
      <div className={dateFieldStyles.line}>
        <label className={dateFieldStyles.label} htmlFor={id}>
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
      <p id={`${id}-hint`} className={dateFieldStyles.hint}>
        {date
          ? 'Start and end of the entry, of its variants and rules go by this date. Clocks, scripts and cookies keep today’s.'
          : 'Now. Another date shows what starts later, or has ended.'}
      </p>
    </div>
  )
}

const MINUTE_MS = 60_000

/** An ISO date as `datetime-local` fields have it: this browser's time, to the minute. */
export function toLocalTime(date: string): string {
  const time = new Date(date)
  const shifted = new Date(time.getTime() - time.getTimezoneOffset() * MINUTE_MS)
  return Number.isNaN(shifted.getTime()) ? '' : shifted.toISOString().slice(0, 16)
}

/** What such a field holds as an ISO date; `undefined` when it is empty. */
export function fromLocalTime(text: string): string | undefined {
  const time = new Date(text)
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString()
}
