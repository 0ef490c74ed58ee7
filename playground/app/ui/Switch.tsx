import { Switch as Base } from '@base-ui/react/switch'
import styles from './Switch.module.css'

interface SwitchProps {
  'aria-labelledby': string
  'aria-describedby'?: string | undefined
  checked: boolean
  disabled?: boolean | undefined
  onChecked(checked: boolean): void
}

/** Turns one thing on and off. */
export function Switch({ onChecked, ...props }: SwitchProps) {
  return (
    <Base.Root {...props} className={styles.switch} onCheckedChange={onChecked}>
      <Base.Thumb className={styles.thumb} />
    </Base.Root>
  )
}
