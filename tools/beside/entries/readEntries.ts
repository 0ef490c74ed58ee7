import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Entry } from './Entry'

/**
 * Entries of JSON files in a folder: `{ data: { blocks } }`, lists of them, answers of the API. One
 * with actions comes twice: as it is, and after a click on each block that has one.
 */
export function readEntries(folder: string): Entry[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .sort()
    .flatMap((file) => {
      const contents = contentsIn(JSON.parse(readFileSync(join(folder, file), 'utf8')))
      return contents.flatMap((content, index): Entry[] => {
        const name = contents.length > 1 ? `${file} (${index + 1})` : file
        // Copies of an entry have one id, and are compared on one page.
        const id = `${file.replace(/\W+/g, '-')}-${index}`
        const { data, clicks } = withIds(content)
        const shown = { name, content: { ...content, data, id }, clicks: [] }
        if (clicks.length === 0) return [shown]
        const clicked = { ...shown.content, id: `${id}-clicked` }
        return [shown, { name: `${name}, clicked`, content: clicked, clicks }]
      })
    })
}

/** Gives each block an id, by which it is found in every client. */
function withIds({ data }: Content): { data: Content['data']; clicks: string[] } {
  const clicks: string[] = []
  let count = 0
  const copy = JSON.parse(JSON.stringify(data), (_, value) => {
    if (value?.['@type'] !== '@builder.io/sdk:Element') return value
    const id = value.id ?? `builder-without-id-${count++}`
    if (value.actions?.click) clicks.push(id)
    return { ...value, id }
  })
  return { data: copy, clicks }
}

/**
 * An answer to what the entries request: three rows with every name that they read, so that
 * repeated blocks and bound images show something.
 */
export function answerFor(entries: readonly Entry[]): string {
  const text = JSON.stringify(entries.map(({ content }) => content))
  const names = new Set(Array.from(text.matchAll(/\.(\w+)/g), ([, name]) => name ?? ''))
  const rows = [1, 2, 3].map((row) => {
    const fields = Object.fromEntries(Array.from(names, (name) => [name, `${name} ${row}`]))
    return { ...fields, id: `row-${row}`, data: fields }
  })
  return JSON.stringify({ results: rows })
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
