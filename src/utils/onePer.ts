/**
 * Makes a function that gives each object one value of its own, made when it is first asked for and
 * kept for as long as the object.
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
