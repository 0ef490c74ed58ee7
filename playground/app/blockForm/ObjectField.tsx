import type { BlockInput } from '../../../src/render/block/BlockDefinition'
import { withValue } from './blockOptions'
import type { FieldProps } from './FieldProps'
import styles from './Group.module.css'
import { inputLabel } from './inputLabel'

/** A value with parts, each with a field. */
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
export function Parts({ inputs, value, onChange, Input }: PartsProps) {
  const object = (value ?? {}) as Readonly<Record<string, unknown>>
  return inputs.map((input) => (
    <Input
      key={input.name}
      input={input}
      value={object[input.name]}
      onChange={(part) => onChange(withValue(object, input.name, part))}
    />
  ))
}
