import { Hono } from 'hono'
import { readListing } from '../http/parameters'
import { parseJsonBody, readBody, readText } from '../http/readRequest'
import type { Stores } from '../stores/createStores'
import type { EntryKey } from '../stores/entryStore'
import { isJsonObject } from '../utils/json'
import { activityRoutes } from './activityRoutes'
import { adminGuard } from './adminGuard'
import { entryRoutes } from './entryRoutes'
import { type FaultSwitches, parseFault } from './faultSwitches'
import type { RequestLog } from './requestLog'
import { submissionRoutes } from './submissionRoutes'

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
