import { classes } from '../ui/classes'
import controls from './controls.module.css'
import type { FieldProps } from './FieldProps'
import { FieldShell } from './FieldShell'
import { placeholderOf, textOf } from './fieldText'

const HEX = /^#[\da-f]{6}$/i

/** Any CSS colour as text, with a swatch beside it to pick one. */
export function ColorField({ input, value, onChange, ...shell }: FieldProps) {
  const text = textOf(value)
  return (
    <FieldShell input={input} {...shell}>
      {(ids) => (
        <div className={controls.pair}>
          <input
            type="color"
            className={classes(controls.control, controls.swatch)}
            aria-label={`Pick ${input.name}`}
            value={HEX.test(text) ? text : '#000000'}
            onChange={({ target }) => onChange(target.value)}
          />
          <input
            {...ids}
            className={controls.control}
            spellCheck={false}
            value={text}
            placeholder={placeholderOf(input) ?? '#1d4d3b'}
            onChange={({ target }) => onChange(target.value)}
          />
        </div>
      )}
    </FieldShell>
  )
}
