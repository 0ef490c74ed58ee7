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

/** {@link block} around others. */
export const holder = (
  id: string,
  name: string,
  options: object,
  ...children: readonly object[]
): ContentBlock => block(id, name, options, { children })

/** Tabs with these labels, each over a panel that says which it is. */
export const tabsOf = (...names: readonly string[]): ContentBlock =>
  block('tabs', 'Builder: Tabs', {
    tabs: names.map((name) => ({
      label: [text(`label-${name}`, name)],
      content: [text(`panel-${name}`, `Panel ${name}`)],
    })),
  })

/** A carousel of slides that say their numbers, with these fields. */
export const carouselOf = (count: number, fields: object = {}): ContentBlock =>
  block('carousel', 'Builder:Carousel', {
    responsive: [],
    slides: Array.from({ length: count }, (_, index) => ({
      content: [text(`slide-${index + 1}`, `Slide ${index + 1}`, fields)],
    })),
  })
