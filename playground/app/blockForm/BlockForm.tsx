import { Collapsible } from '@base-ui/react/collapsible'
import type { ReactNode } from 'react'
import type { Block } from '../../../src/content/types'
import type { BlockInput } from '../../../src/render/block/BlockDefinition'
import { ChevronIcon } from '../ui/icons'
import styles from './BlockForm.module.css'
import {
  bindingOf,
  type InputsByName,
  inputsOf,
  isLocalized,
  optionsOf,
  withOption,
} from './blockOptions'
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

interface BlockFormProps {
  block: Block
  /** Inputs of blocks that the widget does not bring, by block name. */
  inputs?: InputsByName
  /** Told the whole block with the change in it. The one given stays as it is. */
  onChange(block: Block): void
}

/**
 * The options of one block, each in a field made from its definition.
 *
 * Give it a `key` that is another for another block: what is half typed belongs to one.
 */
export function BlockForm({ block, inputs: more, onChange }: BlockFormProps) {
  const inputs = inputsOf(block, more)
  const name = block.component?.name
  if (!name) return <p className={styles.none}>A box: it has no options, only blocks inside.</p>
  if (!inputs?.length) {
    return (
      <p className={styles.none}>
        {inputs ? `“${name}” has no options.` : `Nothing is known of the options of “${name}”.`}
      </p>
    )
  }
  const fields = (some: readonly BlockInput[]) =>
    some.map((input) => (
      <InputField
        key={input.name}
        input={input}
        value={optionsOf(block)[input.name]}
        binding={bindingOf(block, input.name)}
        onChange={(value) => onChange(withOption(block, input.name, value))}
      />
    ))
  const advanced = inputs.filter((input) => input.advanced)
  return (
    <div className={styles.form}>
      {fields(inputs.filter((input) => !input.advanced))}
      {advanced.length > 0 && (
        <Collapsible.Root>
          <Collapsible.Trigger className={styles.more}>
            <ChevronIcon />
            More options
          </Collapsible.Trigger>
          <Collapsible.Panel className={styles.form}>{fields(advanced)}</Collapsible.Panel>
        </Collapsible.Root>
      )}
    </div>
  )
}

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
