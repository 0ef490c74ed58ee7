import { Switch } from '@base-ui/react/switch'
import { type ReactNode, useId } from 'react'
import styles from './OptionSwitch.module.css'

interface OptionSwitchProps {
  name: string
  checked: boolean
  disabled?: boolean
  onChange(checked: boolean): void
  /** What it changes, or why it cannot be changed. */
  children: ReactNode
}

/** Whether the snippets do something, and what that is good for. */
export function OptionSwitch({ name, checked, disabled, onChange, children }: OptionSwitchProps) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the switch brings its own input
    <label className={styles.option}>
      <span>
        <span id={`${id}-name`} className={styles.name}>
          {name}
        </span>
        <span id={`${id}-hint`} className={styles.hint}>
          {children}
        </span>
      </span>
      <Switch.Root
        className={styles.switch}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-hint`}
        checked={checked}
        disabled={disabled}
        onCheckedChange={onChange}
      >
        <Switch.Thumb className={styles.thumb} />
      </Switch.Root>
    </label>
  )
}
