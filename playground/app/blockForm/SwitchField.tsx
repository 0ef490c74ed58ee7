import { useId } from 'react'
import { Switch } from '../ui/Switch'
import type { FieldProps } from './FieldProps'
import { inputLabel } from './inputLabel'
import styles from './SwitchField.module.css'

/** Yes or no. Not set, it shows what the block takes then. */
export function SwitchField({ input, value, onChange, label, binding }: FieldProps) {
  const id = useId()
  const name = label ?? inputLabel(input.name)
  const hint = [input.helperText, binding && `Visitors see the result of ${binding}`]
    .flatMap((text) => (text ? `${text}.` : []))
    .join(' ')
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the switch brings its own input
    <label className={styles.field}>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        {hint && (
          <span id={`${id}-hint`} className={styles.hint}>
            {hint}
          </span>
        )}
      </span>
      <Switch
        aria-label={name}
        aria-describedby={hint ? `${id}-hint` : undefined}
        checked={typeof value === 'boolean' ? value : input.defaultValue === true}
        onChecked={onChange}
      />
    </label>
  )
}
