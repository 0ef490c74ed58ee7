import { NumberField } from '@base-ui/react/number-field'
import { isOfType, phraseOf } from '../../../../src/client/options/Option'
import { type OptionRow, readOption, SAMPLE_FUNCTION, writeOption } from '../../state/options'
import { classes } from '../../ui/Button'
import { Choice } from '../../ui/Choice'
import controls from '../../ui/controls.module.css'
import { JsonArea } from '../../ui/JsonArea'
import { Switch } from '../../ui/OptionSwitch'
import { Segments } from '../../ui/Segments'
import styles from './Configure.module.css'
import { unitOf } from './optionGroups'

interface OptionControlProps {
  row: OptionRow
  /** `undefined` while the default applies. */
  value: unknown
  /** Ids of the elements that name and describe the control. */
  nameId: string
  hintId: string
  onValue(value: unknown): void
}

/** Control for an option, chosen by its type. */
export function OptionControl({ row, value, nameId, hintId, onValue }: OptionControlProps) {
  const { name, type, initial } = row
  const current = value ?? row.default
  const ids = { id: `${nameId}-control`, 'aria-labelledby': nameId, 'aria-describedby': hintId }
  if (type === 'function' || (type === 'boolean' && row.default !== undefined)) {
    return (
      <Switch
        {...ids}
        checked={current === true || current === SAMPLE_FUNCTION}
        onChecked={(on) => onValue(type === 'function' ? (on ? SAMPLE_FUNCTION : undefined) : on)}
      />
    )
  }
  if (type === 'object' || type === 'string[]') {
    return (
      <JsonArea
        {...ids}
        value={value}
        placeholder={type === 'object' ? '{ }' : '[ ]'}
        check={(given) => (isOfType(given, type) ? undefined : `It must be ${phraseOf(type)}.`)}
        onValue={onValue}
      />
    )
  }
  const words = wordsOf(row)
  if (words) {
    const choices = words.map((word) => ({ value: word, label: LABELS[word] ?? word }))
    const chosen = current === undefined ? NOT_SET : writeOption(current)
    const choose = (word: string) => onValue(readOption(word, row))
    return choices.length > 3 ? (
      <Choice label={name} value={chosen} choices={choices} onValue={choose} />
    ) : (
      <Segments label={name} value={chosen} choices={choices} onValue={choose} />
    )
  }
  if (type === 'number') {
    return (
      <NumberField.Root
        className={styles.number}
        value={typeof value === 'number' ? value : null}
        min={0}
        format={{ useGrouping: false }}
        onValueChange={(next) => onValue(next ?? undefined)}
      >
        <NumberField.Input
          {...ids}
          className={controls.control}
          placeholder={row.default === undefined ? 'Not set' : String(row.default)}
        />
        <span className={styles.unit} aria-hidden="true">
          {unitOf(row)}
        </span>
      </NumberField.Root>
    )
  }
  return (
    <input
      {...ids}
      className={classes(controls.control, styles.line)}
      autoCapitalize="off"
      spellCheck={false}
      value={value === undefined ? '' : writeOption(value)}
      placeholder={row.default === undefined ? (initial ?? 'Not set') : String(row.default)}
      onChange={({ target }) =>
        onValue((target.value && readOption(target.value, row)) || undefined)
      }
    />
  )
}

const NOT_SET = 'not set'
const LABELS: { readonly [word: string]: string } = { true: 'On', false: 'Off' }

/** Choices of an option that takes one of a few strings. */
function wordsOf({ type }: OptionRow): readonly string[] | undefined {
  if (typeof type === 'object') return type
  if (type === 'boolean') return [NOT_SET, 'true', 'false']
  if (type === 'boolean | all') return ['false', 'true', 'all']
  return type === 'boolean | hash | path' ? ['false', 'true', 'path', 'hash'] : undefined
}
