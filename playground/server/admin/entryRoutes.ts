import { type Context, Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { badRequest } from '../http/errors'
import { parseJsonBody, readBody, readText } from '../http/readRequest'
import { requireSpace } from '../http/requireSpace'
import type { Stores } from '../stores/createStores'
import type { EntryKey } from '../stores/entryStore'
import { DEMO_API_KEY } from '../stores/spaceStore'
import { countBlocks, isJsonObject, type JsonObject } from '../utils/json'

const CONFLICT = 'The entry was changed since. Merge with its current revision, and save over that.'

const MAX_ENTRY_BYTES = 10 * 1024 * 1024

/** Lists, reads, writes and removes entries of the space `?apiKey=`, the demo space by default. */
export function entryRoutes(
  { spaces, entries }: Stores,
  restore: (key: EntryKey) => Promise<boolean>,
): Hono {
  const spaceOf = (context: Context) =>
    requireSpace(spaces, context.req.query('apiKey') ?? DEMO_API_KEY)

  return new Hono()
    .get('/', async (context) => {
      const states = await entries.list(await spaceOf(context))
      const listed = states.map(({ entry, revision: _, ...state }) => ({
        ...state,
        name: entry.name,
        published: entry.published ?? 'published',
        lastUpdated: entry.lastUpdated,
        blockCount: countBlocks(entry.data),
        url: isJsonObject(entry.data) ? entry.data.url : undefined,
      }))
      return context.json({ entries: listed })
    })
    .get('/:model/:id', async (context) => {
      const key = readKey(context)
      const [state] = await entries.find(await spaceOf(context), [key])
      if (state === undefined) throw noEntry(key)
      return context.json(state)
    })
    .put('/:model/:id', async (context) => {
      const apiKey = await spaceOf(context)
      const key = readKey(context)
      const entry = readEntry(parseJsonBody(await readBody(context, MAX_ENTRY_BYTES)))
      const dated = { ...entry, lastUpdated: Date.now() }
      const saved = await entries.save(apiKey, key, dated, context.req.query('revision'))
      if (saved) return context.json(saved)
      const [current] = await entries.find(apiKey, [key])
      return context.json({ message: CONFLICT, current }, 409)
    })
    .post('/:model/:id/reset', async (context) => {
      const apiKey = await spaceOf(context)
      const key = readKey(context)
      if (apiKey !== DEMO_API_KEY || !(await restore(key))) throw noSample(key)
      const [state] = await entries.find(apiKey, [key])
      return context.json(state)
    })
    .delete('/:model/:id', async (context) => {
      const key = readKey(context)
      if (!(await entries.remove(await spaceOf(context), key))) throw noEntry(key)
      return context.json({ ok: true })
    })
}

function readKey(context: Context): EntryKey {
  return {
    model: readText('model', context.req.param('model')),
    id: readText('id', context.req.param('id')),
  }
}

function readEntry(body: unknown): JsonObject {
  if (isJsonObject(body) && isJsonObject(body.data)) return body
  throw badRequest('An entry must be an object with data. Send {"name": "…", "data": {…}}.')
}

function noEntry({ model, id }: EntryKey): HTTPException {
  return new HTTPException(404, {
    message: `There is no entry "${id}" of model "${model}". List them at /admin/entries.`,
  })
}

function noSample({ model, id }: EntryKey): HTTPException {
  return new HTTPException(404, {
    message: `The sample content has no entry "${id}" of model "${model}". Only samples can be reset.`,
  })
}
