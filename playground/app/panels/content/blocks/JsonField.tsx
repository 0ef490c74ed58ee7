import { useEffect, useState } from 'react'
import { syntaxProblem } from '../../../draft/syntaxProblem'
import styles from './Field.module.css'

interface JsonFieldProps {
  id: string
  'aria-describedby': string | undefined
  value: unknown
  onValue(value: unknown): void
}

/** A value that no simpler control can change, as JSON. It counts while it can be read. */
export function JsonField({ value, onValue, ...attributes }: JsonFieldProps) {
  const written = JSON.stringify(value, null, 2) ?? ''
  const [text, setText] = useState(written)
  const problem = text.trim() === '' ? undefined : syntaxProblem(text)

  // What was changed elsewhere wins, but for how it is written.
  useEffect(() => {
    setText((current) => (sameValue(current, written) ? current : written))
  }, [written])

  return (
    <>
      <textarea
        {...attributes}
        className={styles.long}
        data-code
        rows={Math.min(8, Math.max(2, text.split('\n').length))}
        spellCheck={false}
        aria-invalid={problem ? true : undefined}
        value={text}
        onChange={(event) => {
          const next = event.target.value
          setText(next)
          if (next.trim() === '') onValue(undefined)
          else if (!syntaxProblem(next)) onValue(JSON.parse(next))
        }}
      />
      {problem && (
        <p className={styles.problem} role="alert">
          {problem.message}
        </p>
      )}
    </>
  )
}

function sameValue(text: string, written: string): boolean {
  if (text.trim() === '' || syntaxProblem(text)) return text.trim() === written
  return JSON.stringify(JSON.parse(text), null, 2) === written
}
