import { attempt } from '../../src/utils/values/attempt'
import { isRecord } from '../../src/utils/values/isRecord'

type Container = Record<string, unknown>

/** Copies made here. The page has no reference to them, so they need no second copy. */
const snapshots = new WeakSet<object>()

/**
 * Copies a value of the page in its current state: plain objects and lists at any depth.
 *
 * Functions, class instances, DOM nodes and React elements stay references. An object with several
 * references to it, even circular ones, is copied once. A property that throws when it is read is
 * left out.
 */
export function snapshot<Value>(value: Value): Value {
  const copies = new Map<object, Container>()
  const due: [source: Container, copy: Container][] = []

  function copyOf(source: unknown): unknown {
    if (!isCopied(source)) return source
    const known = copies.get(source)
    if (known) return known
    const copy = (Array.isArray(source) ? new Array(source.length) : {}) as Container
    copies.set(source, copy)
    snapshots.add(copy)
    due.push([source, copy])
    return copy
  }

  const result = copyOf(value)
  // Iterative: recursion into a long chain of objects would overflow the stack.
  for (const [source, copy] of due) {
    // Assigning to `__proto__` would replace the prototype.
    for (const key of Object.keys(source)) if (key !== '__proto__') copyProperty(source, copy, key)
  }
  return result as Value

  function copyProperty(source: Container, copy: Container, key: string): void {
    // A getter of the page may throw.
    attempt(() => {
      copy[key] = copyOf(source[key])
    })
  }
}

function isCopied(value: unknown): value is Container {
  const isPlain = Array.isArray(value) || (isRecord(value) && !('$$typeof' in value))
  return isPlain && !snapshots.has(value)
}
