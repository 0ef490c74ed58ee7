import { type ComponentProps, type CSSProperties, useState } from 'react'
import { syntaxProblem } from '../utils/jsonText'
import { classes } from './Button'
import styles from './JsonArea.module.css'

interface JsonAreaProps extends Omit<ComponentProps<'textarea'>, 'value' | 'onChange'> {
  value: unknown
  /** Returns what is wrong with a parsed value. */
  check?(value: unknown): string | undefined
  /** Called with each valid value, and with `undefined` for an empty field. */
  onValue(value: unknown): void
}

/** Edits any value as JSON. Invalid text changes nothing and is marked at its line. */
export function JsonArea({ value, check, onValue, className, ...props }: JsonAreaProps) {
  const [draft, setDraft] = useState({ text: write(value), value })
  // Replaces the text when the value changed elsewhere, such as by a reset. Compares JSON, since
  // equal values may be different objects.
  const { text } = write(draft.value) === write(value) ? draft : { text: write(value) }
  const read = readJson(text, check)
  const errorId = `${props.id}-error`
  return (
    <div className={styles.area}>
      <textarea
        rows={1}
        spellCheck={false}
        autoCapitalize="off"
        placeholder="Not set"
        {...props}
        className={classes(styles.text, className)}
        style={{ '--line': read.line } as CSSProperties}
        aria-invalid={read.error !== undefined}
        aria-describedby={classes(props['aria-describedby'], read.error && errorId) || undefined}
        value={text}
        onChange={({ target }) => {
          const next = readJson(target.value, check)
          setDraft({ text: target.value, value: next.error === undefined ? next.value : value })
          if (next.error === undefined) onValue(next.value)
        }}
      />
      {read.error && (
        <p id={errorId} className={styles.error} role="alert">
          {read.error}
        </p>
      )}
    </div>
  )
}

function write(value: unknown): string {
  return JSON.stringify(value, null, 2) ?? ''
}

/** Parses the text, or finds the problem and its line. */
function readJson(text: string, check: JsonAreaProps['check']) {
  if (!text.trim()) return { value: undefined }
  const problem = syntaxProblem(text)
  if (problem) return { ...problem, error: `Line ${problem.line}: ${problem.message}` }
  const value: unknown = JSON.parse(text)
  const error = check?.(value)
  return error === undefined ? { value } : { line: 1, error }
}
