import { toText } from '../runtime/coerce'
import { binaryOperator, prefixOperator } from '../runtime/operators'
import { limitText } from '../runtime/run'
import { type Part, SKIPPED } from './Part'

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

/** A template: one text more than there are values. */
export function templatePart(texts: readonly string[], values: readonly Part[]): Part {
  return {
    get: (frame) =>
      values.reduce(
        (text, { get }, index) => limitText(text + toText(get(frame)) + texts[index + 1]),
        texts[0] ?? '',
      ),
  }
}

export function conditionalPart({ get: test }: Part, { get: yes }: Part, { get: no }: Part): Part {
  return { get: (frame) => (test(frame) ? yes(frame) : no(frame)) }
}

export function binaryPart({ get: left }: Part, operator: string, { get: right }: Part): Part {
  const combine = binaryOperator(operator, right)
  return { get: (frame) => combine(left(frame), frame) }
}

export function unaryPart(operator: string, { get }: Part): Part {
  const apply = prefixOperator(operator)
  return { get: (frame) => apply(get(frame)) }
}
