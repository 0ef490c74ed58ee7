import type { ReactNode } from 'react'
import { isLocalized } from './blockOptions'
import {
  BlocksNote,
  ChoiceField,
  ColorField,
  type FieldProps,
  type InputProps,
  JsonField,
  LineField,
  SwitchField,
  TextField,
} from './fields'
import { ListField, LocalizedField, ObjectField } from './groupFields'
import { type InputKind, inputKind } from './inputKind'

const FIELDS: Readonly<Record<InputKind, (props: FieldProps) => ReactNode>> = {
  line: LineField,
  number: LineField,
  date: LineField,
  text: TextField,
  html: TextField,
  switch: SwitchField,
  choice: ChoiceField,
  color: ColorField,
  address: LineField,
  list: ListField,
  object: ObjectField,
  blocks: BlocksNote,
  json: JsonField,
}

/** The field for one input, whatever its type. */
export function InputField(props: InputProps) {
  const { input, value } = props
  if (isLocalized(value)) return <LocalizedField {...props} value={value} Input={InputField} />
  const kind = inputKind(input, value)
  const Field = FIELDS[kind]
  return <Field {...props} kind={kind} Input={InputField} />
}
