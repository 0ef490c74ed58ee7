import controls from './controls.module.css'
import type { FieldProps } from './FieldProps'
import { FieldShell } from './FieldShell'
import { textOf } from './fieldText'

/** The address of a page or of a file. */
export function AddressField({ input, value, onChange, ...shell }: FieldProps) {
  return (
    <FieldShell input={input} {...shell}>
      {(ids) => (
        <input
          {...ids}
          className={controls.control}
          inputMode="url"
          autoCapitalize="off"
          spellCheck={false}
          value={textOf(value)}
          placeholder="https:// or /path"
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </FieldShell>
  )
}
