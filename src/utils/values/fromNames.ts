/**
 * Creates an object with a value from `make` for each name.
 *
 * @param names - A list, or names separated by spaces.
 */
export function fromNames<T>(
  names: string | readonly string[],
  make: (name: string) => T,
): Readonly<Record<string, T>> {
  const list = typeof names === 'string' ? names.split(' ') : names
  return Object.fromEntries(list.map((name) => [name, make(name)]))
}
