import { useEffect, useId, useState } from 'react'
import { Button } from '../../ui/Button'
import type { AttributesProps } from './AttributesEditor'
import styles from './AttributesEditor.module.css'

/** All attributes as one JSON object. It counts when it is applied. */
export function AttributesJson({ attributes, onAttributes }: AttributesProps) {
  const id = useId()
  const written = JSON.stringify(attributes, null, 2)
  const [draft, setDraft] = useState(written)
  const [problem, setProblem] = useState('')
  useEffect(() => setDraft(written), [written])

  function apply() {
    try {
      const value: unknown = JSON.parse(draft || '{}')
      if (typeof value !== 'object' || value === null || Array.isArray(value)) {
        throw new Error('Write an object, as in {"plan": "member"}.')
      }
      setProblem('')
      onAttributes({ ...value })
    } catch (error) {
      setProblem(
        error instanceof SyntaxError
          ? `This is no JSON: ${error.message}`
          : String((error as Error).message),
      )
    }
  }

  return (
    <>
      <textarea
        className={styles.json}
        aria-label="Attributes as JSON"
        aria-invalid={problem !== ''}
        aria-describedby={problem ? id : undefined}
        spellCheck={false}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
      />
      {problem && (
        <p id={id} role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <div>
        <Button onClick={apply}>Apply attributes</Button>
      </div>
    </>
  )
}
