import { useState } from 'react'
import { Segments } from '../../ui/Segments'
import styles from './AttributesEditor.module.css'
import { AttributesJson } from './AttributesJson'
import { AttributesRows } from './AttributesRows'

export interface AttributesProps {
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
