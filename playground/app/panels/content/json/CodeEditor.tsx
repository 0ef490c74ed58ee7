import { javascript } from '@codemirror/lang-javascript'
import { json } from '@codemirror/lang-json'
import { syntaxHighlighting } from '@codemirror/language'
import { lintGutter, setDiagnostics } from '@codemirror/lint'
import { EditorState } from '@codemirror/state'
import { EditorView, placeholder } from '@codemirror/view'
import { tagHighlighter, tags } from '@lezer/highlight'
import { basicSetup } from 'codemirror'
import { type Ref, useEffect, useImperativeHandle, useRef } from 'react'
import type { Problem } from '../../../draft/contentProblems'
import styles from './CodeEditor.module.css'

const colours = tagHighlighter([
  { tag: tags.propertyName, class: String(styles.property) },
  { tag: tags.string, class: String(styles.string) },
  { tag: [tags.number, tags.bool, tags.null], class: String(styles.literal) },
  { tag: tags.punctuation, class: String(styles.punctuation) },
])

/** Methods that the editor offers to its parents. */
export interface CodeEditorHandle {
  /** Moves the cursor to `offset` and scrolls it into view. */
  goTo(offset: number): void
}

interface CodeEditorProps {
  ref: Ref<CodeEditorHandle>
  /** @default 'json' */
  language?: 'json' | 'javascript'
  label: string
  text: string
  /** Placeholder of the empty editor. */
  hint?: string
  problems: readonly Problem[]
  onText(text: string): void
}

/** Edits JSON or code. Tab moves to the next control instead of indenting. */
export function CodeEditor(props: CodeEditorProps) {
  const { ref, language = 'json', label, text, hint = '', problems, onText } = props
  const container = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(null)
  const latest = useRef({ text, onText })
  latest.current = { text, onText }

  useEffect(() => {
    if (!container.current) return
    const editor = new EditorView({
      parent: container.current,
      state: EditorState.create({
        doc: latest.current.text,
        extensions: [
          basicSetup,
          language === 'json' ? json() : javascript(),
          placeholder(hint),
          lintGutter(),
          syntaxHighlighting(colours),
          EditorView.lineWrapping,
          EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
          EditorView.updateListener.of(({ docChanged, state }) => {
            const written = state.doc.toString()
            if (docChanged && written !== latest.current.text) latest.current.onText(written)
          }),
        ],
      }),
    })
    view.current = editor
    return () => editor.destroy()
  }, [language, label, hint])

  // After a change from outside, such as a form, replaces only the difference, so that cursor and
  // history survive.
  useEffect(() => {
    const editor = view.current
    const part = editor && changedRange(editor.state.doc.toString(), text)
    if (part) editor.dispatch({ changes: part })
  }, [text])

  useEffect(() => {
    const editor = view.current
    if (!editor) return
    const { length } = editor.state.doc
    const diagnostics = problems.map(({ offset, severity, message }) => {
      const from = Math.min(offset, length)
      return { from, to: Math.min(editor.state.doc.lineAt(from).to, length), severity, message }
    })
    editor.dispatch(setDiagnostics(editor.state, diagnostics))
  }, [problems])

  useImperativeHandle(
    ref,
    () => ({
      goTo(offset) {
        const editor = view.current
        if (!editor) return
        const anchor = Math.min(offset, editor.state.doc.length)
        const effects = EditorView.scrollIntoView(anchor, { y: 'center' })
        editor.dispatch({ selection: { anchor }, effects })
        editor.focus()
      },
    }),
    [],
  )

  return <div ref={container} className={styles.editor} />
}

/**
 * The single range that differs between two texts, and its new text; `undefined` when they are
 * equal.
 */
export function changedRange(
  before: string,
  after: string,
): { from: number; to: number; insert: string } | undefined {
  if (before === after) return undefined
  const shorter = Math.min(before.length, after.length)
  let from = 0
  while (from < shorter && before[from] === after[from]) from += 1
  let same = 0
  while (
    same < shorter - from &&
    before[before.length - 1 - same] === after[after.length - 1 - same]
  ) {
    same += 1
  }
  return { from, to: before.length - same, insert: after.slice(from, after.length - same) }
}
