import { combineUndos } from '../../utils/combineUndos'
import { onePer } from '../../utils/onePer'
import { replaceProperty } from '../../utils/replaceProperty'

const NAMES = ['write', 'writeln', 'open', 'close'] as const

/** The scripts whose writes are caught, and what they wrote. */
const writersOn = onePer((_document: Document) => new Map<Element, string[]>())
const restorers = new WeakMap<Document, () => void>()

/**
 * Catches what a script of content passes to `document.write`. By the time that it runs, the
 * document is complete: browsers would empty it, or pass over what is written. Scripts of the page
 * write as they always do.
 *
 * @returns Gives what the script wrote. The document's own methods come back with the last one that
 *   ends.
 */
export function catchWrites(document: Document, script: Element): () => string {
  const writers = writersOn(document)
  const texts: string[] = []
  if (writers.size === 0) restorers.set(document, replaceMethods(document, writers))
  writers.set(script, texts)
  return () => {
    writers.delete(script)
    if (writers.size === 0) restorers.get(document)?.()
    return texts.join('')
  }
}

function replaceMethods(document: Document, writers: Map<Element, string[]>): () => void {
  const restores = NAMES.map((name) => {
    const method = document[name] as (...texts: unknown[]) => unknown
    const value = (...given: unknown[]): unknown => {
      const script = document.currentScript
      const texts = script && writers.get(script)
      if (!texts) return Reflect.apply(method, document, given)
      if (name.startsWith('write')) texts.push(given.join(''), name === 'writeln' ? '\n' : '')
      return name === 'open' ? document : undefined
    }
    return replaceProperty(document, name, { writable: true, value })
  })
  return combineUndos(restores)
}
