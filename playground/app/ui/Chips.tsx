import { Toggle } from '@base-ui/react/toggle'
import { ToggleGroup } from '@base-ui/react/toggle-group'
import styles from './Chips.module.css'

interface ChipsProps<Value extends string> {
  /** What is chosen here. */
  label: string
  value: Value
  choices: readonly { readonly value: Value; readonly label: string; readonly count?: number }[]
  onValue(value: Value): void
}

/** Narrows a list down to one of a few kinds, and says how many there are of each. */
export function Chips<Value extends string>({ label, value, choices, onValue }: ChipsProps<Value>) {
  return (
    <ToggleGroup
      className={styles.chips}
      aria-label={label}
      value={[value]}
      onValueChange={([chosen]) => {
        const choice = choices.find((candidate) => candidate.value === chosen)
        if (choice) onValue(choice.value)
      }}
    >
      {choices.map(({ value: id, label: text, count }) => (
        <Toggle key={id} className={styles.chip} value={id}>
          {text}
          {count !== undefined && <span>{count}</span>}
        </Toggle>
      ))}
    </ToggleGroup>
  )
}
