import { useRef } from 'react'
import { Button } from '../ui/Button'
import { IconButton } from '../ui/IconButton'
import { CloseIcon, DownIcon, UpIcon } from '../ui/icons'
import type { FieldProps } from './FieldProps'
import styles from './Group.module.css'
import { inputLabel } from './inputLabel'
import { itemOf, moved } from './listItems'
import { Parts } from './ObjectField'

/** A list of objects: each has its fields, and can be moved or removed. */
export function ListField({ input, value, onChange, label, Input }: FieldProps) {
  const group = useRef<HTMLFieldSetElement>(null)
  const items = Array.isArray(value) ? value : []
  const name = label ?? inputLabel(input.name)

  /** The focus goes along with the item, so that the same key moves it on. */
  function move(index: number, to: number) {
    onChange(moved(items, index, to))
    const buttons = group.current?.querySelectorAll<HTMLElement>(`[data-way="${to - index}"]`)
    buttons?.[to]?.focus()
  }

  return (
    <fieldset className={styles.group} ref={group}>
      <legend className={styles.legend}>{name}</legend>
      {input.helperText && <p className={styles.hint}>{input.helperText}.</p>}
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items change with every key that is typed in them
        <section key={index} className={styles.item} aria-label={`${name}, ${index + 1}`}>
          <div className={styles.head}>
            <p className={styles.title}>{index + 1}</p>
            <div className={styles.actions}>
              {([-1, 1] as const).map((way) => (
                <IconButton
                  key={way}
                  data-way={way}
                  label={`Move ${way < 0 ? 'up' : 'down'}`}
                  icon={way < 0 ? UpIcon : DownIcon}
                  aria-disabled={!(index + way in items)}
                  onClick={() => index + way in items && move(index, index + way)}
                />
              ))}
              <IconButton
                label="Remove"
                icon={CloseIcon}
                onClick={() => onChange(items.filter((_, other) => other !== index))}
              />
            </div>
          </div>
          <Parts
            inputs={input.subFields ?? []}
            value={item}
            Input={Input}
            onChange={(next) =>
              onChange(items.map((other, place) => (place === index ? next : other)))
            }
          />
        </section>
      ))}
      <Button className={styles.add} onClick={() => onChange([...items, itemOf(input)])}>
        Add to the list
      </Button>
    </fieldset>
  )
}
