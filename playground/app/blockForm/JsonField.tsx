import { useState } from 'react'
import { classes } from '../ui/classes'
import controls from './controls.module.css'
import type { FieldProps } from './FieldProps'
import { FieldShell } from './FieldShell'

/** A value of any shape as JSON. What cannot be read yet changes nothing. */
export function JsonField({ input, value, onChange, ...shell }: FieldProps) {
  const [draft, setDraft] = useState({ text: write(value), value })
  // Something else changed the value, a reset for one. The same value may be another object.
  const { text } = write(draft.value) === write(value) ? draft : { text: write(value) }
  const read = readJson(text)
  return (
    <FieldShell
      input={input}
      {...shell}
      error={read.error && `This is not JSON yet: ${read.error}.`}
    >
      {(ids) => (
        <textarea
          {...ids}
          className={classes(controls.control, controls.text, controls.code)}
          rows={3}
          spellCheck={false}
          aria-invalid={read.error !== undefined}
          value={text}
          placeholder="Not set"
          onChange={({ target }) => {
            const next = readJson(target.value)
            setDraft({ text: target.value, value: next.error === undefined ? next.value : value })
            if (next.error === undefined) onChange(next.value)
          }}
        />
      )}
    </FieldShell>
  )
}

function write(value: unknown): string {
  return JSON.stringify(value, null, 2) ?? ''
}

function readJson(text: string): { value?: unknown; error?: string } {
  if (!text.trim()) return { value: undefined }
  try {
    return { value: JSON.parse(text) }
  } catch (error) {
    return { error: (error as Error).message }
  }
}
