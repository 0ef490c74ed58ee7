import { Switch } from '@base-ui/react/switch'
import { type ReactNode, useId } from 'react'
import styles from './SwitchField.module.css'

interface SwitchFieldProps {
  name: string
  /** What it means, in a sentence. */
  hint: ReactNode
  checked: boolean
  onChange(checked: boolean): void
}

/** A switch with its name and a sentence. All of it can be pressed. */
export function SwitchField({ name, hint, checked, onChange }: SwitchFieldProps) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the switch brings its own input
    <label className={styles.field}>
      <span>
        <span id={`${id}-name`} className={styles.name}>
          {name}
        </span>
        <span id={`${id}-hint`} className={styles.hint}>
          {hint}
        </span>
      </span>
      <Switch.Root
        className={styles.switch}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-hint`}
        checked={checked}
        onCheckedChange={onChange}
      >
        <Switch.Thumb className={styles.thumb} />
      </Switch.Root>
    </label>
  )
}
