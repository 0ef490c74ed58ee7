import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Entry } from './Entry'

/** Entries of JSON files in a folder: `{ data: { blocks } }`, lists of them, answers of the API. */
export function readEntries(folder: string): Entry[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .sort()
    .flatMap((file) => {
      const contents = contentsIn(JSON.parse(readFileSync(join(folder, file), 'utf8')))
      return contents.map((content, index) => ({
        name: contents.length > 1 ? `${file} (${index + 1})` : file,
        // Copies of an entry have one id, and are compared on one page.
        content: { ...content, id: `${file.replace(/\W+/g, '-')}-${index}` },
        clicks: [],
      }))
    })
}

interface Content {
  readonly id?: string
  readonly data: Entry['content']['data']
}

function contentsIn(value: unknown): Content[] {
  if (Array.isArray(value)) return value.flatMap(contentsIn)
  if (!value || typeof value !== 'object') return []
  if ('data' in value && Array.isArray((value as Content).data?.blocks)) return [value as Content]
  return Object.values(value).flatMap((inner) => (Array.isArray(inner) ? contentsIn(inner) : []))
}
