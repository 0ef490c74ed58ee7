import { classes } from '../ui/classes'
import controls from './controls.module.css'
import type { FieldProps } from './FieldProps'
import { FieldShell } from './FieldShell'
import { placeholderOf, textOf } from './fieldText'

/** A text that grows with what is typed, or the source of HTML. */
export function TextField({ input, kind, value, onChange, ...shell }: FieldProps) {
  const isCode = kind === 'html'
  return (
    <FieldShell input={input} {...shell}>
      {(ids) => (
        <textarea
          {...ids}
          className={classes(controls.control, controls.text, isCode && controls.code)}
          rows={isCode ? 3 : 1}
          spellCheck={!isCode}
          value={textOf(value)}
          placeholder={placeholderOf(input)}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </FieldShell>
  )
}
