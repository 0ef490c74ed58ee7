/** A copy with those properties alone that `keeps` wants. */
export function filterFields<T>(
  fields: Readonly<Record<string, T>>,
  keeps: (key: string, value: T) => boolean,
): Record<string, T> {
  return Object.fromEntries(Object.entries(fields).filter(([key, value]) => keeps(key, value)))
}
