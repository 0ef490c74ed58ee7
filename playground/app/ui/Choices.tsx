import { Toggle } from '@base-ui/react/toggle'
import { ToggleGroup } from '@base-ui/react/toggle-group'
import styles from './Choices.module.css'

interface ChoicesProps<Id extends string> {
  /** What is chosen. */
  label: string
  options: readonly { readonly id: Id; readonly label: string; readonly count?: number }[]
  value: Id
  onChange(id: Id): void
  /**
   * How they look: apart, to narrow something down, or joined, to go to another view.
   *
   * @default 'chips'
   */
  look?: 'chips' | 'segments'
}

/** One of a few, side by side. */
export function Choices<Id extends string>({
  label,
  options,
  value,
  onChange,
  look = 'chips',
}: ChoicesProps<Id>) {
  return (
    <ToggleGroup
      className={styles[look]}
      aria-label={label}
      value={[value]}
      onValueChange={([chosen]) => {
        const option = options.find(({ id }) => id === chosen)
        if (option) onChange(option.id)
      }}
    >
      {options.map(({ id, label: text, count }) => (
        <Toggle key={id} className={styles.choice} value={id}>
          {text}
          {count !== undefined && <span>{count}</span>}
        </Toggle>
      ))}
    </ToggleGroup>
  )
}
