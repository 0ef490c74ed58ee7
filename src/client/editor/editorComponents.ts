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
