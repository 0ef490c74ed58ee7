import { useEffect, useId, useState } from 'react'
import { Button } from '../../ui/Button'
import { IconButton } from '../../ui/IconButton'
import { CloseIcon } from '../../ui/icons'
import { Segments } from '../../ui/Segments'
import styles from './AttributesEditor.module.css'
import { LazyField } from './LazyField'

interface AttributesProps {
  attributes: { readonly [name: string]: unknown }
  onAttributes(attributes: { readonly [name: string]: unknown }): void
}

const VIEWS = [
  { value: 'rows', label: 'Rows' },
  { value: 'json', label: 'JSON' },
] as const

/** What the site would know of the visitor, as rows or as JSON. */
export function AttributesEditor(props: AttributesProps) {
  const [view, setView] = useState<'rows' | 'json'>('rows')
  return (
    <div className={styles.attributes}>
      <div className={styles.head}>
        <span className={styles.label}>Attributes</span>
        <Segments
          label="Edit attributes as"
          choices={VIEWS}
          value={view}
          onValue={(next) => setView(next)}
        />
      </div>
      {view === 'rows' ? <AttributesRows {...props} /> : <AttributesJson {...props} />}
    </div>
  )
}

/** All attributes as one JSON object. It counts when it is applied. */
function AttributesJson({ attributes, onAttributes }: AttributesProps) {
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

/** One row an attribute. A new row counts once it has a name. */
function AttributesRows({ attributes, onAttributes }: AttributesProps) {
  const [adding, setAdding] = useState(false)
  const rows = Object.entries(attributes)

  function replace(name: string, next: readonly [string, unknown] | undefined) {
    const changed = rows.flatMap((row) => (row[0] === name ? (next ? [next] : []) : [row]))
    onAttributes(Object.fromEntries(changed.filter(([key]) => key !== '')))
  }

  return (
    <>
      {rows.map(([name, value]) => (
        <div key={name} className={styles.row}>
          <LazyField
            aria-label="Name of the attribute"
            value={name}
            onCommit={(next) => replace(name, [next.trim(), value])}
          />
          <LazyField
            aria-label={`Value of ${name}`}
            value={formatAttribute(value)}
            onCommit={(text) => replace(name, [name, parseAttribute(text)])}
          />
          <IconButton
            label={`Remove ${name}`}
            icon={CloseIcon}
            onClick={() => replace(name, undefined)}
          />
        </div>
      ))}
      {adding && (
        <LazyField
          autoFocus
          aria-label="Name of the new attribute"
          placeholder="Name, as in plan"
          value=""
          onCommit={(name) => {
            setAdding(false)
            if (name.trim()) onAttributes({ ...attributes, [name.trim()]: '' })
          }}
        />
      )}
      <div>
        <Button onClick={() => setAdding(true)}>Add attribute</Button>
      </div>
    </>
  )
}

/** What is typed as an attribute: a number, true, false or a list where it reads as one, and text otherwise. */
export function parseAttribute(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Writes what {@link parseAttribute} reads. Texts stand without quotes where they can. */
export function formatAttribute(value: unknown): string {
  return typeof value === 'string' && parseAttribute(value) === value
    ? value
    : (JSON.stringify(value) ?? '')
}
