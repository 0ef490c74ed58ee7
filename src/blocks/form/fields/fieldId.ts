/**
 * The `id` of a field, by which its label finds it; `undefined` for one without a name.
 *
 * @param formId - Begins the ids of one form's fields.
 * @param value - Tells apart the boxes of a group, which share a name.
 */
export function fieldId(formId: string, name: string, value = ''): string | undefined {
  if (!name) return undefined
  return value ? `${formId}-${name}-${value}` : `${formId}-${name}`
}
