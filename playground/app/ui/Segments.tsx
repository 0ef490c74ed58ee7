import { Toggle } from '@base-ui/react/toggle'
import { ToggleGroup } from '@base-ui/react/toggle-group'
import { classes, Tip } from './Button'
import { Icon, type IconName } from './Icon'
import styles from './Segments.module.css'

interface Segment<Value> {
  readonly value: Value
  readonly label: string
  /** Shown in place of the label, which becomes its tooltip. */
  readonly icon?: IconName
}

interface SegmentsProps<Value extends string> {
  /** Accessible name. */
  label: string
  value: Value
  choices: readonly Segment<Value>[]
  className?: string | undefined
  onValue(value: Value): void
}

/** A choice among a few visible options. One is always chosen. */
export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const { label, value, choices, className, onValue } = props
  return (
    <ToggleGroup
      className={classes(styles.segments, className)}
      aria-label={label}
      value={[value]}
      onValueChange={([chosen]) => {
        const choice = choices.find((candidate) => candidate.value === chosen)
        if (choice) onValue(choice.value)
      }}
    >
      {choices.map(({ value: id, label: text, icon }) =>
        icon ? (
          <Tip key={id} text={text}>
            <Toggle className={styles.segment} value={id} aria-label={text}>
              <Icon name={icon} className={styles.icon} />
            </Toggle>
          </Tip>
        ) : (
          <Toggle key={id} className={styles.segment} value={id}>
            {text}
          </Toggle>
        ),
      )}
    </ToggleGroup>
  )
}
