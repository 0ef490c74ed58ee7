import { refuse } from '../runtime/problem'
import type { RegExpNode, RegExpTree, Repeat } from './RegExpNode'

/** Where each group begins and ends, and where turns of repeats have begun; -1 for nowhere. */
export type Slots = readonly number[]

/** A step of a search. */
export type Instruction =
  | {
      readonly type: 'character'
      readonly isBackward: boolean
      readonly matches: (character: string) => boolean
    }
  | { readonly type: 'edge'; readonly holds: RegExp }
  | { readonly type: 'reference'; readonly isBackward: boolean; readonly slot: number }
  | { readonly type: 'split'; readonly id: number; first: number; second: number }
  | { readonly type: 'jump'; to: number }
  | { readonly type: 'keep'; readonly slot: number }
  | { readonly type: 'forget'; readonly first: number; readonly last: number }
  /** Fails where nothing has matched since its slot was filled: such a turn would never end. */
  | { readonly type: 'progress'; readonly slot: number }
  | { readonly type: 'look'; readonly isNegated: boolean; next: number }
  | { readonly type: 'accept' }

export interface RegExpProgram {
  readonly instructions: readonly Instruction[]
  readonly isUnicode: boolean
  /** Whether a text is what a group has captured, as far as the flags see it. */
  readonly isSameText: (captured: string, found: string) => boolean
  readonly groupCount: number
  readonly names: ReadonlyMap<string, number>
  /** How many instructions can go on in two ways. */
  readonly splitCount: number
  /** Slots of the groups, two for each, and after them those of repeats whose turns could match nothing. */
  readonly slotCount: number
  readonly hasReferences: boolean
}

const MAX_INSTRUCTIONS = 10_000

/** Turns the tree of a regular expression into instructions for {@link matchWithSteps}. */
export function compileRegExp(
  { root, groupCount, names }: RegExpTree,
  flags: string,
): RegExpProgram {
  const characterFlags = flags.replace(/[^isu]/g, '')
  const edgeFlags = flags.replace(/[^imu]/g, '')
  const instructions: Instruction[] = []
  let splitCount = 0
  let slotCount = 2 * (groupCount + 1)
  let hasReferences = false

  function emit<T extends Instruction>(instruction: T): T {
    if (instructions.push(instruction) > MAX_INSTRUCTIONS) {
      refuse('limit', 'A regular expression repeats too much')
    }
    return instruction
  }

  function emitSplit() {
    return emit({ type: 'split', id: splitCount++, first: 0, second: 0 })
  }

  function emitNode(node: RegExpNode, isBackward: boolean): void {
    switch (node.type) {
      case 'character':
        emit({
          type: 'character',
          isBackward,
          matches: compileCharacter(node.source, characterFlags),
        })
        break
      case 'edge':
        emit({ type: 'edge', holds: new RegExp(node.source, `${edgeFlags}y`) })
        break
      case 'reference': {
        hasReferences = true
        const group = typeof node.group === 'string' ? names.get(node.group) : node.group
        emit({ type: 'reference', isBackward, slot: 2 * (group ?? 0) })
        break
      }
      case 'sequence':
        for (const item of isBackward ? [...node.items].reverse() : node.items) {
          emitNode(item, isBackward)
        }
        break
      case 'choice':
        emitChoice(node.options, isBackward)
        break
      case 'group':
        emit({ type: 'keep', slot: 2 * node.index + Number(isBackward) })
        emitNode(node.body, isBackward)
        emit({ type: 'keep', slot: 2 * node.index + Number(!isBackward) })
        break
      case 'look': {
        const look = emit({ type: 'look', isNegated: node.isNegated, next: 0 })
        emitNode(node.body, node.isBehind)
        emit({ type: 'accept' })
        look.next = instructions.length
        break
      }
      case 'repeat':
        emitRepeat(node, isBackward)
    }
  }

  function emitChoice(options: readonly RegExpNode[], isBackward: boolean): void {
    const jumps = options.map((option, index) => {
      const split = index < options.length - 1 ? emitSplit() : null
      if (split) split.first = instructions.length
      emitNode(option, isBackward)
      const jump = split && emit({ type: 'jump', to: 0 })
      if (split) split.second = instructions.length
      return jump
    })
    for (const jump of jumps) if (jump) jump.to = instructions.length
  }

  function emitRepeat(node: Repeat, isBackward: boolean): void {
    const slot = canBeEmpty(node.body) ? slotCount++ : 0
    for (let turn = 0; turn < node.min; turn++) {
      const { length } = instructions
      emitTurn(node, isBackward, 0)
      // Turns of nothing are no instructions.
      if (instructions.length === length) break
    }
    const splits = []
    const start = instructions.length
    for (let turn = node.min; turn < node.max; turn++) {
      const split = emitSplit()
      splits.push(split)
      split[node.isLazy ? 'second' : 'first'] = instructions.length
      emitTurn(node, isBackward, slot)
      if (node.max === Number.POSITIVE_INFINITY) {
        emit({ type: 'jump', to: start })
        break
      }
    }
    for (const split of splits) split[node.isLazy ? 'first' : 'second'] = instructions.length
  }

  function emitTurn(node: Repeat, isBackward: boolean, slot: number): void {
    const { body, firstGroup, lastGroup } = node
    if (slot > 0) emit({ type: 'keep', slot })
    if (firstGroup <= lastGroup) {
      emit({ type: 'forget', first: 2 * firstGroup, last: 2 * lastGroup + 1 })
    }
    emitNode(body, isBackward)
    if (slot > 0) emit({ type: 'progress', slot })
  }

  emitNode({ type: 'group', index: 0, body: root }, false)
  emit({ type: 'accept' })
  return {
    instructions,
    isUnicode: flags.includes('u'),
    isSameText: flags.includes('i') ? sameInAnyCase(flags) : Object.is,
    groupCount,
    names,
    splitCount,
    slotCount,
    hasReferences,
  }
}

/** Tests single characters, as the engine does. Remembers its answers. */
function compileCharacter(source: string, flags: string): (character: string) => boolean {
  const answers = new Map<string, boolean>()
  const tester = new RegExp(`^(?:${source})$`, flags)
  return (character) => {
    let answer = answers.get(character)
    if (answer === undefined) {
      answer = tester.test(character)
      answers.set(character, answer)
    }
    return answer
  }
}

function sameInAnyCase(flags: string): RegExpProgram['isSameText'] {
  return (captured, found) =>
    new RegExp(
      `^${captured.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')}$`,
      flags.replace(/[gmsy]/g, ''),
    ).test(found)
}

function canBeEmpty(node: RegExpNode): boolean {
  switch (node.type) {
    case 'character':
      return false
    case 'sequence':
      return node.items.every(canBeEmpty)
    case 'choice':
      return node.options.some(canBeEmpty)
    case 'group':
      return canBeEmpty(node.body)
    case 'repeat':
      return node.min === 0 || canBeEmpty(node.body)
    default:
      return true
  }
}
