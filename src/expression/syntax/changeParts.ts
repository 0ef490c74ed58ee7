import { toNumber } from '../runtime/coerce'
import { binaryOperator } from '../runtime/operators'
import { refuse } from '../runtime/problem'
import { remove } from '../runtime/properties'
import { noteWrite } from './notes'
import type { Change, Part } from './Part'
import { storeOf, targetsOf } from './pattern'

/** `target = value`; in a pattern, `target` with its default. */
export function assignPart(target: Part, value: Part): Part {
  const { change } = target
  const { get } = value
  const targets = targetsOf(target)
  if (targets.some(({ member }) => member)) noteWrite()
  const store = storeOf(target)
  return {
    get(frame) {
      if (change !== undefined) return change(frame, () => get(frame))
      const result = get(frame)
      store(frame, result)
      return result
    },
    store: (frame, given) => store(frame, given === undefined ? get(frame) : given),
    targets,
  }
}

/** `target += value` and its like. */
export function combinePart(target: Part, operator: string, value: Part): Part {
  const change = changeOf(target)
  const combine = binaryOperator(operator, value.get)
  return {
    get: (frame) => change(frame, (old) => combine(old, frame)),
  }
}

/** `target++` and its like. */
export function updatePart(target: Part, operator: string, isPrefix: boolean): Part {
  const change = changeOf(target)
  const amount = operator === '++' ? 1 : -1
  return {
    get(frame) {
      let before = 0
      const after = change(frame, (old) => {
        before = toNumber(old)
        return before + amount
      })
      return isPrefix ? after : before
    },
  }
}

/** `delete object.key`. */
export function deletePart({ member }: Part): Part {
  if (member === undefined) refuse('syntax', 'Only properties can be deleted')
  noteWrite()
  const { owner, key } = member
  return { get: (frame) => remove(owner(frame), key(frame)) }
}

function changeOf({ change, member }: Part): Change {
  if (change === undefined) refuse('syntax', 'Only names and properties can be changed')
  if (member) noteWrite()
  return change
}
