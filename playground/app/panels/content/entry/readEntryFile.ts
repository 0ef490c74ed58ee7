import { isObject, type JsonObject } from '../../../draft/path'
import { syntaxProblem } from '../../../draft/syntaxProblem'

/** An entry out of a file. */
export interface FileEntry {
  /** Where the file says so. */
  readonly model: string | undefined
  readonly entry: JsonObject
}

/**
 * Reads an entry from the text of a file: the entry itself, `{model, entry}` as the samples are kept, or an answer
 * of a content host, of which the first result counts.
 *
 * @throws Error that says what is wrong with the file.
 */
export function readEntryFile(name: string, text: string): FileEntry {
  const broken = syntaxProblem(text)
  if (broken) {
    const line = text.slice(0, broken.offset).split('\n').length
    throw new Error(`${name} is no JSON, see its line ${line}. ${broken.message}`)
  }
  const found = unwrap(JSON.parse(text))
  if (!found) {
    throw new Error(
      `${name} holds no content. An entry is an object with “data”, and blocks in it.`,
    )
  }
  return found
}

function unwrap(value: unknown): FileEntry | undefined {
  if (!isObject(value)) return undefined
  if (isObject(value.data)) return { model: undefined, entry: value }
  if (Array.isArray(value.results)) return unwrap(value.results[0])
  const inside = isObject(value.entry) && unwrap(value.entry)
  if (!inside) return undefined
  return { ...inside, model: typeof value.model === 'string' ? value.model : undefined }
}
