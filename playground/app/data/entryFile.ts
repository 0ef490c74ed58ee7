import { isBlock } from '../../../src/content/walkBlocks'
import { parseJson } from '../../../src/utils/text/parseJson'
import { isRecord } from '../../../src/utils/values/isRecord'
import type { JsonObject } from '../../server/utils/json'
import { syntaxProblem } from '../utils/jsonText'

/**
 * Reads an entry from the text of a file. The file may hold the entry itself, `{model, entry}` as
 * in the samples, an answer of a content host (its first result is taken), or only blocks.
 *
 * @throws Error that describes the fault in the file.
 */
export function readEntryFile(name: string, text: string): JsonObject {
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
 * The entry in a JSON text, as {@link readEntryFile} finds it; the text itself when it already is
 * an entry or contains none.
 */
export function asEntry(text: string): string {
  const value = parseJson(text)
  const found = unwrap(value)
  return found && found !== value ? JSON.stringify(found, null, 2) : text
}

function unwrap(value: unknown): JsonObject | undefined {
  if (isBlock(value)) return unwrap([value])
  if (Array.isArray(value)) return value.some(isBlock) ? { data: { blocks: value } } : undefined
  if (!isRecord(value)) return undefined
  if (isRecord(value.data)) return value
  return Array.isArray(value.results) ? unwrap(value.results[0]) : unwrap(value.entry)
}

/** Downloads `content` under that file name. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Browsers read the address only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address))
}

/** Downloads an entry as a JSON file. */
export function exportFile(name: string, text: string): void {
  saveFile(`${fileName(name)}.json`, new Blob([text], { type: 'application/json' }))
}

/** Turns a name into one that is valid on every file system, without an ending. */
export function fileName(name: string): string {
  const plain = name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
  return plain || 'entry'
}
