import { fileURLToPath } from 'node:url'
import { type ContentHostAccess, createContentHost } from './createContentHost'
import type { Database } from './database/Database'
import { openPglite } from './database/openPglite'
import { openPostgres } from './database/openPostgres'
import { type RunningServer, serve } from './serve'

/** Address, storage and features of a content host. */
export interface ContentHostOptions extends ContentHostAccess {
  /**
   * Port to listen on. If it is taken, the next 20 are tried. 0 means any.
   *
   * @default 5000, where `env: 'dev'` of the widget looks
   */
  readonly port?: number
  /** @default '127.0.0.1', which other machines cannot reach */
  readonly hostname?: string
  /** Folder of the embedded database. In memory when absent. */
  readonly dataFolder?: string
  /** `postgres://…` address of a server that replaces the embedded database. */
  readonly databaseUrl?: string
  /** @default playground/content */
  readonly seedFolder?: string
  /** @default playground/content/images */
  readonly imageFolder?: string
  /** @default dist */
  readonly distFolder?: string
  /** Called for errors that are not the client's fault. */
  readonly onError?: (error: unknown) => void
}

/** A running content host, which closes with its database. */
export type ContentHost = RunningServer

const CLOSE_GRACE_MS = 5000

/** Addresses carry user attributes and queries, beyond Node's default of 16 kB. */
const MAX_HEADER_BYTES = 64 * 1024

/**
 * Longer than proxies keep idle connections (nginx: 60 s, most CDNs less). Otherwise a proxy could
 * send an event into a closing connection, and must not repeat it.
 */
const KEEP_ALIVE_MS = 75_000

/** Opens the database and serves the content host over HTTP. */
export async function startContentHost(options: ContentHostOptions = {}): Promise<ContentHost> {
  const { port = 5000, hostname = '127.0.0.1' } = options
  const database = await openDatabase(options)
  try {
    const app = await createContentHost({
      ...options,
      database,
      seedFolder: options.seedFolder ?? besideThis('../content'),
      imageFolder: options.imageFolder ?? besideThis('../content/images'),
      distFolder: options.distFolder ?? besideThis('../../dist'),
    })
    const server = await serve(app, {
      hostname,
      port,
      maxHeaderBytes: MAX_HEADER_BYTES,
      graceMs: CLOSE_GRACE_MS,
      keepAliveMs: KEEP_ALIVE_MS,
    })
    return { ...server, close: () => server.close().then(() => database.close()) }
  } catch (error) {
    await database.close()
    throw error
  }
}

async function openDatabase(options: ContentHostOptions): Promise<Database> {
  return options.databaseUrl === undefined
    ? openPglite(options.dataFolder)
    : openPostgres(options.databaseUrl, options.onError)
}

function besideThis(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url))
}
