import { useRef } from 'react'
import type { BlockInput } from '../../../src/render/compile/BlockDefinition'
import { IconButton, TextButton } from '../ui/Button'
import { withValueAt } from '../utils/path'
import { itemOf, type Localized, localesOf, moved } from './blockOptions'
import type { FieldProps } from './fields'
import styles from './Group.module.css'
import { inputLabel } from './inputKind'

/** A list of objects, each with its fields and buttons to move or remove it. */
export function ListField({ input, value, onChange, label, Input }: FieldProps) {
  const group = useRef<HTMLFieldSetElement>(null)
  const items = Array.isArray(value) ? value : []
  const name = label ?? inputLabel(input.name)

  /** Focus follows the item, so that pressing the same key again moves it further. */
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
                  icon={way < 0 ? 'up' : 'down'}
                  aria-disabled={!(index + way in items)}
                  onClick={() => index + way in items && move(index, index + way)}
                />
              ))}
              <IconButton
                label="Remove"
                icon="close"
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
      <TextButton className={styles.add} onClick={() => onChange([...items, itemOf(input)])}>
        Add to the list
      </TextButton>
    </fieldset>
  )
}

/** An object with a field for each of its inputs. */
export function ObjectField({ input, value, onChange, label, Input }: FieldProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label ?? inputLabel(input.name)}</legend>
      {input.helperText && <p className={styles.hint}>{input.helperText}.</p>}
      <Parts inputs={input.subFields ?? []} value={value} onChange={onChange} Input={Input} />
    </fieldset>
  )
}

interface PartsProps extends Pick<FieldProps, 'Input'> {
  inputs: readonly BlockInput[]
  value: unknown
  onChange(value: unknown): void
}

/** The fields of one object. */
function Parts({ inputs, value, onChange, Input }: PartsProps) {
  const object = (value ?? {}) as Readonly<Record<string, unknown>>
  return inputs.map((input) => (
    <Input
      key={input.name}
      input={input}
      value={object[input.name]}
      onChange={(part) => onChange(withValueAt(object, [input.name], part))}
    />
  ))
}

type LocalizedFieldProps = Omit<FieldProps, 'kind' | 'value'> & { readonly value: Localized }

/** One field for each locale of a value. */
export function LocalizedField({
  input,
  value,
  onChange,
  label,
  binding,
  Input,
}: LocalizedFieldProps) {
  const { helperText, ...plain } = input
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label ?? inputLabel(input.name)}</legend>
      {helperText && <p className={styles.hint}>{helperText}.</p>}
      {localesOf(value).map((locale) => (
        <Input
          key={locale}
          input={plain}
          label={locale}
          binding={binding}
          value={value[locale]}
          onChange={(part) => onChange(withValueAt(value, [locale], part))}
        />
      ))}
    </fieldset>
  )
}
