/** A request that the content host answered. */
export interface LoggedRequest {
  readonly method: string
  /** Path and query. */
  readonly url: string
  readonly status: number
}

/** A form that the content host accepted. */
export interface SentForm {
  readonly id: string
  readonly kind: 'email' | 'custom'
  /** Name of the form, from the address. */
  readonly form: string
  readonly recipient: string | null
  readonly method: string
  readonly contentType: string
  readonly headers: Readonly<Record<string, string>>
  readonly fields: unknown
  readonly files: readonly {
    readonly id: string
    readonly field: string
    readonly name: string
    readonly type: string
    readonly size: number
  }[]
}

/** Functions by which tests control the content host. */
export type ContentHostControls = ReturnType<typeof controlsOf>

/** Controls the content host at `url` through its admin API. */
export function controlsOf(url: string) {
  async function download(path: string): Promise<Buffer> {
    return Buffer.from(await (await fetch(`${url}/admin${path}`)).arrayBuffer())
  }

  async function send(path: string, method = 'GET', body?: unknown): Promise<unknown> {
    const response = await fetch(`${url}/admin${path}`, {
      method,
      ...(body === undefined ? undefined : { body: JSON.stringify(body) }),
    })
    if (!response.ok)
      throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return response.json()
  }

  /** Forms that were sent, oldest first. */
  async function submissions(): Promise<readonly SentForm[]> {
    return ((await send('/submissions?limit=1000')) as { submissions: SentForm[] }).submissions
  }

  /** Makes the next requests fail; see the host's fault switches. */
  async function fault(given: { path: string; kind: string; [option: string]: unknown }) {
    await send('/faults', 'POST', given)
  }

  return {
    url,
    fault,
    /** Makes the next submissions fail. */
    faultSubmission: (given: { kind: string; [option: string]: unknown }) =>
      fault({ path: '/api/submissions', method: 'POST', ...given }),
    /** Ends all faults. */
    async mend(): Promise<void> {
      await send('/faults', 'DELETE')
    },
    /** Stores an entry. */
    async save(model: string, entry: { id: string; [field: string]: unknown }): Promise<void> {
      await send(`/entries/${model}/${entry.id}`, 'PUT', entry)
    },
    /** Requests so far whose path and query begin with `start`, oldest first. */
    async requests(start: string): Promise<readonly LoggedRequest[]> {
      const { requests } = (await send('/requests')) as { requests: LoggedRequest[] }
      return requests.filter((request) => request.url.startsWith(start))
    },
    /** The last 1,000 events in the database. */
    async events(type?: string) {
      const { events } = (await send(`/events?limit=1000${type ? `&type=${type}` : ''}`)) as {
        events: { body: { type: string; data: Record<string, unknown> } }[]
      }
      return events.map(({ body }) => body)
    },
    submissions,
    /** The only submission. Throws unless there is exactly one. */
    async submission(): Promise<SentForm> {
      const [first, ...others] = await submissions()
      if (!first || others.length > 0) {
        throw new Error(`expected one submission, and there are ${first ? others.length + 1 : 0}`)
      }
      return first
    },
    /** Raw body of a submission, if stored. */
    body: ({ id }: SentForm) => download(`/submissions/${id}/body`),
    /** Deletes everything and plants the seeds again. */
    async reset(): Promise<void> {
      await send('/reset', 'POST', {})
    },
  }
}
