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
export interface ContentHostControls {
  readonly url: string
  /** Makes the next requests fail; see the host's fault switches. */
  fault(fault: { path: string; kind: string; [option: string]: unknown }): Promise<void>
  /** Makes the next submissions fail. */
  faultSubmission(fault: { kind: string; [option: string]: unknown }): Promise<void>
  /** Ends all faults. */
  mend(): Promise<void>
  /** Stores an entry. */
  save(model: string, entry: { id: string; [field: string]: unknown }): Promise<void>
  /** Requests so far whose path and query begin with `start`, oldest first. */
  requests(start?: string): Promise<readonly LoggedRequest[]>
  /** The last 1,000 events in the database. */
  events(type?: string): Promise<readonly { type: string; data: Record<string, unknown> }[]>
  /** Forms that were sent, oldest first. */
  submissions(): Promise<readonly SentForm[]>
  /** The only submission. Throws unless there is exactly one. */
  submission(): Promise<SentForm>
  /** Raw body of a submission, if stored. */
  body(submission: SentForm): Promise<Buffer>
  /** Raw content of a submitted file. */
  file(id: string): Promise<Buffer>
  /** Deletes everything and plants the seeds again. */
  reset(): Promise<void>
}

/** Controls the content host at `url` through its admin API. */
export function controlsOf(url: string): ContentHostControls {
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

  async function submissions(): Promise<readonly SentForm[]> {
    return ((await send('/submissions?limit=1000')) as { submissions: SentForm[] }).submissions
  }

  const fault: ContentHostControls['fault'] = async (given) => {
    await send('/faults', 'POST', given)
  }

  return {
    url,
    fault,
    faultSubmission: (given) => fault({ path: '/api/submissions', method: 'POST', ...given }),
    async mend() {
      await send('/faults', 'DELETE')
    },
    async save(model, entry) {
      await send(`/entries/${model}/${entry.id}`, 'PUT', entry)
    },
    async requests(start = '') {
      const { requests } = (await send('/requests')) as { requests: LoggedRequest[] }
      return requests.filter((request) => request.url.startsWith(start))
    },
    async events(type) {
      const { events } = (await send(`/events?limit=1000${type ? `&type=${type}` : ''}`)) as {
        events: { body: { type: string; data: Record<string, unknown> } }[]
      }
      return events.map(({ body }) => body)
    },
    submissions,
    async submission() {
      const [first, ...others] = await submissions()
      if (!first || others.length > 0) {
        throw new Error(`expected one submission, and there are ${first ? others.length + 1 : 0}`)
      }
      return first
    },
    body: ({ id }) => download(`/submissions/${id}/body`),
    file: (id) => download(`/files/${id}`),
    async reset() {
      await send('/reset', 'POST', {})
    },
  }
}
