// Compares the longest task when a carousel and a masonry start with that of plain React rendering
// the same DOM from the same bundle on the same page. Fails if the ratio exceeds the limit.
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { build } from 'vite'
import { CHROMIUM, QUIET_FLAGS } from '../kit/browsers/chromium.mjs'
import { median } from './harness/stats.mjs'
import { CASES } from './interactive/content.mjs'

const LIMIT = 1.5
const CPU_SLOWDOWN = 4
const RUNS = Number(process.argv[2] ?? 9)
const ORIGIN = 'http://bench.invalid'

const PAGE =
  '<!doctype html><meta charset="utf-8"><body style="margin:0"><div id="app"></div><script src="/page.js"></script>'
const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="28"><path d="M0 0h40v28H0z"/></svg>'

async function bundle() {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'))
  process.env.SITEBLOCKS_BENCH = folder
  await build({ configFile: 'tools/bench/interactive/vite.config.ts', logLevel: 'error' })
  const code = await readFile(join(folder, 'page.js'), 'utf8')
  await rm(folder, { recursive: true })
  return code
}

/** Opens a page with the bundle, before anything is rendered. */
async function open(browser, code) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await page.route('**', (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/page.js')
      return route.fulfill({ contentType: 'text/javascript', body: code })
    if (pathname === '/picture.svg')
      return route.fulfill({ contentType: 'image/svg+xml', body: PICTURE })
    return route.fulfill({ contentType: 'text/html', body: PAGE })
  })
  await page.goto(ORIGIN)
  return page
}

/**
 * Milliseconds of the longest task of the page's main thread during `run`. Uses CPU time where the
 * browser reports it, so that other programs do not count.
 */
async function longestTask(browser, page, run) {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', '__metadata'],
  })
  await run()
  const { traceEvents } = JSON.parse(await browser.stopTracing())
  const layouts = traceEvents.filter(({ name }) => name === 'UpdateLayoutTree' || name === 'Layout')
  const threads = new Set(layouts.map(({ pid, tid }) => `${pid}/${tid}`))
  const tasks = traceEvents.filter(
    ({ name, pid, tid, dur }) => name === 'RunTask' && dur && threads.has(`${pid}/${tid}`),
  )
  return Math.max(...tasks.map(({ dur, tdur = dur }) => tdur)) / 1000
}

async function measure(browser, code, way, given, wanted) {
  const page = await open(browser, code)
  // Passed in beforehand, since parsing it would itself be a long task.
  await page.evaluate((value) => Object.assign(window, { given: value }), given)
  const render = ([method, goal]) => window.bench[method](window.given, goal)
  const ms = await longestTask(browser, page, () => page.evaluate(render, [way, wanted]))
  const html = await page.evaluate(() => window.bench.html())
  await page.context().close()
  return { ms, html }
}

async function capture(browser, code, { content, wanted }) {
  const page = await open(browser, code)
  await page.evaluate(([value, goal]) => window.bench.widget(value, goal), [content, wanted])
  const captured = await page.evaluate(() => window.bench.capture())
  await page.context().close()
  return captured
}

const code = await bundle()
const browser = await chromium.launch({ ...CHROMIUM, args: QUIET_FLAGS })
const rows = []
for (const example of CASES) {
  const captured = await capture(browser, code, example)
  const times = { widget: [], plain: [] }
  for (let run = 0; run < RUNS; run++) {
    const widget = await measure(browser, code, 'widget', example.content, example.wanted)
    const plain = await measure(browser, code, 'plain', captured, example.wanted)
    if (Math.abs(widget.html.length - plain.html.length) > widget.html.length / 20) {
      throw new Error(`${example.name}: plain React rendered another DOM than the widget.`)
    }
    times.widget.push(widget.ms)
    times.plain.push(plain.ms)
  }
  rows.push({
    name: example.name,
    widget: median(times.widget),
    plain: median(times.plain),
    ratio: median(times.widget) / median(times.plain),
  })
}
await browser.close()

console.log(`Longest task at start, medians of ${RUNS} interleaved runs, CPU x${CPU_SLOWDOWN}\n`)
console.log('                               SiteBlocks   plain React   ratio')
for (const { name, widget, plain, ratio } of rows) {
  const ms = (value) => `${value.toFixed(0)} ms`
  console.log(
    `${name.padEnd(30)} ${ms(widget).padStart(10)} ${ms(plain).padStart(13)} ${ratio.toFixed(2).padStart(7)}`,
  )
}
const above = rows.filter(({ ratio }) => ratio > LIMIT)
for (const { name, ratio } of above) {
  console.error(`${name}: ${ratio.toFixed(2)} times plain React, the limit is ${LIMIT}`)
}
process.exitCode = above.length ? 1 : 0
