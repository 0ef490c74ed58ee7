import { withValue } from './blockOptions'
import type { FieldProps } from './FieldProps'
import styles from './Group.module.css'
import { inputLabel } from './inputLabel'
import { type Localized, localesOf } from './localized'

type LocalizedFieldProps = Omit<FieldProps, 'kind' | 'value'> & { readonly value: Localized }

/** One field for each locale of a value. */
export function LocalizedField({
  input,
  value,
  onChange,
  label,
  binding,
  Input,
}: LocalizedFieldProps) {
  const { helperText, ...plain } = input
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label ?? inputLabel(input.name)}</legend>
      {helperText && <p className={styles.hint}>{helperText}.</p>}
      {localesOf(value).map((locale) => (
        <Input
          key={locale}
          input={plain}
          label={locale}
          binding={binding}
          value={value[locale]}
          onChange={(part) => onChange(withValue(value, locale, part))}
        />
      ))}
    </fieldset>
  )
}
