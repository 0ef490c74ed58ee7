import { toNumber } from './coerce'
import { binaryOperator } from './operators'
import type { Change, Part } from './Part'
import { storeOf, targetsOf } from './pattern'
import { Refusal } from './problem'
import { remove } from './properties'
import type { TextNotes } from './TextNotes'

/** `target = value`; in a pattern, `target` with its default. */
export function assignPart(target: Part, value: Part, notes: TextNotes): Part {
  const { change } = target
  const { get } = value
  const targets = targetsOf(target)
  for (const { member, path } of targets) if (member !== undefined) notes.noteWrite(path)
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
export function combinePart(target: Part, operator: string, value: Part, notes: TextNotes): Part {
  const change = changeOf(target, notes)
  const combine = binaryOperator(operator, value.get)
  return {
    get: (frame) => change(frame, (old) => combine(old, frame)),
  }
}

/** `target++` and its like. */
export function updatePart(
  target: Part,
  operator: string,
  isPrefix: boolean,
  notes: TextNotes,
): Part {
  const change = changeOf(target, notes)
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
export function deletePart({ member, path }: Part, notes: TextNotes): Part {
  if (member === undefined) throw new Refusal('syntax', 'Only properties can be deleted')
  notes.noteWrite(path)
  const { owner, key } = member
  return { get: (frame) => remove(owner(frame), key(frame)) }
}

function changeOf({ change, member, path }: Part, notes: TextNotes): Change {
  if (change === undefined) throw new Refusal('syntax', 'Only names and properties can be changed')
  if (member !== undefined) notes.noteWrite(path)
  return change
}
