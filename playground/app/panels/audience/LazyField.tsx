import { type ComponentProps, useEffect, useState } from 'react'
import { classes } from '../../ui/classes'
import styles from './LazyField.module.css'

interface LazyFieldProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  value: string
  /** Called when what was typed counts: the field is left, or Enter is pressed. */
  onCommit(value: string): void
}

/** A field whose text counts only once it is finished: every change loads the preview again. */
export function LazyField({ value, onCommit, className, ...props }: LazyFieldProps) {
  const [draft, setDraft] = useState(value)
  useEffect(() => setDraft(value), [value])
  const commit = () => draft !== value && onCommit(draft)
  return (
    <input
      autoComplete="off"
      spellCheck={false}
      {...props}
      className={classes(styles.field, className)}
      value={draft}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={commit}
      onKeyDown={({ key }) => key === 'Enter' && commit()}
    />
  )
}
