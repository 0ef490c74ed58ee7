import { blockOf, type ContentBlock } from './contentBlocks'

let lastId = 0

/** A block that renders `name` with `options`. */
export function block(
  name: string,
  options: Readonly<Record<string, unknown>> = {},
  more: Readonly<Record<string, unknown>> = {},
): ContentBlock {
  return blockOf(name, options, { id: `builder-e2e-${++lastId}`, ...more })
}

/** A text block. */
export const text = (html: string): ContentBlock => block('Text', { text: html })

/** A field with its label. */
export function labelled(
  label: string,
  options: { readonly name: string; readonly [option: string]: unknown },
  {
    kind = 'Form:Input',
    ...more
  }: { readonly kind?: string; readonly [field: string]: unknown } = {},
): ContentBlock[] {
  return [block('Form:Label', { text: label, for: options.name }), block(kind, options, more)]
}

/** A hidden field. */
export const hidden = (name: string, value: string): ContentBlock =>
  block('Form:Input', { type: 'hidden', name, value })

/** A form with a button that says Send. */
export function formOf(
  options: Readonly<Record<string, unknown>>,
  children: readonly (ContentBlock | readonly ContentBlock[])[],
): ContentBlock {
  const button = block('Form:SubmitButton', { text: 'Send' })
  return block('Form:Form', options, { children: [...children.flat(), button] })
}

/** An entry that holds blocks. */
export const entryOf = (...blocks: readonly ContentBlock[]) => ({
  id: 'form-entry',
  name: 'A form',
  data: { blocks },
})
