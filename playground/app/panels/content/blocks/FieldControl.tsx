import type { ComponentType } from 'react'
import { Choice } from '../../../ui/Choice'
import { Switch } from '../../../ui/Switch'
import styles from './Field.module.css'
import type { FieldProps } from './FieldProps'
import { fieldKind, writtenValue } from './fieldKind'
import { labelOf } from './inputsOf'
import { JsonField } from './JsonField'
import { ListField } from './ListField'

export interface FieldControlProps extends Omit<FieldProps, 'binding'> {
  id: string
  /** Draws the fields of a list's items. */
  Item: ComponentType<FieldProps>
  describedBy: string | undefined
}

/** What a value is changed with, by the type of its input. */
export function FieldControl(props: FieldControlProps) {
  const { id, Item, input, value, describedBy, onValue } = props
  const kind = fieldKind(input, value)
  const shown = value ?? input.defaultValue
  const common = { id, 'aria-describedby': describedBy }
  switch (kind) {
    case 'switch':
      return <Switch {...common} checked={shown === true} onChecked={onValue} />
    case 'choice': {
      const choices = (input.enum ?? []).map((choice) =>
        typeof choice === 'string' ? { label: choice, value: choice } : choice,
      )
      const written = choices.map((choice) => ({
        label: choice.label,
        value: JSON.stringify(choice.value),
      }))
      return (
        <Choice
          label={labelOf(input.name)}
          value={JSON.stringify(shown) ?? ''}
          choices={written}
          onValue={(chosen) => onValue(JSON.parse(chosen))}
        />
      )
    }
    case 'blocks':
      return (
        <p className={styles.blocks}>
          {Array.isArray(value) && value.length > 0
            ? `${value.length} ${value.length === 1 ? 'block' : 'blocks'}, to be found in the outline`
            : 'No blocks'}
        </p>
      )
    case 'list':
      return <ListField id={id} Item={Item} input={input} value={value} onValue={onValue} />
    case 'json':
      return <JsonField {...common} value={value} onValue={onValue} />
    case 'long':
      return (
        <textarea
          {...common}
          className={styles.long}
          rows={4}
          value={String(value ?? '')}
          onChange={(event) => onValue(event.target.value)}
        />
      )
    default:
      return (
        <input
          {...common}
          className={styles.short}
          inputMode={kind === 'number' ? 'decimal' : undefined}
          placeholder={input.defaultValue === undefined ? undefined : String(input.defaultValue)}
          value={String(value ?? '')}
          onChange={(event) => onValue(writtenValue(kind, event.target.value))}
        />
      )
  }
}
