import { SwitchField } from '../../ui/SwitchField'

interface PinSwitchProps {
  model: string
  checked: boolean
  onChange(checked: boolean): void
}

/** Whether the snippets name the chosen entry, or leave the choice to targeting. */
export function PinSwitch({ model, checked, onChange }: PinSwitchProps) {
  return (
    <SwitchField
      name="Always this entry"
      hint={`Otherwise visitors get the entry of “${model}” that fits them.`}
      checked={checked}
      onChange={onChange}
    />
  )
}
