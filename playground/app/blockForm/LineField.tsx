import controls from './controls.module.css'
import type { FieldProps } from './FieldProps'
import { FieldShell } from './FieldShell'
import { placeholderOf, textOf } from './fieldText'

const TYPES = { number: 'number', date: 'datetime-local' } as const

/** A text of one line, a number, or a moment. Emptied, a number or moment is not set any more. */
export function LineField({ input, kind, value, onChange, ...shell }: FieldProps) {
  const type = kind === 'number' || kind === 'date' ? TYPES[kind] : 'text'
  return (
    <FieldShell input={input} {...shell}>
      {(ids) => (
        <input
          {...ids}
          className={controls.control}
          type={type}
          step="any"
          value={kind === 'date' ? localTime(value) : textOf(value)}
          placeholder={placeholderOf(input)}
          onChange={({ target }) => {
            if (kind === 'number') {
              onChange(Number.isNaN(target.valueAsNumber) ? undefined : target.valueAsNumber)
            } else if (kind === 'date') {
              onChange(target.value ? new Date(target.value).getTime() : undefined)
            } else onChange(target.value)
          }}
        />
      )}
    </FieldShell>
  )
}

/** A moment as its field wants it: in the author's own time zone, to the minute. */
function localTime(value: unknown): string {
  const date = new Date(typeof value === 'number' || typeof value === 'string' ? value : Number.NaN)
  if (Number.isNaN(date.getTime())) return ''
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}
