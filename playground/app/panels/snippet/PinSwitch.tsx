import { Switch } from '@base-ui/react/switch'
import { useId } from 'react'
import styles from './PinSwitch.module.css'

interface PinSwitchProps {
  model: string
  checked: boolean
  onChange(checked: boolean): void
}

/** Whether the snippets name the chosen entry, or leave the choice to targeting. */
export function PinSwitch({ model, checked, onChange }: PinSwitchProps) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the switch brings its own input
    <label className={styles.pin}>
      <span>
        <span id={`${id}-name`} className={styles.name}>
          Always this entry
        </span>
        <span id={`${id}-hint`} className={styles.hint}>
          Otherwise visitors get the entry of “{model}” that fits them.
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
