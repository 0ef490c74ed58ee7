import type { Browser, BrowserContext, Request } from 'playwright'
import { USER_AGENT } from '../../kit/browsers/chromium.mjs'
import type { ClientName } from '../clients/buildClients'
import type { BlockFacts } from '../compare/Facts'
import { clientPage, newContext, ORIGIN } from '../page/openClient'
import type { Visit } from './visits'

/** Milliseconds without a request after which no more come. */
const QUIET_MS = 600

interface SentEvent {
  readonly type: string
  readonly data: Readonly<Record<string, unknown>>
}

/** Plays a visit in a client: what was shown, stored, asked for and recorded. */
export async function playVisit(
  browser: Browser,
  files: ReadonlyMap<string, string>,
  client: ClientName,
  visit: Visit,
): Promise<BlockFacts> {
  const context = await newContext(browser, files, 1280, { userAgent: USER_AGENT })
  const requests: Request[] = []
  context.on('request', (request) => {
    if (/\/api\/v\d\//.test(request.url())) requests.push(request)
  })
  await serve(context, visit, clientPage(client))
  const page = await context.newPage()
  await page.goto(`${ORIGIN}/visit${visit.search ?? ''}`)
  await page.waitForFunction(() => window.client)
  await page.evaluate(
    ({ above, options }) => {
      const container = document.createElement('div')
      container.className = 'entry'
      container.dataset.entry = 'visit'
      container.style.top = `${above}px`
      document.body.append(container)
      window.client.visit(container, options)
    },
    { above: visit.above ?? 0, options: optionsOf(visit) },
  )
  if (visit.shows) await page.getByText(visit.shows, { exact: true }).waitFor()
  await untilQuiet(requests)
  const { visit: facts } = await page.evaluate(() => window.beside.facts())
  await visit.act?.(page)
  await untilQuiet(requests)
  // What waits until the page is left is sent now.
  await page.goto(`${ORIGIN}/left`)
  await untilQuiet(requests)
  const cookies = await context.cookies()
  await context.close()
  const asked = requests.filter((request) => !isTrack(request)).map((one) => new URL(one.url()))
  const events = requests.filter(isTrack).flatMap(eventsOf)
  return {
    text: facts?.['']?.text ?? 'none',
    requests: sorted(asked.map(({ pathname }) => pathname)),
    ...grouped(
      asked.flatMap(({ searchParams }) => [...searchParams]),
      'query',
    ),
    ...grouped(
      events.map(({ type, data }) => [type, summaryOf(data)] as const),
      'events',
    ),
    ...grouped(
      events.flatMap(({ type, data }) =>
        pathsIn(data).map((path) => [`${type}.${path}`, 'there'] as const),
      ),
      'events',
    ),
    ...grouped(
      cookies.map(({ name, value }) => [name, value.replace(/[\da-f]{32}/g, 'ID')] as const),
      'cookie',
    ),
  }
}

async function serve(
  context: BrowserContext,
  { content, others, cookies }: Visit,
  body: string,
): Promise<void> {
  await context.route(`${ORIGIN}/visit*`, (route) =>
    route.fulfill({ contentType: 'text/html', body }),
  )
  const entries: Record<string, object> = { page: content, ...others }
  await context.route(/\/api\/v\d\//, (route) => {
    const { pathname } = new URL(route.request().url())
    // The query endpoint answers by key: a model, or a model and an entry.
    const key = decodeURIComponent(pathname.split('/').pop() ?? '')
    const entry = entries[key.split(':')[0] ?? '']
    const results = entry ? [entry] : []
    return route.fulfill({ json: { results, [key]: results } })
  })
  const list = Object.entries(cookies ?? {})
  await context.addCookies(list.map(([name, value]) => ({ name, value, url: ORIGIN })))
}

const optionsOf = ({ canTrack = true, userAttributes, apiEndpoint, inline, content }: Visit) => ({
  canTrack,
  ...(inline && { content }),
  ...(userAttributes && { userAttributes }),
  ...(apiEndpoint && { apiEndpoint }),
})

async function untilQuiet(requests: readonly Request[]): Promise<void> {
  for (let count = -1; count !== requests.length; ) {
    count = requests.length
    await new Promise((resolve) => setTimeout(resolve, QUIET_MS))
  }
}

const isTrack = (request: Request): boolean => request.url().includes('/track')

function eventsOf(request: Request): readonly SentEvent[] {
  return (request.postDataJSON() as { events?: SentEvent[] } | null)?.events ?? []
}

const summaryOf = ({ contentId, variationId, amount }: SentEvent['data']): string =>
  [contentId, variationId, amount].filter((part) => part !== undefined).join(' ')

/** Names of all fields of an event. */
function pathsIn(value: unknown, path = ''): string[] {
  if (!value || typeof value !== 'object' || Array.isArray(value)) return [path]
  return Object.entries(value).flatMap(([key, inner]) =>
    pathsIn(inner, path ? `${path}.${key}` : key),
  )
}

/** Properties by name, each with all its values. Events count, and parameters do not. */
function grouped(
  pairs: readonly (readonly [name: string, value: string])[],
  kind: string,
): Record<string, string> {
  const names = new Set(pairs.map(([name]) => name))
  return Object.fromEntries(
    [...names].map((name) => {
      const values = pairs.flatMap(([other, value]) => (other === name ? [value] : []))
      return [`${kind}.${name}`, sorted(kind === 'query' ? [...new Set(values)] : values)]
    }),
  )
}

const sorted = (list: readonly string[]): string => [...list].sort().join('\n') || 'none'
