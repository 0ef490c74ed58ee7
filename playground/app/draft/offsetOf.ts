import type { Path } from './path'

const BLANK = /[\s:,]*/y
const STRING = /"[^"\\]*(?:\\.[^"\\]*)*"/y
const WORD = /[^\s,:[\]{}"]+/y

/** Where the value at `path` begins in a text of JSON; where its innermost known parent does, when there is none. */
export function offsetOf(text: string, path: Path): number {
  let offset = skip(text, 0, BLANK)
  for (const step of path) {
    const inside = stepInto(text, offset, step)
    if (inside === undefined) break
    offset = inside
  }
  return offset
}

function stepInto(text: string, start: number, step: string | number): number | undefined {
  const isList = text[start] === '['
  if (!isList && text[start] !== '{') return undefined
  let offset = skip(text, start + 1, BLANK)
  for (
    let index = 0;
    offset < text.length && text[offset] !== ']' && text[offset] !== '}';
    index++
  ) {
    let name: unknown = index
    if (!isList) {
      const end = skip(text, offset, STRING)
      if (end === offset) return undefined
      name = readName(text.slice(offset, end))
      offset = skip(text, end, BLANK)
    }
    if (String(name) === String(step)) return offset
    const end = endOf(text, offset)
    if (end === offset) return undefined
    offset = skip(text, end, BLANK)
  }
  return undefined
}

function readName(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Without recursion: entries may be nested deeper than the stack. */
function endOf(text: string, start: number): number {
  let depth = 0
  let offset = start
  do {
    const sign = text[offset]
    if (sign === undefined) return offset
    if (sign === '"') offset = Math.max(skip(text, offset, STRING), offset + 1)
    else if (sign === '{' || sign === '[') {
      depth += 1
      offset += 1
    } else if (sign === '}' || sign === ']') {
      depth -= 1
      offset += 1
    } else offset = skip(text, offset, WORD)
    if (depth > 0) offset = skip(text, offset, BLANK)
  } while (depth > 0)
  return offset
}

function skip(text: string, offset: number, pattern: RegExp): number {
  pattern.lastIndex = offset
  return pattern.test(text) ? pattern.lastIndex : offset
}
