/**
 * An object with these keys, which a text separates by spaces, and the value that `make` gives
 * each.
 */
export function fromNames<T>(
  names: string | readonly string[],
  make: (name: string) => T,
): Readonly<Record<string, T>> {
  const list = typeof names === 'string' ? names.split(' ') : names
  return Object.fromEntries(list.map((name) => [name, make(name)]))
}
