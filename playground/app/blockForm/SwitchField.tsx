import { OptionSwitch } from '../ui/OptionSwitch'
import type { FieldProps } from './FieldProps'
import { inputLabel } from './inputLabel'

/** Yes or no. Not set, it shows what the block takes then. */
export function SwitchField({ input, value, onChange, label, binding }: FieldProps) {
  const hint = [input.helperText, binding && `Visitors see the result of ${binding}`]
    .flatMap((text) => (text ? `${text}.` : []))
    .join(' ')
  return (
    <OptionSwitch
      name={label ?? inputLabel(input.name)}
      checked={typeof value === 'boolean' ? value : input.defaultValue === true}
      onChange={onChange}
    >
      {hint}
    </OptionSwitch>
  )
}
