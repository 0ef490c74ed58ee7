import { useEffect, useRef, useState } from 'react'
import { usePlayground } from '../../../context/PlaygroundContext'
import { TextButton } from '../../../ui/Button'
import { readStored, writeStored } from '../../../utils/stored'
import { CodeEditor, type CodeEditorHandle } from '../json/CodeEditor'
import { ProblemList } from '../json/ProblemList'
import styles from './CodeView.module.css'
import countdown from './samples/countdown.js?raw'
import counter from './samples/counter.js?raw'

/**
 * Storage key of the typed code, which the preview reads. Links never carry code: it would run with
 * the playground's rights.
 */
const STORED_CODE = 'siteblocks-code'

const PAUSE_MS = 500

/** Editor for a custom block, whose code is registered in a preview without a policy. */
export function CodeView() {
  const { preview, update, state, draft } = usePlayground()
  const { reload } = preview
  const { codeProblem, registered = {}, ownBlocks = [] } = preview.status
  const [code, setCode] = useState(() => readStored('sessionStorage', STORED_CODE))
  const tried = useRef(code)
  const editor = useRef<CodeEditorHandle>(null)

  useEffect(() => {
    if (code === tried.current) return
    const timer = setTimeout(() => {
      tried.current = code
      writeStored('sessionStorage', STORED_CODE, code)
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
      {state.policy !== 'off' && (
        <p className={styles.note} role="status">
          The policy of the page keeps the code from running.{' '}
          <TextButton onClick={() => update({ policy: 'off' })}>Turn it off</TextButton>
        </p>
      )}
      {code.trim() === '' && (
        <div className={styles.note}>
          <p>Register a block, and it runs in the preview as you type. It stays in this tab.</p>
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
        onSave={() => {}}
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
