import { memoize } from '../../utils/memoize'
import { MAX_DEPTH } from '../runtime/limits'
import { refuse } from '../runtime/problem'
import { spend } from '../runtime/run'
import { type Instruction, type Layout, RegExpSearch, type Slots } from './RegExpSearch'

export interface RegExpProgram {
  readonly groupCount: number
  /** Numbers of named groups. */
  readonly names: ReadonlyMap<string, number>
  /** Returns an upper bound on the engine's own search of a text, in tried characters. */
  nativeCost(text: string): number
  /** Searches `text` from `start` on, or only at `start`. */
  search(text: string, start: number, isSticky: boolean): Slots | null
}

/** Instructions for part of a regular expression, and the number of ways it can match. */
interface Fragment {
  readonly code: readonly Instruction[]
  readonly canBeEmpty: boolean
  /**
   * Number of loops, each of which can end after any iteration. Infinite for loops that contain a
   * loop or a choice.
   */
  readonly loops: number
  /** Number of choices, each of which doubles the ways. */
  readonly choices: number
}

const MAX_INSTRUCTIONS = 10_000

const GROUP = /\((?:\?(?:[:=!]|<[=!]|<[^>]*>))?/y
const EDGE = /[\^$]|\\b/iy
const NUMBER = /\\([1-9]\d*)/y
const NAME = /\\k<([^>]*)>/y
const QUANTIFIER = /(?:[*+?]|\{(\d+)(,?)(\d*)\})(\??)/y
const HEX = '[\\da-fA-F]'
const CLASS = String.raw`\[(?:\\.|[^\]\\])*\]|.`
const CHARACTER = new RegExp(
  String.raw`\\(?:u${HEX}{4}|x${HEX}{2}|c[a-zA-Z]|[0-3][0-7]{0,2}|[4-7][0-7]?|[^c])|${CLASS}`,
  'sy',
)
const SURROGATES = String.raw`u[dD][89abAB]..\\u[dD][c-fC-F]..`
const UNICODE_CHARACTER = new RegExp(
  String.raw`\\(?:u\{${HEX}+\}|${SURROGATES}|u${HEX}{4}|x${HEX}{2}|c[a-zA-Z]|[pP]\{[^}]*\}|.)|${CLASS}`,
  'suy',
)

/**
 * Compiles a regular expression that the engine has accepted.
 *
 * Without the flag `u`, supports the legacy forms of Annex B: `\1` as a character, and a literal
 * `{` or `]`.
 * @see https://tc39.es/ecma262/#sec-regular-expressions-patterns
 */
export function compileRegExp(source: string, flags: string): RegExpProgram {
  const isUnicode = flags.includes('u')
  const edgeFlags = `${flags.replace(/[^imu]/g, '')}y`
  const isSameText = flags.includes('i') ? sameInAnyCase(flags) : Object.is
  // The empty first alternative always matches, so this only lists the groups.
  const listed = new RegExp(`|${source}`, flags).exec('')
  const groupCount = (listed?.length ?? 1) - 1
  const namesInOrder = Object.keys(listed?.groups ?? {})
  const names = new Map<string, number>()
  const groupSlots = 2 * (groupCount + 1)
  const layout: Layout = { isUnicode, groupSlots, slotCount: groupSlots, hasReferences: false }
  let at = 0
  let lastGroup = 0
  /** Whether the expression can match only at the start of a text. */
  let isAnchored = source.startsWith('^') && !flags.includes('m')
  /** Source of each character, in order. */
  const characters: string[] = []
  const looped = new Set<string>()
  /** Whether text is read backward, as inside `(?<=…)`. */
  let isBackward = false

  function accept(token: RegExp): RegExpExecArray | null {
    token.lastIndex = at
    const found = token.exec(source)
    if (found) at = token.lastIndex
    return found
  }

  function readChoice(depth: number): Fragment {
    if (depth > MAX_DEPTH) refuse('limit', 'A regular expression is nested too deeply')
    const option = readSequence(depth)
    if (source[at] !== '|') return option
    at++
    if (depth === 0) isAnchored = false
    const others = readChoice(depth)
    const code = [
      split(1, option.code.length + 2),
      ...option.code,
      jump(others.code.length + 1),
      ...others.code,
    ]
    const both = inSequence([option, others])
    const canBeEmpty = option.canBeEmpty || others.canBeEmpty
    return { ...both, code, canBeEmpty, choices: both.choices + 1 }
  }

  function readSequence(depth: number): Fragment {
    const items: Fragment[] = []
    while (at < source.length && source[at] !== '|' && source[at] !== ')') {
      const firstGroup = lastGroup + 1
      const firstCharacter = characters.length
      items.push(readQuantifier(readItem(depth), firstGroup, firstCharacter))
    }
    return inSequence(isBackward ? items.reverse() : items)
  }

  function readItem(depth: number): Fragment {
    const group = accept(GROUP)
    if (group) return readGroup(group[0], depth)
    const edge = accept(EDGE)
    if (!edge) return readReference() ?? readCharacter()
    const holds = new RegExp(edge[0], edgeFlags)
    return fragment(({ text, index }) => {
      holds.lastIndex = index
      return holds.test(text)
    })
  }

  function readGroup(opening: string, depth: number): Fragment {
    const isBackwardOutside = isBackward
    const isLook = /[=!]$/.test(opening)
    const isCapturing = !isLook && opening !== '(?:'
    const group = isCapturing ? ++lastGroup : 0
    if (isCapturing && opening !== '(') names.set(namesInOrder[names.size] ?? '', group)
    if (isLook) isBackward = opening.includes('<')
    const body = readChoice(depth + 1)
    isBackward = isBackwardOutside
    at++
    if (isCapturing) return capturing(group, body)
    if (!isLook) return body
    const look: Instruction = (search) => search.look(body.code, opening.endsWith('!'))
    return { ...body, code: [look], canBeEmpty: true }
  }

  function capturing(group: number, body: Fragment): Fragment {
    const [first, last] = [2 * group + Number(isBackward), 2 * group + Number(!isBackward)]
    return { ...body, code: [keep(first), ...body.code, keep(last)] }
  }

  function readReference(): Fragment | null {
    const start = at
    const group = Number(accept(NUMBER)?.[1] ?? 0)
    if (group > 0 && group <= groupCount) return reference(() => group)
    at = start
    const name = namesInOrder.length > 0 ? accept(NAME)?.[1] : undefined
    return name === undefined ? null : reference(() => names.get(name) ?? 0)
  }

  function reference(groupOf: () => number): Fragment {
    layout.hasReferences = true
    const goesBack = isBackward
    const instruction: Instruction = (search) => {
      const { text, index, slots } = search
      const [from = -1, to = -1] = slots.slice(2 * groupOf(), 2 * groupOf() + 2)
      const captured = from < 0 || to < 0 ? '' : text.slice(from, to)
      spend(captured.length / 16)
      search.index += goesBack ? -captured.length : captured.length
      const found = text.slice(
        Math.max(0, Math.min(index, search.index)),
        Math.max(index, search.index),
      )
      return isSameText(captured, found)
    }
    return { ...fragment(instruction), loops: Number.POSITIVE_INFINITY }
  }

  function readCharacter(): Fragment {
    const [character = ''] = accept(isUnicode ? UNICODE_CHARACTER : CHARACTER) ?? []
    // A backslash before an invalid control escape, as in `\c1`, stands for itself.
    const written = character === '\\' ? '\\\\' : character
    characters.push(written)
    const matches = compileCharacter(written, flags.replace(/[^isu]/g, ''))
    const way = isBackward ? 'backward' : 'forward'
    const take: Instruction = (search) => matches(search.take(way))
    return { ...fragment(take), canBeEmpty: false }
  }

  function readQuantifier(body: Fragment, firstGroup: number, firstCharacter: number): Fragment {
    const found = accept(QUANTIFIER)
    if (!found || body.code.length === 0) return body
    const [text, least, comma, most, lazy] = found
    const min = least === undefined ? Number(text.startsWith('+')) : Number(least)
    const unlimited = text.startsWith('?') ? 1 : Number.POSITIVE_INFINITY
    const max = least === undefined ? unlimited : most ? Number(most) : comma ? unlimited : min
    // Groups that follow may be set already where text is read backward.
    const lastSlot = 2 * lastGroup + 1
    const forget: Instruction = (search) => search.fill(2 * firstGroup, lastSlot, -1)
    const turn = firstGroup <= lastGroup ? [forget, ...body.code] : body.code
    const isLoop = max === Number.POSITIVE_INFINITY
    const further = isLoop ? 1 : max - min
    if ((min + further) * (turn.length + 4) > MAX_INSTRUCTIONS) {
      refuse('limit', 'A regular expression repeats too much')
    }
    const progressing = body.canBeEmpty ? withProgress(turn) : turn
    const length = progressing.length + (isLoop ? 2 : 1)
    const code = Array.from({ length: min }, () => turn).flat()
    for (let left = further; left > 0; left--) {
      code.push(lazy ? split(length * left, 1) : split(1, length * left), ...progressing)
    }
    if (isLoop) {
      code.push(jump(1 - length))
      for (const character of characters.slice(firstCharacter)) looped.add(character)
    }
    const { loops, choices } = body
    return {
      code,
      canBeEmpty: min === 0 || body.canBeEmpty,
      loops: isLoop ? (loops + choices > 0 ? Number.POSITIVE_INFINITY : 1) : max && loops * max,
      choices: isLoop ? 0 : choices * max + Math.log2(max - min + 1),
    }
  }

  /** Makes an iteration fail if it has matched nothing, since such a loop would never end. */
  function withProgress(turn: readonly Instruction[]): readonly Instruction[] {
    const slot = layout.slotCount++
    return [keep(slot), ...turn, ({ slots, index }) => slots[slot] !== index]
  }

  const { code, loops, choices } = capturing(0, readChoice(0))
  const stretches = new RegExp(`(?:${[...looped].join('|')})+`, `${flags.replace(/[gy]/g, '')}g`)
  return {
    groupCount,
    names,
    nativeCost(text) {
      let longest = 0
      const found = Number.isFinite(loops) && loops > 0 && text.match(stretches)
      for (const { length } of found || []) longest = Math.max(longest, length)
      const starts = isAnchored ? 1 : text.length + 1
      return starts * code.length * 2 ** choices * (longest + 2) ** loops
    },
    search(text, start, isSticky) {
      // Choices that failed once fail from any later start too, so one search covers all starts.
      const search = new RegExpSearch(text, code, layout)
      const slots: Slots = Array(layout.slotCount).fill(-1)
      for (let index = start; index <= text.length; ) {
        const found = search.run(index, slots)
        if (found || isSticky) return found
        search.index = index
        index += search.take('forward').length || 1
      }
      return null
    },
  }
}

function fragment(instruction: Instruction): Fragment {
  return { code: [instruction], canBeEmpty: true, loops: 0, choices: 0 }
}

function inSequence(items: readonly Fragment[]): Fragment {
  return {
    code: items.flatMap(({ code }) => code),
    canBeEmpty: items.every(({ canBeEmpty }) => canBeEmpty),
    loops: items.reduce((sum, { loops }) => sum + loops, 0),
    choices: items.reduce((sum, { choices }) => sum + choices, 0),
  }
}

/** Continues at one of two instructions, at offsets from this one. */
function split(first: number, second: number): Instruction {
  return (search) => search.choose(search.at - 1 + first, search.at - 1 + second)
}

function jump(by: number): Instruction {
  return (search) => {
    search.at += by - 1
    return true
  }
}

function keep(slot: number): Instruction {
  return (search) => search.fill(slot, slot, search.index)
}

/** Tests single characters with the engine, and caches the results. */
function compileCharacter(source: string, flags: string): (character: string) => boolean {
  const tester = new RegExp(`^(?:${source})$`, flags)
  return memoize((character) => character !== '' && tester.test(character))
}

/** Returns a comparison of a captured group with a text, by the rules of the flag `i`. */
function sameInAnyCase(flags: string): (captured: string, found: string) => boolean {
  return (captured, found) =>
    new RegExp(
      `^${captured.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')}$`,
      flags.replace(/[gmsy]/g, ''),
    ).test(found)
}
