import { useId } from 'react'
import styles from './Field.module.css'
import { FieldControl } from './FieldControl'
import type { FieldProps } from './FieldProps'
import { labelOf } from './inputsOf'

/** One option of a block: its name, its control, and what is to be known of it. */
export function Field({ input, value, binding, onValue }: FieldProps) {
  const id = useId()
  const hints = [
    input.helperText,
    typeof binding === 'string' && `Bound to ${binding}, which wins over this.`,
  ].filter(Boolean)
  return (
    <div className={styles.field}>
      <label className={styles.name} htmlFor={id} id={`${id}-name`}>
        {labelOf(input.name)}
        {input.required && <span className={styles.required}> (required)</span>}
      </label>
      <FieldControl
        id={id}
        Item={Field}
        input={input}
        value={value}
        describedBy={hints.length > 0 ? `${id}-hint` : undefined}
        onValue={onValue}
      />
      {hints.length > 0 && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hints.join('. ')}
        </p>
      )}
    </div>
  )
}
