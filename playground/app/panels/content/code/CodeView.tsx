import { useEffect, useRef, useState } from 'react'
import { usePlayground } from '../../../context/PlaygroundContext'
import { readOwnCode, storeOwnCode } from '../../../state/source'
import { TextButton } from '../../../ui/Button'
import { CodeEditor, type CodeEditorHandle } from '../json/CodeEditor'
import { ProblemList } from '../json/ProblemList'
import styles from './CodeView.module.css'
import countdown from './samples/countdown.js?raw'
import counter from './samples/counter.js?raw'

const PAUSE_MS = 500

/** Editor for a custom block, whose code is part of the snippet. */
export function CodeView() {
  const { preview, update, draft } = usePlayground()
  const { reload } = preview
  const { codeProblem, registered = {}, ownBlocks = [] } = preview.status
  const [code, setCode] = useState(readOwnCode)
  const tried = useRef(code)
  const editor = useRef<CodeEditorHandle>(null)

  useEffect(() => {
    if (code === tried.current) return
    const timer = setTimeout(() => {
      tried.current = code
      storeOwnCode(code)
      reload()
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [code, reload])

  const problems = codeProblem
    ? [{ severity: 'error' as const, ...codeProblem, offset: offsetOfLine(code, codeProblem.line) }]
    : []
  const [name] = ownBlocks
  const isShown = name === undefined || draft.text.includes(JSON.stringify(name))

  function show(block: string) {
    const inputs = Object.entries(registered).find(([known]) => known === block)?.[1] ?? []
    const options = Object.fromEntries(
      inputs.map((input) => [input.name, input.defaultValue ?? '']),
    )
    const component = { name: block, options }
    const blocks = [{ '@type': '@builder.io/sdk:Element', id: 'builder-own', component }]
    const text = JSON.stringify({ data: { blocks } }, null, 2)
    update({ source: { kind: 'pasted', text }, block: undefined })
  }

  return (
    <div className={styles.view}>
      {code.trim() === '' && (
        <div className={styles.note}>
          <p>
            Register a block, and it runs in the preview as you type. Install has it, too. It stays
            in this tab.
          </p>
          <div className={styles.actions}>
            <TextButton onClick={() => setCode(countdown)}>Begin in plain DOM</TextButton>
            <TextButton onClick={() => setCode(counter)}>Begin in React</TextButton>
          </div>
        </div>
      )}
      {name !== undefined && (
        <p className={styles.note} role="status">
          “{name}” is registered. {isShown ? 'Its options are under Blocks.' : ''}
          {!isShown && <TextButton onClick={() => show(name)}>Show it</TextButton>}
        </p>
      )}
      <CodeEditor
        ref={editor}
        language="javascript"
        label="Code of your block"
        text={code}
        problems={problems}
        onText={setCode}
      />
      <ProblemList
        problems={problems}
        onChoose={(problem) => editor.current?.goTo(problem.offset)}
      />
    </div>
  )
}

function offsetOfLine(text: string, line: number): number {
  return text
    .split('\n')
    .slice(0, line - 1)
    .reduce((sum, before) => sum + before.length + 1, 0)
}
