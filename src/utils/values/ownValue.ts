import { hasOwn } from './hasOwn'

/** Returns the own property `key` of `target`; `undefined` without one. */
export function ownValue<Value>(
  target: Readonly<Record<PropertyKey, Value>> | null | undefined,
  key: PropertyKey,
): Value | undefined {
  return hasOwn(target, key) ? target?.[key] : undefined
}
