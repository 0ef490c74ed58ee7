/**
 * Makes a function that gives each object one value of its own, made when it is first asked for and
 * kept for as long as the object.
 */
export function onePer<Owner extends object, Value>(
  make: (owner: Owner) => Value,
): (owner: Owner) => Value {
  const values = new WeakMap<Owner, { readonly value: Value }>()
  return (owner) => {
    const known = values.get(owner) ?? { value: make(owner) }
    values.set(owner, known)
    return known.value
  }
}
