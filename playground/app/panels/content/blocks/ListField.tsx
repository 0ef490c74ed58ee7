import type { ComponentType } from 'react'
import type { BlockInput } from '../../../data/library'
import { isObject, valueAt, withValueAt } from '../../../draft/path'
import { Button } from '../../../ui/Button'
import { IconButton } from '../../../ui/IconButton'
import { AddIcon, DownIcon, RemoveIcon, UpIcon } from '../../../ui/icons'
import styles from './Field.module.css'
import type { FieldProps } from './FieldProps'
import { labelOf } from './inputsOf'

interface ListFieldProps extends FieldProps {
  id: string
  /** Draws one field of an item. */
  Item: ComponentType<FieldProps>
}

/** Items with fields of their own, which can be added, moved and removed. */
export function ListField({ id, Item, input, value, onValue }: ListFieldProps) {
  const items: readonly unknown[] = Array.isArray(value) ? value : []
  const swap = (index: number, other: number) => {
    const next = [...items]
    ;[next[index], next[other]] = [next[other], next[index]]
    onValue(next)
  }
  return (
    <fieldset className={styles.list} id={id} aria-labelledby={`${id}-name`}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items have nothing else to tell them apart
        <div key={index} className={styles.item}>
          <div className={styles.itemHead}>
            <span className={styles.itemName}>{`${labelOf(input.name)} ${index + 1}`}</span>
            <IconButton
              label={`Move item ${index + 1} up`}
              icon={UpIcon}
              disabled={index === 0}
              onClick={() => swap(index, index - 1)}
            />
            <IconButton
              label={`Move item ${index + 1} down`}
              icon={DownIcon}
              disabled={index === items.length - 1}
              onClick={() => swap(index, index + 1)}
            />
            <IconButton
              label={`Remove item ${index + 1}`}
              icon={RemoveIcon}
              onClick={() => onValue(items.filter((_, other) => other !== index))}
            />
          </div>
          {input.subFields?.map((field) => (
            <Item
              key={field.name}
              input={field}
              value={valueAt(item, [field.name])}
              onValue={(next) =>
                onValue(withValueAt(items, [index], withValueAt(item, [field.name], next)))
              }
            />
          ))}
        </div>
      ))}
      <Button onClick={() => onValue([...items, newItem(input)])}>
        <AddIcon />
        Add an item
      </Button>
    </fieldset>
  )
}

/** An item as the definition's own first one, or with the defaults of its fields. */
function newItem({ defaultValue, subFields = [] }: BlockInput): unknown {
  const first = Array.isArray(defaultValue) ? defaultValue[0] : undefined
  if (isObject(first)) return JSON.parse(JSON.stringify(first))
  return Object.fromEntries(
    subFields.flatMap(({ name, defaultValue: value }) =>
      value === undefined ? [] : [[name, value]],
    ),
  )
}
