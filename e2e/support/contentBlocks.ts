/** A block of content, as its JSON spells it. */
export interface ContentBlock {
  readonly [field: string]: unknown
}

/** A block of these fields. */
export const boxOf = (fields: object): ContentBlock => ({
  '@type': '@builder.io/sdk:Element',
  ...fields,
})

/** A block that renders a component. */
export const blockOf = (name: string, options: object, fields: object = {}): ContentBlock =>
  boxOf({ ...fields, component: { name, options } })

/** A block of text. */
export const textOf = (html: string, fields: object = {}): ContentBlock =>
  blockOf('Text', { text: html }, fields)

/** {@link boxOf} by its id. */
export const box = (id: string, fields: object = {}): ContentBlock => boxOf({ id, ...fields })

/** {@link blockOf} by its id. */
export const block = (
  id: string,
  name: string,
  options: object,
  fields: object = {},
): ContentBlock => blockOf(name, options, { id, ...fields })

/** A box whose text is the value of an expression. */
export const boundBox = (id: string, expression: string): ContentBlock =>
  box(id, { bindings: { 'properties.text': expression } })

/** A box that shows its id, with styles for all widths and for narrower ones. */
export const styledBox = (id: string, large: object, narrower: object = {}): ContentBlock =>
  box(id, { properties: { text: id }, responsiveStyles: { large, ...narrower } })

/** A button "Go" with an action. */
export const goButton = (click: string): ContentBlock =>
  box('go', { tagName: 'button', properties: { text: 'Go' }, actions: { click } })

/** {@link textOf} by its id. */
export const text = (id: string, html: string, fields: object = {}): ContentBlock =>
  textOf(html, { id, ...fields })
