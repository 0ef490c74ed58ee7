import type { Browser, Page, Route } from 'playwright'
import { compareForms } from '../compare/compare'
import type { BlockDifference } from '../compare/Difference'
import type { Facts } from '../compare/Facts'
import type { Entry } from '../entries/Entry'
import { documentStart, newContext, ORIGIN, watchRequests } from './openClient'

/** A window in which nothing is below the fold. */
const HEIGHT = 16_000
const READY_MS = 10_000

export interface Adoption {
  readonly differences: BlockDifference[]
  /** Appearance in the end. */
  readonly facts: Facts
}

export interface OpenAdoption {
  readonly page: Page
  readonly settle: ReturnType<typeof watchRequests>
}

interface Server {
  renderToHtml(entry: object, options: object): { readonly html: string }
}

/** Opens the page for {@link adopt}, in a window that is as high as that of the other clients or tall. */
export async function openAdoption(
  browser: Browser,
  files: ReadonlyMap<string, string>,
  width: number,
  isTall: boolean,
): Promise<OpenAdoption> {
  const page = await (await newContext(browser, files, width)).newPage()
  if (isTall) await page.setViewportSize({ width, height: HEIGHT })
  return { page, settle: watchRequests(page) }
}

/** Serves entries as HTML, lets `embed.js` take them over, and says what that changed. */
export async function adopt(open: OpenAdoption, entries: readonly Entry[]): Promise<Adoption[]> {
  const { page } = open
  const body = await render(entries)
  const html = `${documentStart}<script src="/harness.js"></script>${body}`
  const route = (request: Route) => request.fulfill({ contentType: 'text/html', body: html })
  await page.route(`${ORIGIN}/served`, route, { times: 1 })
  await page.goto(`${ORIGIN}/served`)
  const before = await look(open, entries)
  await page.evaluate(watchShifts)
  await page.addScriptTag({ url: '/plain/embed.js' })
  await page
    .waitForFunction((count) => window.ready >= count, entries.length, { timeout: READY_MS })
    .catch(() => {})
  const after = await look(open, entries)
  const shifts = await page.evaluate(() => window.shifts)
  const isOtherPicture = (one: Buffer, other: Buffer) =>
    !one.equals(other) &&
    // Nothing is shown of one of them.
    (one.length * other.length === 0 ||
      page.evaluate(
        isOther,
        [one, other].map((png) => png.toString('base64')),
      ))
  const adoptions: Adoption[] = []
  for (const { id } of entries.map(({ content }) => content)) {
    const [was, is] = [before[id], after[id]]
    const facts = is?.facts ?? {}
    const differences = compareForms(facts, was?.facts ?? {}, 'adopted')
    const whole = (property: string, ours: string, theirs: string) =>
      differences.push({ block: '', property, against: 'adopted', ours, theirs })
    if (shifts[id]) whole('shift', String(shifts[id]), '0')
    if (differences.length === 0 && was && is && (await isOtherPicture(was.picture, is.picture)))
      whole('pixels', 'other', 'served')
    adoptions.push({ differences, facts })
  }
  return adoptions
}

/** Runs in the page: whether a pixel differs by more than the browser rounds, in levels of 255. */
async function isOther(pictures: readonly string[]): Promise<boolean> {
  const rounded = 8
  const [one = [], other = []] = await Promise.all(
    pictures.map(async (base64) => {
      const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
      const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D
      context.drawImage(bitmap, 0, 0)
      return context.getImageData(0, 0, bitmap.width, bitmap.height).data
    }),
  )
  return (
    one.length !== other.length ||
    one.some((level, at) => Math.abs(level - (other[at] ?? 0)) > rounded)
  )
}

async function render(entries: readonly Entry[]): Promise<string> {
  const path = new URL('../../../dist/server.mjs', import.meta.url).href
  const { renderToHtml }: Server = await import(path)
  const options = { apiKey: 'beside', model: 'page', host: ORIGIN, canTrack: false }
  const { warn } = console
  // The browser says it all again.
  console.warn = () => {}
  try {
    return entries
      .map(({ content }) => {
        const { html } = renderToHtml(content, options)
        return `<div class="entry" data-entry="${content.id}">${html}</div>`
      })
      .join('')
  } finally {
    console.warn = warn
  }
}

declare global {
  interface Window {
    ready: number
    /** Layout shift by entry. */
    shifts: Record<string, number>
  }
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number
  readonly sources: readonly { readonly node: Node | null }[]
}

/** Runs in the page. */
function watchShifts(): void {
  window.ready = 0
  window.shifts = {}
  document.addEventListener('siteblocks:ready', () => {
    window.ready++
  })
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as LayoutShift[])
      for (const { node } of sources) {
        const root = node?.getRootNode()
        const host = root instanceof ShadowRoot ? root.host : node?.parentElement
        const id = host?.closest<HTMLElement>('.entry')?.dataset.entry
        if (id) window.shifts[id] = value
      }
  }).observe({ type: 'layout-shift' })
}

/** Runs in the page: entries are over one another. */
function showAlone(id: string): void {
  for (const { style, dataset } of document.querySelectorAll<HTMLElement>('.entry'))
    style.opacity = id === dataset.entry || id === '' ? '' : '0'
}

async function look(
  { page, settle }: OpenAdoption,
  entries: readonly Entry[],
): Promise<Record<string, { facts: Facts; picture: Buffer }>> {
  const facts = await settle()
  const looks: Record<string, { facts: Facts; picture: Buffer }> = {}
  for (const { content } of entries) {
    await page.evaluate(showAlone, content.id)
    const clip = await page.locator(`[data-entry="${content.id}"]`).boundingBox()
    const isShown = clip && clip.width >= 1 && clip.height >= 1
    const picture = isShown
      ? // Chromium takes no picture of an entry much higher than this.
        await page.screenshot({
          clip: { ...clip, height: Math.min(clip.height, HEIGHT) },
          fullPage: true,
        })
      : Buffer.alloc(0)
    looks[content.id] = { facts: facts[content.id] ?? {}, picture }
  }
  await page.evaluate(showAlone, '')
  return looks
}
