const FIELDS = 'input,select,textarea'

/**
 * The `id` that a label's `for` stands for: that of the field with this name in the label's form, else the
 * name itself where it is the id of a field.
 *
 * Several labels with the same `for` share the boxes of a group out among them, in their order, when they
 * are as many as the boxes. One label for all of them is no box's name.
 *
 * @param usual - What to take as long as there is no such field.
 */
export function labelledId(
  label: HTMLLabelElement,
  name: string,
  usual: string | undefined,
): string | undefined {
  const form = label.closest('form') ?? (label.getRootNode() as ParentNode)
  const fields = Array.from(form.querySelectorAll<HTMLInputElement>(FIELDS))
  const named = fields.filter((field) => field.name === name)
  if (named.length === 0) return fields.some(({ id }) => id === name) ? name : usual
  const labels = Array.from(form.querySelectorAll('label')).filter(
    ({ dataset }) => dataset.for === name,
  )
  const index = named.length === 1 ? 0 : labels.indexOf(label)
  const isShared = named.length === 1 || named.length === labels.length
  return (isShared && named[index]?.id) || usual
}
