import { isRecord } from '../../../src/utils/values/isRecord'

/** Keys and indexes that lead to a nested value. */
export type Path = readonly (string | number)[]

/** The value at `path`; `undefined` when there is none. */
export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (current, step) =>
      typeof current === 'object' && current !== null
        ? Object.getOwnPropertyDescriptor(current, step)?.value
        : undefined,
    value,
  )
}

/** Copies `value` with `next` at `path` and shares everything else. `undefined` removes the key. */
export function withValueAt(value: unknown, path: Path, next: unknown): unknown {
  const [step, ...rest] = path
  if (step === undefined) return next
  if (Array.isArray(value)) {
    const copy = [...value]
    copy[Number(step)] = withValueAt(value[Number(step)], rest, next)
    return copy
  }
  const { [step]: old, ...others } = isRecord(value) ? value : {}
  const inside = withValueAt(old, rest, next)
  if (inside === undefined) return others
  // Keeps the key's position, so that the surrounding text does not move.
  return isRecord(value) && step in value
    ? { ...value, [step]: inside }
    : { ...others, [step]: inside }
}
