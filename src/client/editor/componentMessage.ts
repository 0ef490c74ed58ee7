import { jsonSnapshot } from '../../content/jsonSnapshot'
import type { Json } from '../../content/types'
import type { EditorComponent } from './editorComponents'

/**
 * Copies a block for a message. Its functions, such as `showIf`, become text, in the form in which
 * the builder's clients send them.
 */
export function componentMessage(component: EditorComponent): Json | undefined {
  return jsonSnapshot(
    component,
    undefined,
    (source) => `return (${functionText(source)}).apply(this, arguments)`,
  )
}

/** The source of a function as an expression. */
export function functionText(source: unknown): string {
  const text = String(source).trim()
  return /^(?:function|async|\(|\w+\s*=>)/.test(text) ? text : `function ${text}`
}
