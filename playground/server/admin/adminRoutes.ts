import { Hono } from 'hono'
import { parseJsonBody } from '../http/parseJsonBody'
import { readBody } from '../http/readBody'
import { readText } from '../http/readText'
import type { Stores } from '../stores/createStores'
import type { EntryKey } from '../stores/Entry'
import { isObject } from '../utils/isObject'
import { activityRoutes } from './activityRoutes'
import { adminGuard } from './adminGuard'
import { entryRoutes } from './entryRoutes'
import { parseFault } from './Fault'
import type { FaultSwitches } from './faultSwitches'
import { readListing } from './readListing'
import type { RequestLog } from './requestLog'
import { submissionRoutes } from './submissionRoutes'

const MAX_BYTES = 1024 * 1024

/** What the admin API looks into and acts upon. */
export interface AdminParts {
  readonly stores: Stores
  readonly requestLog: RequestLog
  readonly faults: FaultSwitches
  /** Forgets everything and plants the seeds anew. */
  readonly reset: () => Promise<void>
  /** Plants one seed anew. Gives false when there is none with that key. */
  readonly restore: (key: EntryKey) => Promise<boolean>
}

/** What the playground and the tests see and change behind the scenes. */
export function adminRoutes({ stores, requestLog, faults, reset, restore }: AdminParts): Hono {
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
        name: readText('name', isObject(body) ? body.name : undefined),
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
