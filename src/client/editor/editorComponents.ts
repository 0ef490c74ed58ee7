import type { Json } from '../../content/types'
import { jsonSnapshot } from '../tracking/jsonSnapshot'

/** A block as the editor offers it to authors. JSON drops values that it cannot represent. */
export interface EditorComponent {
  /** A registered block name. */
  readonly name: string
  readonly [field: string]: unknown
}

/** Lists blocks for the editor: all fields of their definitions but the code that renders them. */
export function editorComponents(
  definitions: readonly { readonly name: string; readonly component?: unknown }[],
): EditorComponent[] {
  return definitions.map(({ component, ...fields }) => fields)
}

/**
 * Copies a block for a message. Its functions, such as `showIf`, become text, in the form in which
 * the builder's clients send them.
 */
export function componentMessage(component: EditorComponent): Json | undefined {
  return jsonSnapshot(component, undefined, (source) => {
    const text = String(source).trim()
    const isMethod = !/^(?:function|async|\(|\w+\s*=>)/.test(text)
    return `return (${isMethod ? 'function ' : ''}${text}).apply(this, arguments)`
  })
}
