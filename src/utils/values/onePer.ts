/**
 * Wraps `make` to create one value per object on first use. A value lives as long as its object.
 */
export function onePer<Owner extends object, Value>(
  make: (owner: Owner) => Value,
): (owner: Owner) => Value {
  const values = new WeakMap<Owner, Value>()
  return (owner) => {
    if (!values.has(owner)) values.set(owner, make(owner))
    return values.get(owner) as Value
  }
}
