import { MAX_DEPTH } from '../runtime/limits'
import { refuse } from '../runtime/problem'
import type { Edge, RegExpNode, RegExpTree } from './RegExpNode'

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
 * Reads a regular expression that the engine has accepted.
 *
 * Without flag `u`, that includes the older forms of Annex B: `\1` for a character, a `{` or `]` that stands for itself.
 * @see https://tc39.es/ecma262/#sec-regular-expressions-patterns
 */
export function parseRegExp(source: string, flags: string): RegExpTree {
  const isUnicode = flags.includes('u')
  // The first choice matches at once, so that this only lists the groups.
  const listed = new RegExp(`|${source}`, flags).exec('')
  const groupCount = (listed?.length ?? 1) - 1
  const namesInOrder = Object.keys(listed?.groups ?? {})
  const names = new Map<string, number>()
  let at = 0
  let lastGroup = 0

  function accept(token: RegExp): RegExpExecArray | null {
    token.lastIndex = at
    const found = token.exec(source)
    if (found) at = token.lastIndex
    return found
  }

  function readChoice(depth: number): RegExpNode {
    if (depth > MAX_DEPTH) refuse('limit', 'A regular expression nests too deep')
    const options = [readSequence(depth)]
    while (source[at] === '|') {
      at++
      options.push(readSequence(depth))
    }
    return options.length > 1 ? { type: 'choice', options } : (options[0] as RegExpNode)
  }

  function readSequence(depth: number): RegExpNode {
    const items: RegExpNode[] = []
    while (at < source.length && source[at] !== '|' && source[at] !== ')') {
      const firstGroup = lastGroup + 1
      items.push(readQuantifier(readItem(depth), firstGroup))
    }
    return items.length === 1 ? (items[0] as RegExpNode) : { type: 'sequence', items }
  }

  function readItem(depth: number): RegExpNode {
    const group = accept(GROUP)
    if (group) return readGroup(group[0], depth)
    const edge = accept(EDGE)
    if (edge) return { type: 'edge', source: edge[0] as Edge['source'] }
    return readReference() ?? readCharacter()
  }

  function readGroup(opening: string, depth: number): RegExpNode {
    const isCapturing = opening === '(' || /<.+>/.test(opening)
    const index = isCapturing ? ++lastGroup : 0
    if (isCapturing && opening !== '(') names.set(namesInOrder[names.size] ?? '', index)
    const body = readChoice(depth + 1)
    at++
    if (isCapturing) return { type: 'group', index, body }
    if (opening === '(?:') return body
    const isBehind = opening.includes('<')
    return { type: 'look', body, isBehind, isNegated: opening.endsWith('!') }
  }

  function readReference(): RegExpNode | null {
    const start = at
    const group = Number(accept(NUMBER)?.[1] ?? 0)
    if (group > 0 && group <= groupCount) return { type: 'reference', group }
    at = start
    const name = namesInOrder.length > 0 ? accept(NAME)?.[1] : undefined
    return name === undefined ? null : { type: 'reference', group: name }
  }

  function readCharacter(): RegExpNode {
    const [character = ''] = accept(isUnicode ? UNICODE_CHARACTER : CHARACTER) ?? []
    // What follows it is no control character: it stands for itself.
    return { type: 'character', source: character === '\\' ? '\\\\' : character }
  }

  function readQuantifier(body: RegExpNode, firstGroup: number): RegExpNode {
    const found = accept(QUANTIFIER)
    if (!found) return body
    const [text, least, comma, most, lazy] = found
    const min = least === undefined ? Number(text.startsWith('+')) : Number(least)
    const unlimited = text.startsWith('?') ? 1 : Number.POSITIVE_INFINITY
    const max = least === undefined ? unlimited : most ? Number(most) : comma ? unlimited : min
    return { type: 'repeat', body, min, max, isLazy: lazy === '?', firstGroup, lastGroup }
  }

  return { root: readChoice(0), groupCount, names }
}
