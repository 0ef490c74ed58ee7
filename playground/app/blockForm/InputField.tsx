import type { ReactNode } from 'react'
import { AddressField } from './AddressField'
import { BlocksNote } from './BlocksNote'
import { ChoiceField } from './ChoiceField'
import { ColorField } from './ColorField'
import type { FieldProps, InputProps } from './FieldProps'
import { type InputKind, inputKind } from './inputKind'
import { JsonField } from './JsonField'
import { LineField } from './LineField'
import { ListField } from './ListField'
import { LocalizedField } from './LocalizedField'
import { isLocalized } from './localized'
import { ObjectField } from './ObjectField'
import { SwitchField } from './SwitchField'
import { TextField } from './TextField'

const FIELDS: Readonly<Record<InputKind, (props: FieldProps) => ReactNode>> = {
  line: LineField,
  number: LineField,
  date: LineField,
  text: TextField,
  html: TextField,
  switch: SwitchField,
  choice: ChoiceField,
  color: ColorField,
  address: AddressField,
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
