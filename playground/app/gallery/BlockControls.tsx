import { useState } from 'react'
import type { Block } from '../../../src/content/types'
import { isRecord } from '../../../src/utils/values/isRecord'
import { BlockForm } from '../blockForm/BlockForm'
import { Code } from '../ui/Code'
import { CopyButton } from '../ui/CopyButton'
import { Segments } from '../ui/Segments'
import { type Path, valueAt, withValueAt } from '../utils/path'
import styles from './BlockControls.module.css'

const VIEWS = [
  { value: 'options', label: 'Options' },
  { value: 'json', label: 'JSON' },
] as const

interface BlockControlsProps<Content> {
  /** Name of the block. */
  name: string
  content: Content
  onChange(content: Content): void
}

/** Edits a block as fields for its options and as JSON. */
export function BlockControls<Content>({ name, content, onChange }: BlockControlsProps<Content>) {
  const [view, setView] = useState<'options' | 'json'>('options')
  const path = pathTo(name, content)
  const block = path && (valueAt(content, path) as Block)
  if (!block) return null
  const json = JSON.stringify(block, null, 2)
  return (
    <div className={styles.controls}>
      <Segments label="Show" value={view} choices={VIEWS} onValue={(next) => setView(next)} />
      {view === 'options' ? (
        <BlockForm
          block={block}
          onChange={(next) => onChange(withValueAt(content, path, next) as Content)}
        />
      ) : (
        <>
          <Code text={json} />
          <CopyButton text={json} label="Copy JSON" />
        </>
      )}
    </div>
  )
}

/** Path of the first block with that name. */
function pathTo(name: string, value: unknown, path: Path = []): Path | undefined {
  if (!isRecord(value) && !Array.isArray(value)) return undefined
  if (isRecord(value) && isRecord(value.component) && value.component.name === name) return path
  for (const [key, inner] of Object.entries(value)) {
    const found = pathTo(name, inner, [...path, Array.isArray(value) ? Number(key) : key])
    if (found) return found
  }
  return undefined
}
