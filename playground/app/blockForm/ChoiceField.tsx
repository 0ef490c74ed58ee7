import { classes } from '../ui/classes'
import { choicesOf } from './choicesOf'
import controls from './controls.module.css'
import type { FieldProps } from './FieldProps'
import { FieldShell } from './FieldShell'

/** One of several values. One that is none of them stays choosable, and so does having none. */
export function ChoiceField({ input, value, onChange, ...shell }: FieldProps) {
  const choices = choicesOf(input, value)
  return (
    <FieldShell input={input} {...shell}>
      {(ids) => (
        <select
          {...ids}
          className={classes(controls.control, controls.choice)}
          value={choices.findIndex((choice) => choice.value === value)}
          onChange={({ target }) => onChange(choices[Number(target.value)]?.value)}
        >
          {choices.map(({ label }, index) => (
            <option key={label} value={index}>
              {label}
            </option>
          ))}
        </select>
      )}
    </FieldShell>
  )
}
