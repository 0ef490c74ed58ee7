import { type ReactNode, useId } from 'react'
import type { FieldProps } from './FieldProps'
import styles from './FieldShell.module.css'
import { inputLabel } from './inputLabel'

/** What a control has to carry so that its label and its hint belong to it. */
export interface ControlIds {
  readonly id: string
  readonly 'aria-describedby': string | undefined
}

interface FieldShellProps extends Pick<FieldProps, 'input' | 'label' | 'binding'> {
  /** What is wrong with what has been typed. */
  error?: string | undefined
  /** Beside the name. */
  aside?: ReactNode
  children(ids: ControlIds): ReactNode
}

/** A name, a control, and what there is to say about it. */
export function FieldShell({ input, label, binding, error, aside, children }: FieldShellProps) {
  const id = useId()
  const hintId = `${id}-hint`
  const hasHint = Boolean(input.helperText || binding || error)
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label className={styles.name} htmlFor={id}>
          {label ?? inputLabel(input.name)}
          {input.required && <span className={styles.required}> required</span>}
        </label>
        {aside}
      </div>
      {children({ id, 'aria-describedby': hasHint ? hintId : undefined })}
      {hasHint && (
        <div id={hintId} className={styles.hint}>
          {error && <p className={styles.error}>{error}</p>}
          {binding && (
            <p>
              Visitors see the result of <code>{binding}</code>.
            </p>
          )}
          {input.helperText && <p>{input.helperText}.</p>}
        </div>
      )}
    </div>
  )
}
