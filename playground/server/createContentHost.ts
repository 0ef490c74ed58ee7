import { Hono, type MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import { adminRoutes } from './admin/adminRoutes'
import { createFaultSwitches } from './admin/faultSwitches'
import { createRequestLog } from './admin/requestLog'
import type { Database } from './database/Database'
import { migrate } from './database/migrate'
import { NO_STORE } from './http/cacheControl'
import { answerError } from './http/errors'
import { rejectNul } from './http/readRequest'
import { contentRoute, queryRoute } from './routes/contentRoute'
import { formSubmitRoute, submissionsRoute } from './routes/formRoutes'
import { imagesRoute } from './routes/imagesRoute'
import { serverPageRoute } from './routes/serverPageRoute'
import { trackRoute } from './routes/trackRoute'
import { plantSeeds, resetToSeeds, restoreSeed } from './seeds/plantSeeds'
import { readSeeds } from './seeds/readSeeds'
import { createStores } from './stores/createStores'
import type { EntryKey } from './stores/entryStore'

/** Dependencies of a content host. */
export interface ContentHostDependencies {
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
  /**
   * Whether to serve `/admin`, which has no password and is meant for playgrounds and tests.
   *
   * @default false
   */
  readonly admin?: boolean
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
  onError = () => {},
}: ContentHostDependencies): Promise<Hono> {
  const seeds = await readSeeds(seedFolder)
  await migrate(database)
  await database.transaction((transaction) => plantSeeds(transaction, seeds))

  const stores = createStores(database)
  const requestLog = createRequestLog()
  const faults = createFaultSwitches()
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
  if (admin) app.use(faults.middleware)
  app.use(rejectNul)

  app.get('/api/v3/content/:model', contentRoute(stores))
  app.get('/api/v3/query/:apiKey/:keys', queryRoute(stores))
  app.get('/api/v1/codegen/:apiKey/:keys', queryRoute(stores))
  app.post('/api/v1/track', trackRoute(stores))
  app.post('/api/v1/form-submit', formSubmitRoute(stores))
  app.on(['POST', 'PUT', 'PATCH'], '/api/submissions/:form', submissionsRoute(stores))
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
