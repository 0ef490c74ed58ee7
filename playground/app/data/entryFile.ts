import { isBlock } from '../../../src/content/walkBlocks'
import { isRecord } from '../../../src/utils/isRecord'
import type { JsonObject } from '../../server/utils/json'
import { syntaxProblem } from '../draft/scanJson'

/** An entry out of a file. */
export interface FileEntry {
  /** Where the file says so. */
  readonly model: string | undefined
  readonly entry: JsonObject
}

/**
 * Reads an entry from the text of a file: the entry itself, `{model, entry}` as the samples are
 * kept, an answer of a content host, of which the first result counts, or blocks alone.
 *
 * @throws Error that says what is wrong with the file.
 */
export function readEntryFile(name: string, text: string): FileEntry {
  const broken = syntaxProblem(text)
  if (broken) {
    throw new Error(`${name} is no JSON, see its line ${broken.line}. ${broken.message}`)
  }
  const found = unwrap(JSON.parse(text))
  if (!found) {
    throw new Error(
      `${name} holds no content. An entry is an object with “data”, and blocks in it.`,
    )
  }
  return found
}

/**
 * The entry in a text of JSON, as {@link readEntryFile} finds it; the text itself when it is one,
 * or holds none.
 */
export function asEntry(text: string): string {
  try {
    const value: unknown = JSON.parse(text)
    const found = unwrap(value)
    return found && found.entry !== value ? JSON.stringify(found.entry, null, 2) : text
  } catch {
    return text
  }
}

function unwrap(value: unknown): FileEntry | undefined {
  if (isBlock(value)) return unwrap([value])
  if (Array.isArray(value)) {
    return value.some(isBlock)
      ? { model: undefined, entry: { data: { blocks: value } } }
      : undefined
  }
  if (!isRecord(value)) return undefined
  if (isRecord(value.data)) return { model: undefined, entry: value }
  if (Array.isArray(value.results)) return unwrap(value.results[0])
  const inside = isRecord(value.entry) && unwrap(value.entry)
  if (!inside) return undefined
  return { ...inside, model: typeof value.model === 'string' ? value.model : undefined }
}

/** Has the browser keep `content` as a file of that name. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Browsers read the address after the click.
  setTimeout(() => URL.revokeObjectURL(address))
}

/** Hands an entry to the visitor as a file of JSON. */
export function exportFile(name: string, text: string): void {
  saveFile(fileName(name), new Blob([text], { type: 'application/json' }))
}

/** A name that file systems take. */
export function fileName(name: string): string {
  const plain = name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
  return `${plain || 'entry'}.json`
}
