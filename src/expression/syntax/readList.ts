import type { Part } from './Part'
import { accept, expect, next } from './reader'
import { rules } from './rules'

const HOLE: Part = { get: () => undefined, store: () => {} }

/** Reads the items of a list, of a call or of parameters, and what closes it. */
export function readList(close: string): Part[] {
  return readItems(close, () => {
    if (accept('...')) return { ...rules.assignment(), isSpread: true }
    return next === ',' ? HOLE : rules.assignment()
  })
}

/** Reads what stands between commas, and what closes it. */
export function readItems<T>(close: string, read: () => T): T[] {
  const items: T[] = []
  while (!accept(close)) {
    items.push(read())
    if (next !== close) expect(',')
  }
  return items
}
