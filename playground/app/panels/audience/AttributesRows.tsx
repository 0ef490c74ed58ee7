import { useState } from 'react'
import { Button } from '../../ui/Button'
import { IconButton } from '../../ui/IconButton'
import { CloseIcon } from '../../ui/icons'
import type { AttributesProps } from './AttributesEditor'
import styles from './AttributesEditor.module.css'
import { LazyField } from './LazyField'
import { formatAttribute, parseAttribute } from './parseAttribute'

/** One row an attribute. A new row counts once it has a name. */
export function AttributesRows({ attributes, onAttributes }: AttributesProps) {
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
