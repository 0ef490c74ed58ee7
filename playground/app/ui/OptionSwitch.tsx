import { Switch as Base } from '@base-ui/react/switch'
import { type ReactNode, useId } from 'react'
import styles from './OptionSwitch.module.css'

interface OptionSwitchProps {
  name: string
  checked: boolean
  disabled?: boolean
  onChange(checked: boolean): void
  /** Effect of the switch, or why it is disabled. */
  children?: ReactNode
}

/** A switch with a name and an explanation. */
export function OptionSwitch({ name, checked, disabled, onChange, children }: OptionSwitchProps) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the switch brings its own input
    <label className={styles.option}>
      <span className={styles.words}>
        <span id={`${id}-name`} className={styles.name}>
          {name}
        </span>
        {children && (
          <span id={`${id}-hint`} className={styles.hint}>
            {children}
          </span>
        )}
      </span>
      <Switch
        aria-labelledby={`${id}-name`}
        aria-describedby={children ? `${id}-hint` : undefined}
        checked={checked}
        disabled={disabled}
        onChecked={onChange}
      />
    </label>
  )
}

interface SwitchProps {
  'aria-labelledby': string
  'aria-describedby'?: string | undefined
  checked: boolean
  disabled?: boolean | undefined
  onChecked(checked: boolean): void
}

/** A bare switch. */
export function Switch({ onChecked, ...props }: SwitchProps) {
  return (
    <Base.Root {...props} className={styles.switch} onCheckedChange={onChecked}>
      <Base.Thumb className={styles.thumb} />
    </Base.Root>
  )
}
