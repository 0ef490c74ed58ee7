/** A request that the content host answered. */
export interface LoggedRequest {
  readonly method: string
  /** Path and query. */
  readonly url: string
  readonly status: number
}

/** What a test does behind the scenes of the content host. */
export interface ContentHostControls {
  readonly url: string
  /** Makes the next requests fail; see the host's fault switches. */
  fault(fault: { path: string; kind: string; [option: string]: unknown }): Promise<void>
  /** Ends all faults. */
  mend(): Promise<void>
  /** Stores an entry. */
  save(model: string, entry: { id: string; [field: string]: unknown }): Promise<void>
  /** What was asked for, oldest first. */
  requests(): Promise<readonly LoggedRequest[]>
  /** The last 1,000 events in the database. */
  events(type?: string): Promise<readonly { type: string; data: Record<string, unknown> }[]>
  /** Forgets everything and plants the seeds anew. */
  reset(): Promise<void>
}

/** Drives the content host at `url` by its admin API. */
export function controlsOf(url: string): ContentHostControls {
  async function send(path: string, method = 'GET', body?: unknown): Promise<unknown> {
    const response = await fetch(`${url}/admin${path}`, {
      method,
      ...(body === undefined ? undefined : { body: JSON.stringify(body) }),
    })
    if (!response.ok)
      throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return response.json()
  }

  return {
    url,
    async fault(fault) {
      await send('/faults', 'POST', fault)
    },
    async mend() {
      await send('/faults', 'DELETE')
    },
    async save(model, entry) {
      await send(`/entries/${model}/${entry.id}`, 'PUT', entry)
    },
    async requests() {
      const { requests } = (await send('/requests')) as { requests: LoggedRequest[] }
      return requests
    },
    async events(type) {
      const { events } = (await send(`/events?limit=1000${type ? `&type=${type}` : ''}`)) as {
        events: { body: { type: string; data: Record<string, unknown> } }[]
      }
      return events.map(({ body }) => body)
    },
    async reset() {
      await send('/reset', 'POST', {})
    },
  }
}
