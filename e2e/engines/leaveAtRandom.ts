import { setTimeout as pause } from 'node:timers/promises'
import type { EngineWindow } from '../../tools/kit/browsers/Engine'
import { startHttpServer } from '../../tools/kit/servers/startHttpServer'
import { startSite } from '../support/site/startSite'

/** Figures of {@link leaveAtRandom}: numbers of events, by their place in the visits. */
export interface Counts {
  readonly recorded: number
  readonly lost: readonly string[]
  readonly twice: readonly string[]
}

const WAYS = ['link', 'keyboard', 'form', 'script', 'reload', 'close'] as const

/**
 * A page of a site with scripts of others, which listen to all that happens as it is left. The link
 * covers it, so that a click anywhere is one on it. `__name` is a helper that the compiler of
 * `npm run faults` inserts.
 */
function leavingPage(hasUnload: boolean): string {
  // Between two listeners a browser runs promises. Those of unload keep Chromium from putting the
  // page into its back/forward cache.
  const names = ['pagehide', 'visibilitychange', 'beforeunload', ...(hasUnload ? ['unload'] : [])]
  const listeners = `<script>
for (const name of ${JSON.stringify(names)}) for (const target of [window, document])
for (const capture of [true, false]) target.addEventListener(name, () => {}, capture)
</script>`
  return `<!doctype html><title>Left at random moments</title>
<style>#link { position: fixed; inset: 0 }</style>
<script>globalThis.__name ??= (named) => named</script>${listeners}
<form></form><iframe src="/framed"></iframe><a id="link" href="/leaving">Leave</a>
<script src="/embed.js"></script>${listeners}`
}

const FRAMED = '<!doctype html><title>A frame</title><script src="/embed.js"></script>'

/** Who records in each visit: two spaces of the page, and a frame in it. */
const RECORDERS = ['one', 'other', 'framed'] as const

interface Options {
  readonly visits: number
  readonly seed: number
  readonly hasUnload?: boolean
}

/**
 * Visits pages on which two spaces and a frame record an event at the start and another one as they
 * are left, at random moments and in turn by link, keyboard, form, script, reload and closing. The
 * content host counts what arrives, answers late, and drops no repeats.
 */
export async function leaveAtRandom(
  window: EngineWindow,
  { visits, seed, hasUnload = false }: Options,
): Promise<Counts> {
  const random = seededRandom(seed)
  const host = await startCountingHost(random)
  const site = await startSite(host.url)
  site.answer('/leaving', { html: leavingPage(hasUnload) })
  site.answer('/framed', { html: FRAMED })
  const open = () => window.goTo(`${site.url}/leaving`)
  const recorded: string[] = []

  try {
    await window.resize(800, 600)
    await open()
    for (let visit = 0; visit < visits; visit++) {
      const way = WAYS[visit % WAYS.length] ?? 'link'
      const delayMs = Math.floor(random() * 80)
      await untilNew(window)
      for (const who of RECORDERS) {
        recorded.push(`${visit} first ${who}`)
        if (way !== 'close') recorded.push(`${visit} ${way} ${who}`)
      }
      await window.evaluate(
        `(${begin})(${JSON.stringify({ host: host.url, visit, way, delayMs })})`,
      )
      if (way === 'link' || way === 'keyboard' || way === 'close') await pause(delayMs)
      if (way === 'link') {
        await window.movePointer(200, 200)
        await window.pressPointer()
        await window.releasePointer()
      }
      if (way === 'keyboard') await window.pressKey('Enter')
      if (way === 'close') {
        await window.closePage()
        await open()
      }
    }
    await untilNew(window)
    // Sends what earlier pages stored.
    await window.evaluate(
      `(${begin})(${JSON.stringify({ host: host.url, visit: -1, way: 'stay' })})`,
    )
    for (let rest = 60; rest > 0 && recorded.some((name) => !host.counts.has(name)); rest--) {
      await pause(500)
    }
    await pause(1_000)
  } finally {
    await site.close()
    await host.close()
  }
  return {
    recorded: recorded.length,
    lost: recorded.filter((name) => !host.counts.has(name)),
    twice: recorded.filter((name) => (host.counts.get(name) ?? 0) > 1),
  }
}

/** Runs in the page. */
async function begin(options: {
  readonly host: string
  readonly visit: number
  readonly way: (typeof WAYS)[number] | 'stay'
  readonly delayMs: number
}): Promise<string> {
  const { host, visit, way, delayMs } = options
  document.title = 'used'
  const framed = (window.frames[0] as typeof window).SiteBlocks
  const clients = {
    one: window.SiteBlocks.createClient({ apiKey: 'k', host }),
    other: window.SiteBlocks.createClient({ apiKey: 'k2', host }),
    framed: framed.createClient({ apiKey: 'k', host }),
  }
  const track = (name: string): void => {
    for (const [who, client] of Object.entries(clients))
      client.track('leaving', { name: `${visit} ${name} ${who}` })
  }
  track('first')
  const link = document.querySelector('a')
  link?.addEventListener('click', () => track(way))
  if (way === 'keyboard') link?.focus()
  const leave: { readonly [way: string]: () => void } = {
    form: () => document.querySelector('form')?.requestSubmit(),
    script: () => location.assign('/leaving'),
    reload: () => location.reload(),
  }
  setTimeout(() => {
    if (!leave[way]) return
    track(way)
    leave[way]()
  }, delayMs)
  return ''
}

/** Waits for a page on which no visit has begun. */
async function untilNew(window: EngineWindow): Promise<void> {
  const isNew = `Promise.resolve(String(document.readyState === 'complete' && document.title !== 'used' && [window, window.frames[0]].every((one) => 'createClient' in (one?.SiteBlocks ?? {}))))`
  // Browsers refuse to evaluate in a page that is being left.
  for (let rest = 600; rest > 0; rest--) {
    if ((await window.evaluate(isNew).catch(() => '')) === 'true') return
    await pause(50)
  }
  throw new Error('no new page came')
}

/** Counts events by name, and answers after up to 150 ms. */
async function startCountingHost(random: () => number) {
  const counts = new Map<string, number>()
  const { url, close } = await startHttpServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const text = Buffer.concat(chunks).toString()
    if (request.method === 'POST') {
      const { events } = JSON.parse(text) as { events: { data: { name: string } }[] }
      for (const { data } of events) counts.set(data.name, (counts.get(data.name) ?? 0) + 1)
    }
    await pause(random() * 150)
    response.writeHead(200, {
      'access-control-allow-origin': request.headers.origin ?? '*',
      'access-control-allow-credentials': 'true',
      'access-control-allow-headers': 'content-type',
    })
    response.end('{}')
  })
  return { url, close, counts }
}

/** Generates the same numbers on [0, 1) in every run (a linear congruential generator). */
function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
