import type { FieldProps } from './FieldProps'
import styles from './FieldShell.module.css'
import { inputLabel } from './inputLabel'

/** Stands for the blocks in an option: each is edited by itself. */
export function BlocksNote({ input, value, label }: FieldProps) {
  const count = Array.isArray(value) ? value.length : 0
  return (
    <div className={styles.field}>
      <p className={styles.name}>{label ?? inputLabel(input.name)}</p>
      <p className={styles.hint}>
        {count === 0
          ? 'No blocks in here.'
          : `${count === 1 ? 'One block' : `${count} blocks`} in here, each edited by itself.`}
      </p>
    </div>
  )
}
