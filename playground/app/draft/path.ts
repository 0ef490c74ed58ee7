import { isRecord } from '../../../src/utils/isRecord'

/** The steps that lead to a value inside of JSON. */
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

/** A copy with another value at `path`, which shares everything else. `undefined` takes it out. */
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
  // In the place that it had, so that the text around it stays where it is.
  return isRecord(value) && step in value
    ? { ...value, [step]: inside }
    : { ...others, [step]: inside }
}
