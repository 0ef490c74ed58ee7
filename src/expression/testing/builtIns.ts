const OWNERS = {
  ...{ Object, Array, Function, String, Number, Boolean, Date, Promise, Map, Set, RegExp, Error },
  ...{ URL, URLSearchParams, Math, JSON, Intl },
}

/** Lists every own property of the engine's objects and prototypes, to detect changes. */
export function listBuiltIns(): ReadonlyMap<string, unknown> {
  const found = new Map<string, unknown>()
  for (const [name, owner] of Object.entries<object>(OWNERS)) {
    for (const object of [owner, (owner as typeof Object).prototype ?? {}]) {
      for (const key of Reflect.ownKeys(object)) {
        const { value, get } = Object.getOwnPropertyDescriptor(object, key) ?? {}
        found.set(`${name} ${object === owner} ${String(key)}`, value ?? get)
      }
    }
  }
  return found
}

/** Returns the names of properties that differ in two such lists. */
export function changedBuiltIns(
  before: ReadonlyMap<string, unknown>,
  after: ReadonlyMap<string, unknown>,
): string[] {
  const names = new Set([...before.keys(), ...after.keys()])
  return [...names].filter((name) => !Object.is(before.get(name), after.get(name)))
}
