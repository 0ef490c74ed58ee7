import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { EntryKey } from '../stores/entryStore'
import { isJsonObject, type JsonObject } from '../utils/json'

/** An entry of the sample content. */
export interface Seed extends EntryKey {
  readonly entry: JsonObject
  /** Changes with the seed. */
  readonly hash: string
}

/**
 * Reads the sample content: every `*.json` directly in `folder`, each with `{model, entry}` or a
 * list of those. An entry without an id is named after its file.
 *
 * @returns An empty list when the folder does not exist.
 * @throws When a file has another shape; the message names it.
 */
export async function readSeeds(folder: string): Promise<Seed[]> {
  const seeds: Seed[] = []
  const files = new Map<string, string>()
  for (const file of await listJsonFiles(folder)) {
    for (const seed of parseSeeds(file, await readFile(join(folder, file), 'utf8'))) {
      const key = JSON.stringify([seed.model, seed.id])
      const other = files.get(key)
      if (other !== undefined) {
        throw new Error(
          `Seed files "${other}" and "${file}" both hold the entry "${seed.id}" of model ` +
            `"${seed.model}". Give one of them another id.`,
        )
      }
      files.set(key, file)
      seeds.push(seed)
    }
  }
  return seeds
}

async function listJsonFiles(folder: string): Promise<string[]> {
  const found = await readdir(folder, { withFileTypes: true }).catch((error) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return found
    .filter((file) => file.isFile() && file.name.endsWith('.json'))
    .map(({ name }) => name)
    .sort()
}

function parseSeeds(file: string, text: string): Seed[] {
  const content = parseJson(file, text)
  if (!Array.isArray(content)) return [parseSeed(file, content, nameOf(file))]
  return content.map((item, index) => parseSeed(file, item, `${nameOf(file)}-${index + 1}`))
}

function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Error(`Seed file "${file}" is not JSON: ${(error as Error).message}`)
  }
}

function parseSeed(file: string, seed: unknown, fallbackId: string): Seed {
  if (
    !isJsonObject(seed) ||
    typeof seed.model !== 'string' ||
    !isJsonObject(seed.entry) ||
    !isJsonObject(seed.entry.data)
  ) {
    throw new Error(
      `Seed file "${file}" must hold {"model": "…", "entry": {"data": {…}}}, or a list of those.`,
    )
  }
  const { model, entry } = seed
  const id = typeof entry.id === 'string' && entry.id !== '' ? entry.id : fallbackId
  const hash = createHash('sha256').update(JSON.stringify(entry)).digest('hex')
  return { model, id, entry, hash }
}

function nameOf(file: string): string {
  return file.slice(0, -'.json'.length)
}
