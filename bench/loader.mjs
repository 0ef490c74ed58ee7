// Compares the first paint of content with the loader stub in the page's head and with the plain
// script, with round trips of 150 ms. Fails if the stub saves less than most of one round trip.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { chromium } from 'playwright'
import { findChromium } from '../.ci/findChromium.mjs'
import { median } from './harness/stats.mjs'

const ROUND_TRIP_MS = 150
/** Minimum saving, in round trips. */
const LEAST = 0.8
const RUNS = Number(process.argv[2] ?? 9)

const embed = readFileSync('dist/embed.js')
const loader = readFileSync('dist/loader.js', 'utf8')
const { entry } = JSON.parse(readFileSync('playground/content/landing.json', 'utf8'))
const content = JSON.stringify({ results: [{ ...entry, query: [], variations: {} }] })

/** Records the first paint of content, in milliseconds since the navigation. */
const NOTE = `<script>
  addEventListener('siteblocks:ready', () => requestAnimationFrame(() => setTimeout(() => {
    window.paintedAt = performance.now()
  })))
</script>`

const ways = {
  'plain script': () => '<script async src="/embed.js"></script>',
  'loader stub': (origin) =>
    `<script data-src="/embed.js" data-api-key="key" data-model="page" data-host="${origin}">${loader}</script>`,
}

/** A site and its content host, whose answers are delayed by one round trip. */
function startServer() {
  const server = createServer(({ url, headers }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://site')
    const origin = `http://${headers.host}`
    const [type, body] =
      pathname === '/embed.js'
        ? ['text/javascript', embed]
        : pathname.startsWith('/api/v3/')
          ? ['application/json', content]
          : ['text/html', pageOf(searchParams.get('way'), origin)]
    setTimeout(() => {
      response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(body)
    }, ROUND_TRIP_MS)
  })
  return new Promise((resolve) => server.listen(0, () => resolve(server)))
}

function pageOf(way, origin) {
  return `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,">${NOTE}${ways[way]?.(origin) ?? ''}
    <site-blocks api-key="key" model="page" host="${origin}" can-track="false"></site-blocks>`
}

async function measure(browser, address) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await page.goto(address)
  const paintedAt = await page.waitForFunction(() => window.paintedAt)
  const ms = await paintedAt.jsonValue()
  await page.close()
  return ms
}

const server = await startServer()
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'],
})
const times = Object.fromEntries(Object.keys(ways).map((way) => [way, []]))
for (let run = 0; run < RUNS; run++) {
  for (const way of Object.keys(ways)) {
    const address = `http://localhost:${server.address().port}/?way=${encodeURIComponent(way)}`
    times[way].push(await measure(browser, address))
  }
}
await browser.close()
server.close()

console.log(
  `First content painted, medians of ${RUNS} interleaved runs, ${ROUND_TRIP_MS} ms a round trip\n`,
)
const medians = Object.entries(times).map(([way, values]) => [way, median(values)])
for (const [way, ms] of medians) console.log(`${way.padEnd(14)} ${ms.toFixed(0).padStart(6)} ms`)
const saved = (medians[0][1] - medians[1][1]) / ROUND_TRIP_MS
console.log(`saved          ${saved.toFixed(2).padStart(6)} round trips`)
if (saved < LEAST) {
  console.error(`The loader stub saves ${saved.toFixed(2)} round trips, expected ${LEAST} or more.`)
  process.exitCode = 1
}
