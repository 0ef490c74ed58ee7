import type { Frame } from '../runtime/frames'
import {
  BINARY_OPERATORS,
  type BinaryOperator,
  PREFIX_OPERATORS,
  SHORT_CIRCUITS,
} from '../runtime/operators'
import { type Evaluate, type Part, SKIPPED } from './Part'

export function constantPart(constant: string | number): Part {
  return { get: () => constant, constant }
}

/** Parts between commas: the value of the last one. */
export function sequencePart(parts: readonly Part[]): Part {
  const [first, second] = parts
  if (first !== undefined && second === undefined) return first
  return {
    get(frame) {
      let last: unknown
      for (const { get } of parts) last = get(frame)
      return last
    },
  }
}

/** The whole of a chain with an optional link. */
export function chainPart({ get }: Part): Part {
  return {
    get(frame) {
      const value = get(frame)
      return value === SKIPPED ? undefined : value
    },
  }
}

export function conditionalPart({ get: test }: Part, { get: yes }: Part, { get: no }: Part): Part {
  return { get: (frame) => (test(frame) ? yes(frame) : no(frame)) }
}

export function binaryPart({ get: left }: Part, operator: string, { get: right }: Part): Part {
  const combine = combination(operator, right)
  return { get: (frame) => combine(frame, left(frame)) }
}

/** What an operator makes of a value, with what stands to its right, which it may not need. */
export function combination(
  operator: string,
  right: Evaluate,
): (frame: Frame | null, left: unknown) => unknown {
  const isEnough = SHORT_CIRCUITS[operator]
  if (isEnough) return (frame, left) => (isEnough(left) ? left : right(frame))
  const apply = BINARY_OPERATORS[operator] as BinaryOperator
  return (frame, left) => apply(left, right(frame))
}

export function unaryPart(operator: string, { get }: Part): Part {
  const apply = PREFIX_OPERATORS[operator] as (value: unknown) => unknown
  return { get: (frame) => apply(get(frame)) }
}
