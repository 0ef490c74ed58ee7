import { Hono, type MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import { adminRoutes } from './admin/adminRoutes'
import { createFaultSwitches } from './admin/faultSwitches'
import { createRequestLog } from './admin/requestLog'
import type { Database } from './database/Database'
import { migrate } from './database/migrate'
import { NO_STORE } from './http/cacheControl'
import { answerError } from './http/errors'
import { guardDrafts } from './http/guardDrafts'
import { limitForms } from './http/limitForms'
import { ownOrigin } from './http/ownOrigin'
import { rejectNul } from './http/readRequest'
import { contentRoute, queryRoute } from './routes/contentRoute'
import { formSubmitRoute, MAX_SUBMISSION_BYTES, submissionsRoute } from './routes/formRoutes'
import { imagesRoute } from './routes/imagesRoute'
import { serverPageRoute } from './routes/serverPageRoute'
import { trackRoute } from './routes/trackRoute'
import { plantSeeds, resetToSeeds, restoreSeed } from './seeds/plantSeeds'
import { readSeeds } from './seeds/readSeeds'
import { createStores } from './stores/createStores'
import type { EntryKey } from './stores/entryStore'

/** Who may reach a content host, and how. */
export interface ContentHostAccess {
  /**
   * Whether to serve `/admin`, which has no password and is meant for playgrounds and tests on this
   * machine: not together with an `origin`.
   *
   * @default false
   */
  readonly admin?: boolean
  /**
   * Origin by which visitors reach this host, as in `https://content.example.com`. Others than it
   * and names of this machine get 421. Without it, only names of this machine are answered.
   */
  readonly origin?: string
  /**
   * Token that requests for drafts, overrides and other dates must carry. Without it, anybody may
   * see drafts.
   */
  readonly draftToken?: string
  /**
   * Forms that one client may send in a minute. Each MB counts as one more.
   *
   * @default 60
   */
  readonly formsPerMinute?: number
}

/** Dependencies of a content host. */
export interface ContentHostDependencies extends ContentHostAccess {
  readonly database: Database
  /** Folder of the sample content, with one or more entries per `*.json`. */
  readonly seedFolder: string
  /** Folder served under `/images/`. */
  readonly imageFolder: string
  /**
   * Folder of the built files, which render pages under `/server/`. Without it, there are no such
   * pages.
   */
  readonly distFolder?: string
  /** Called for errors that are not the client's fault. */
  readonly onError?: (error: unknown) => void
}

const ONE_DAY_IN_SECONDS = 24 * 60 * 60

/**
 * Creates the content host as an application. Updates the schema and sample content of `database`,
 * then answers content, tracking and form requests of any site.
 */
export async function createContentHost({
  database,
  seedFolder,
  imageFolder,
  distFolder,
  admin = false,
  origin,
  draftToken,
  formsPerMinute = 60,
  onError = () => {},
}: ContentHostDependencies): Promise<Hono> {
  if (admin && origin !== undefined) {
    throw new Error(
      `The admin API has no password, and "${origin}" is public. Leave one of the two out.`,
    )
  }
  const seeds = await readSeeds(seedFolder)
  await migrate(database)
  await database.transaction((transaction) => plantSeeds(transaction, seeds))

  const stores = createStores(database)
  const requestLog = createRequestLog()
  const faults = createFaultSwitches()
  const guard = guardDrafts(draftToken)
  const limit = limitForms(formsPerMinute, MAX_SUBMISSION_BYTES)
  const app = new Hono()

  if (admin) app.use(requestLog.middleware)
  app.use(responseHeaders)
  app.use(
    cors({
      origin: '*',
      allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
      exposeHeaders: ['ETag'],
      maxAge: ONE_DAY_IN_SECONDS,
    }),
  )
  app.use(ownOrigin(origin))
  if (admin) app.use(faults.middleware)
  app.use(rejectNul)

  app.get('/api/v3/content/:model', contentRoute(stores, guard))
  app.get('/api/v3/query/:apiKey/:keys', queryRoute(stores, guard))
  app.get('/api/v1/codegen/:apiKey/:keys', queryRoute(stores, guard))
  app.post('/api/v1/track', trackRoute(stores))
  app.post('/api/v1/form-submit', limit, formSubmitRoute(stores))
  app.on(['POST', 'PUT', 'PATCH'], '/api/submissions/:form', limit, submissionsRoute(stores))
  app.get('/images/*', imagesRoute(imageFolder))
  if (distFolder !== undefined) {
    const ask = (url: URL) => app.request(url)
    app.get('/server/:page', serverPageRoute({ distFolder, ask }))
  }
  if (admin) {
    const reset = () => resetToSeeds(database, seeds)
    const restore = (key: EntryKey) => restoreSeed(database, seeds, key)
    app.route('/admin', adminRoutes({ stores, requestLog, faults, reset, restore }))
  }

  app.notFound((context) =>
    context.json({ message: `There is nothing at "${context.req.path}". Check the address.` }, 404),
  )
  app.onError(answerError(onError))
  return app
}

/** Forbids MIME sniffing, and caching of answers that do not set a lifetime. */
export const responseHeaders: MiddlewareHandler = async (context, next) => {
  await next()
  context.header('X-Content-Type-Options', 'nosniff')
  // Lets pages measure the size and timing of our answers.
  context.header('Timing-Allow-Origin', '*')
  if (!context.res.headers.has('Cache-Control')) context.header('Cache-Control', NO_STORE)
}
