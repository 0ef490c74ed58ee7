import { combineUndos } from '../../utils/timing/combineUndos'
import { onePer } from '../../utils/values/onePer'
import { replaceProperty } from '../../utils/values/replaceProperty'

const NAMES = ['write', 'writeln', 'open', 'close'] as const

/** Scripts whose writes are caught, with the texts that they wrote. */
const writersOn = onePer((_document: Document) => new Map<Element, string[]>())
const restorers = new WeakMap<Document, () => void>()

/**
 * Catches what a script of the content passes to `document.write`. The document is already complete
 * by then, so browsers would clear it or ignore the text. Scripts of the page write as usual.
 *
 * @returns Stops catching and returns what the script wrote. After the last script, the document's
 *   own methods are restored.
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
