import { lazy, Suspense, useRef } from 'react'
import { usePlayground } from '../../../context/PlaygroundContext'
import { EntrySkeleton } from '../../RequireEntry'
import type { CodeEditorHandle } from './CodeEditor'
import styles from './JsonView.module.css'
import { ProblemList } from './ProblemList'

/** Loaded on first use: the playground starts without it. */
const CodeEditor = lazy(async () => ({ default: (await import('./CodeEditor')).CodeEditor }))

/** Edits the entry as JSON, with problems marked in the text and listed below. */
export function JsonView() {
  const { draft, entry } = usePlayground()
  const editor = useRef<CodeEditorHandle>(null)
  return (
    <div className={styles.view}>
      <Suspense fallback={<EntrySkeleton label="Loading the editor" />}>
        <CodeEditor
          ref={editor}
          label={`JSON of ${entry?.name ?? 'what you paste'}`}
          text={draft.text}
          hint="Paste an entry, an answer of a content API, or blocks alone."
          problems={draft.problems}
          onText={draft.setText}
        />
      </Suspense>
      <ProblemList
        problems={draft.problems}
        onChoose={(problem) => editor.current?.goTo(problem.offset)}
      />
    </div>
  )
}
