/** Names of the fields that differ between two objects. An absent field counts as `undefined`. */
export function changedFields<Fields extends object>(
  one: Fields,
  other: Fields,
): (keyof Fields & string)[] {
  const names = Object.keys({ ...one, ...other }) as (keyof Fields & string)[]
  return names.filter((name) => !Object.is(one[name], other[name]))
}
