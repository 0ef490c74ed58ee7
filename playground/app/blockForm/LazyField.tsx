import { type ComponentProps, useEffect, useState } from 'react'
import { parseJson } from '../../../src/utils/text/parseJson'
import controls from '../ui/controls.module.css'

/** Parses a typed attribute as a number, boolean or list where possible, otherwise as text. */
export function parseAttribute(text: string): unknown {
  return parseJson(text) ?? text
}

/** Formats a value for {@link parseAttribute}, quoting text only where necessary. */
export function formatAttribute(value: unknown): string {
  return typeof value === 'string' && parseAttribute(value) === value
    ? value
    : (JSON.stringify(value) ?? '')
}

interface LazyFieldProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  value: string
  /** Called with the text on blur or Enter. */
  onCommit(value: string): void
}

/** A field that commits on blur or Enter, because every change reloads the preview. */
export function LazyField({ value, onCommit, ...props }: LazyFieldProps) {
  const [draft, setDraft] = useState(value)
  useEffect(() => setDraft(value), [value])
  const commit = () => draft !== value && onCommit(draft)
  return (
    <input
      autoComplete="off"
      spellCheck={false}
      {...props}
      className={controls.control}
      value={draft}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={commit}
      onKeyDown={({ key }) => key === 'Enter' && commit()}
    />
  )
}
