/**
 * Copies a list or a record with the parts that `change` returns. Returns the same object when it
 * changes none.
 */
export function changeParts<T extends object>(
  container: T,
  change: (part: unknown, name: string) => unknown,
): T {
  let copy: T | undefined
  for (const name of Object.keys(container) as (keyof T & string)[]) {
    const part = change(container[name], name)
    if (Object.is(part, container[name])) continue
    copy ??= (Array.isArray(container) ? container.slice() : { ...container }) as T
    copy[name] = part as T[keyof T & string]
  }
  return copy ?? container
}
