/** A block of content, as in JSON. */
export interface FormBlock {
  readonly [field: string]: unknown
}

let lastId = 0

/** A block that renders `name` with `options`. */
export function block(
  name: string,
  options: Readonly<Record<string, unknown>> = {},
  more: Readonly<Record<string, unknown>> = {},
): FormBlock {
  const id = `builder-e2e-${++lastId}`
  return { '@type': '@builder.io/sdk:Element', id, component: { name, options }, ...more }
}

/** A text block. */
export const text = (html: string): FormBlock => block('Text', { text: html })

/** A field with its label. */
export function labelled(
  label: string,
  options: { readonly name: string; readonly [option: string]: unknown },
  {
    kind = 'Form:Input',
    ...more
  }: { readonly kind?: string; readonly [field: string]: unknown } = {},
): FormBlock[] {
  return [block('Form:Label', { text: label, for: options.name }), block(kind, options, more)]
}

/** A hidden field. */
export const hidden = (name: string, value: string): FormBlock =>
  block('Form:Input', { type: 'hidden', name, value })

/** A form with a button that says Send. */
export function formOf(
  options: Readonly<Record<string, unknown>>,
  children: readonly (FormBlock | readonly FormBlock[])[],
): FormBlock {
  const button = block('Form:SubmitButton', { text: 'Send' })
  return block('Form:Form', options, { children: [...children.flat(), button] })
}

/** An entry that holds blocks. */
export const entryOf = (...blocks: readonly FormBlock[]) => ({
  id: 'form-entry',
  name: 'A form',
  data: { blocks },
})
