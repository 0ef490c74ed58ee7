import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { startContentHost } from '../startContentHost'

/** Starting a database takes a second or two, and much longer on a busy machine. */
export const START_TIMEOUT_MS = 120_000

/** A content host in memory, on any port, with the admin API. */
export interface TestHost {
  /** Sends a request and reads the answer. */
  send(path: string, request?: RequestInit): Promise<TestResponse>
  /** Asks for content of the demo space. */
  content(pathAndQuery: string, request?: RequestInit): Promise<TestResponse>
  post(path: string, body: unknown): Promise<TestResponse>
  put(path: string, body: unknown): Promise<TestResponse>
}

/**
 * Runs one content host for a test file and resets it to `seeds` before each test. With
 * `TEST_DATABASE_URL`, uses that Postgres server, which must not contain valuable data; test files
 * then have to run one after another (`--no-file-parallelism`).
 */
export function startTestHost(seeds: readonly unknown[]): TestHost {
  let url = ''
  let stop = async () => {}

  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'content-host-'))
    await writeFile(join(folder, 'seeds.json'), JSON.stringify(seeds))
    const host = await startContentHost({
      port: 0,
      admin: true,
      formsPerMinute: 10_000,
      seedFolder: folder,
      databaseUrl: process.env.TEST_DATABASE_URL,
    })
    url = host.url
    stop = async () => {
      await host.close()
      await rm(folder, { recursive: true })
    }
  }, START_TIMEOUT_MS)
  beforeEach(() => self.post('/admin/reset', {}))
  afterAll(() => stop())

  const self: TestHost = {
    send: async (path, request) => asResponse(await fetch(url + path, request)),
    content: (pathAndQuery, request) =>
      self.send(
        `/api/v3/content/${pathAndQuery}${pathAndQuery.includes('?') ? '&' : '?'}apiKey=roastery-demo`,
        request,
      ),
    post: (path, body) => self.send(path, { method: 'POST', body: JSON.stringify(body) }),
    put: (path, body) => self.send(path, { method: 'PUT', body: JSON.stringify(body) }),
  }
  return self
}

/** A fully read response. */
export interface TestResponse {
  readonly status: number
  readonly headers: Headers
  readonly bytes: Uint8Array
  readonly text: string
  /** Parses the body as JSON of the expected shape. */
  json<Shape = unknown>(): Shape
}

/** Reads a response completely. */
export async function asResponse(response: Response): Promise<TestResponse> {
  const bytes = new Uint8Array(await response.arrayBuffer())
  const text = new TextDecoder().decode(bytes)
  return {
    status: response.status,
    headers: response.headers,
    bytes,
    text,
    json: <Shape>() => JSON.parse(text) as Shape,
  }
}
