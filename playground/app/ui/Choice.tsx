import { Select } from '@base-ui/react/select'
import { classes, inMain } from './Button'
import styles from './Choice.module.css'
import { Icon, type IconName } from './Icon'

interface ChoiceProps<Value extends string> {
  /** Accessible name. */
  label: string
  value: Value
  choices: readonly { readonly value: Value; readonly label: string }[]
  /** Replaces the text when space is short. */
  icon?: IconName
  className?: string | undefined
  onValue(value: Value): void
}

/** A select that shows only the chosen option. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, value, choices, icon, className, onValue } = props
  return (
    <Select.Root
      items={choices}
      value={value}
      onValueChange={(chosen) => {
        if (chosen !== null) onValue(chosen)
      }}
      modal={false}
    >
      <Select.Trigger className={classes(styles.trigger, className)} aria-label={label}>
        {icon && <Icon name={icon} className={styles.picture} />}
        <Select.Value className={styles.value} />
        <Select.Icon className={styles.icon}>
          <Icon name="chevron" />
        </Select.Icon>
      </Select.Trigger>
      <Select.Portal container={inMain}>
        <Select.Positioner
          className={styles.positioner}
          sideOffset={4}
          alignItemWithTrigger={false}
        >
          <Select.Popup className={styles.popup}>
            <Select.List>
              {choices.map((choice) => (
                <Select.Item key={choice.value} className={styles.item} value={choice.value}>
                  <Select.ItemText>{choice.label}</Select.ItemText>
                  <Select.ItemIndicator className={styles.indicator}>
                    <Icon name="check" />
                  </Select.ItemIndicator>
                </Select.Item>
              ))}
            </Select.List>
          </Select.Popup>
        </Select.Positioner>
      </Select.Portal>
    </Select.Root>
  )
}
