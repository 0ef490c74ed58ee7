import { Collapsible } from '@base-ui/react/collapsible'
import type { ReactNode } from 'react'
import type { Block } from '../../../src/content/types'
import type { BlockInput } from '../../../src/render/compile/BlockDefinition'
import { Icon } from '../ui/Icon'
import styles from './BlockForm.module.css'
import {
  bindingOf,
  blockOptionsOf,
  type InputsByName,
  inputsOf,
  isLocalized,
  withBinding,
  withBlockOption,
} from './blockOptions'
import { BY_FACT, FactField } from './FactField'
import { readFactBinding, writeFactBinding } from './facts'
import { BlocksNote, type FieldProps, type InputProps, SimpleField, SwitchField } from './fields'
import { ListField, LocalizedField, ObjectField } from './groupFields'
import { type InputKind, inputKind } from './inputKind'
import { RulesField } from './RulesField'

interface BlockFormProps {
  block: Block
  /** Inputs of blocks that are not built in, by block name. */
  inputs?: InputsByName
  /** Called with a copy of the block that contains the change. */
  onChange(block: Block): void
}

/**
 * Form for the options of one block, with a field for each input.
 *
 * Give each block its own `key`, so that half-typed text does not move to another block.
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
  return (
    <InputFields
      inputs={inputs}
      values={blockOptionsOf(block)}
      bindingOf={(option) => bindingOf(block, option)}
      onBind={(option, expression) => onChange(withBinding(block, option, expression))}
      onChange={(option, value) => {
        const known = readFactBinding(bindingOf(block, option))
        const changed = withBlockOption(block, option, value)
        if (!known) return onChange(changed)
        const next = writeFactBinding({ ...known, otherwise: Number(value ?? 1) })
        onChange(withBinding(changed, option, next))
      }}
    />
  )
}

interface InputFieldsProps {
  inputs: readonly (BlockInput & { readonly label?: string })[]
  values: Readonly<Record<string, unknown>>
  bindingOf?(name: string): string | undefined
  onBind?(name: string, expression: string | undefined): void
  onChange(name: string, value: unknown): void
  /** Label of a section for rarely needed inputs. */
  more?: string
  /** Whether that section starts open. */
  defaultOpen?: boolean
}

/** One field per input, with the advanced ones in a closed section. */
export function InputFields(props: InputFieldsProps) {
  const { inputs, values, bindingOf, onBind, onChange, more = 'More options', defaultOpen } = props
  const fieldsOf = (shown: typeof inputs) =>
    shown.map((input) => (
      <InputField
        key={input.name}
        input={input}
        label={input.label}
        value={values[input.name]}
        binding={bindingOf?.(input.name)}
        onBind={onBind && ((expression) => onBind(input.name, expression))}
        onChange={(value) => onChange(input.name, value)}
      />
    ))
  const advanced = inputs.filter((input) => input.advanced)
  return (
    <div className={styles.form}>
      {fieldsOf(inputs.filter((input) => !input.advanced))}
      {advanced.length > 0 && (
        <Collapsible.Root defaultOpen={defaultOpen}>
          <Collapsible.Trigger className={styles.more}>
            <Icon name="chevron" />
            {more}
          </Collapsible.Trigger>
          <Collapsible.Panel role="group" aria-label={more} className={styles.form}>
            {fieldsOf(advanced)}
          </Collapsible.Panel>
        </Collapsible.Root>
      )}
    </div>
  )
}

/** Kinds that a simple control cannot edit. */
const FIELDS: Partial<Readonly<Record<InputKind, (props: FieldProps) => ReactNode>>> = {
  switch: SwitchField,
  list: ListField,
  object: ObjectField,
  rules: RulesField,
  blocks: BlocksNote,
}

/** Renders the field for an input of any kind. */
export function InputField(props: InputProps) {
  const { input, value } = props
  if (isLocalized(value)) return <LocalizedField {...props} value={value} Input={InputField} />
  const kind = inputKind(input, value)
  const Field = FIELDS[kind] ?? (props.onBind && input.name in BY_FACT ? FactField : SimpleField)
  return <Field {...props} kind={kind} Input={InputField} />
}
