import { useState } from 'react'
import { entryText, removeEntry, saveEntry } from '../../../data/entryApi'
import { readEntryFile } from '../../../data/entryFile'
import { isObject } from '../../../draft/path'
import { usePlayground } from '../../../shell/PlaygroundContext'
import { starterEntry } from './starterEntry'

const MAX_FILE_BYTES = 10 * 1024 * 1024

/** Makes and removes entries of the content host. New ones stand beside the others and take the place of none. */
export function useEntryActions() {
  const { config, entry, reloadEntries, update, draft } = usePlayground()
  const [problem, setProblem] = useState<string>()
  const model = entry?.model ?? 'page'

  async function attempt(action: () => Promise<void>): Promise<void> {
    setProblem(undefined)
    try {
      await action()
    } catch (error) {
      setProblem((error as Error).message)
    }
  }

  async function add(content: { readonly [field: string]: unknown }, into: string): Promise<void> {
    const id = crypto.randomUUID()
    await saveEntry(config, { model: into, id }, entryText({ ...content, id }))
    reloadEntries()
    update({ entry: id, block: undefined })
  }

  return {
    problem,
    forget: () => setProblem(undefined),
    /** Makes an entry: a copy of `text`, or one to begin with. */
    create: (text?: string) =>
      attempt(async () => {
        if (text === undefined) return add(starterEntry, 'page')
        const original: unknown = parse(text)
        if (!isObject(original) || !isObject(original.data)) {
          throw new Error('The entry cannot be copied while its JSON is broken. Mend it first.')
        }
        await add({ ...original, name: `${String(original.name ?? 'Entry')}, copy` }, model)
      }),
    importFile: (file: File) =>
      attempt(async () => {
        if (file.size > MAX_FILE_BYTES) {
          throw new Error(`${file.name} is larger than the 10 MB that the content host takes.`)
        }
        const read = readEntryFile(file.name, await file.text())
        const name = read.entry.name ?? file.name.replace(/\.json$/i, '')
        await add({ ...read.entry, name }, read.model ?? model)
      }),
    remove: () =>
      attempt(async () => {
        if (!entry) return
        await removeEntry(config, entry)
        draft.discard()
        update({ entry: undefined, block: undefined })
        reloadEntries()
      }),
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
