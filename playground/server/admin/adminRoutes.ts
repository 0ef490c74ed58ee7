import { type Context, Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { type Listing, MAX_SEQ, readListing, readParameters } from '../http/parameters'
import { parseJsonBody, readBody, readText } from '../http/readRequest'
import type { Stores } from '../stores/createStores'
import type { EntryKey } from '../stores/entryStore'
import type { Download } from '../stores/submissionStore'
import { isJsonObject } from '../utils/json'
import { adminGuard } from './adminGuard'
import { entryRoutes } from './entryRoutes'
import { type FaultSwitches, parseFault } from './faultSwitches'
import type { RequestLog } from './requestLog'

const MAX_BYTES = 1024 * 1024

/** Dependencies of the admin API. */
export interface AdminDependencies {
  readonly stores: Stores
  readonly requestLog: RequestLog
  readonly faults: FaultSwitches
  /** Deletes everything and plants the seeds again. */
  readonly reset: () => Promise<void>
  /** Plants one seed again. Resolves with false when no seed has that key. */
  readonly restore: (key: EntryKey) => Promise<boolean>
}

/** Routes for the playground and tests to inspect and change the content host. */
export function adminRoutes({
  stores,
  requestLog,
  faults,
  reset,
  restore,
}: AdminDependencies): Hono {
  return new Hono()
    .use(adminGuard)
    .route('/entries', entryRoutes(stores, restore))
    .route('/', submissionRoutes(stores))
    .route('/activity', activityRoutes(stores, requestLog))
    .get('/spaces', async (context) => context.json({ spaces: await stores.spaces.list() }))
    .put('/spaces/:apiKey', async (context) => {
      const body = parseJsonBody(await readBody(context, MAX_BYTES))
      const space = {
        apiKey: readText('apiKey', context.req.param('apiKey')),
        name: readText('name', isJsonObject(body) ? body.name : undefined),
      }
      await stores.spaces.save(space)
      return context.json(space)
    })
    .get('/events', async (context) => {
      const type = context.req.query('type')
      return context.json({ events: await stores.events.list({ type, ...readListing(context) }) })
    })
    .get('/requests', (context) =>
      context.json({ requests: requestLog.list(readListing(context)) }),
    )
    .get('/faults', (context) => context.json({ faults: faults.list() }))
    .post('/faults', async (context) => {
      faults.add(parseFault(parseJsonBody(await readBody(context, MAX_BYTES))))
      return context.json({ faults: faults.list() })
    })
    .delete('/faults', (context) => {
      faults.clear()
      return context.json({ faults: [] })
    })
    .post('/reset', async (context) => {
      faults.clear()
      await reset()
      requestLog.clear()
      return context.json({ ok: true })
    })
}

/** Maximum length of each list in an answer. */
const LIMIT = 200

/**
 * Answers polls with events, submissions and requests: those after the given sequence numbers,
 * otherwise the newest.
 *
 * When `epoch` has changed, the sequence numbers are obsolete and the newest items are sent.
 */
export function activityRoutes({ events, submissions }: Stores, requestLog: RequestLog): Hono {
  return new Hono()
    .get('/', async (context) => {
      const { epoch } = requestLog
      const listing = readListings(context, epoch)
      return context.json({
        epoch,
        events: await events.list(listing('events')),
        submissions: await submissions.list(listing('submissions')),
        requests: requestLog.list(listing('requests')),
      })
    })
    .delete('/', async (context) => {
      await events.clear()
      await submissions.clear()
      requestLog.clear()
      return context.json({ epoch: requestLog.epoch })
    })
}

function readListings(context: Context, epoch: string): (name: string) => Listing {
  const parameters = readParameters(new URL(context.req.url).searchParams)
  const isKnown = parameters.text('epoch') === epoch
  return (name) => {
    const since = parameters.wholeNumber(name, MAX_SEQ)
    return { limit: LIMIT, ...(isKnown && since !== undefined && { since }) }
  }
}

/** Lists submissions and serves their bodies and files byte for byte. */
export function submissionRoutes({ submissions }: Stores): Hono {
  return new Hono()
    .get('/submissions', async (context) => {
      const form = context.req.query('form')
      const listed = await submissions.list({ form, ...readListing(context) })
      return context.json({ submissions: listed })
    })
    .get('/submissions/:id/body', async (context) =>
      answerDownload(context, await submissions.body(context.req.param('id'))),
    )
    .get('/files/:id', async (context) =>
      answerDownload(context, await submissions.file(context.req.param('id'))),
    )
}

/** Sends an attachment: visitors' files must never render as a page of this origin. */
function answerDownload(context: Context, download: Download | null): Response {
  if (download === null) {
    throw new HTTPException(404, {
      message: 'There is no such file. List submissions at /admin/submissions.',
    })
  }
  const name = encodeURIComponent(download.name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16)}`,
  )
  return context.body(download.content, 200, {
    'Content-Type': /^[\w!#$&^.+-]+\/[^\s\0]+/.test(download.type)
      ? download.type
      : 'application/octet-stream',
    'Content-Disposition': `attachment; filename*=UTF-8''${name}`,
  })
}
