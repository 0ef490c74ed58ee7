import { leaveAtRandom } from '../../../e2e/engines/leaveAtRandom'
import type { Engine } from '../../kit/browsers/Engine'
import { findFullChromium } from '../../kit/browsers/findChromium.mjs'
import { findEngines, PACKAGES } from '../../kit/browsers/findEngines.mjs'
import { startChromium } from '../../kit/browsers/startChromium'
import { startFirefox } from '../../kit/browsers/startFirefox'
import { startWebKit } from '../../kit/browsers/startWebKit'
import { expect, type Row, Skipped, type Tools } from './Row'

const VISITS = 200

interface Browser {
  readonly name: string
  /** Resolves with `undefined` if the browser is missing. */
  start(): Promise<Engine | undefined>
  readonly hasUnload?: boolean
}

async function startFullChromium(): Promise<Engine | undefined> {
  const path = await findFullChromium()
  return path ? startChromium(path, true) : undefined
}

const BROWSERS: readonly Browser[] = [
  { name: 'Chromium with its back/forward cache', start: startFullChromium },
  {
    name: 'Chromium, pages with an unload listener',
    hasUnload: true,
    start: startFullChromium,
  },
  {
    name: 'Firefox',
    async start() {
      const { firefox } = await findEngines()
      return firefox ? startFirefox(firefox) : undefined
    },
  },
  {
    name: 'WebKit',
    async start() {
      const { webkit } = await findEngines()
      return webkit ? startWebKit(webkit) : undefined
    },
  },
]

async function leave(tools: Tools, { start, hasUnload = false }: Browser): Promise<string> {
  const engine = await start()
  if (!engine) throw new Skipped(`it is missing (Debian: ${Object.values(PACKAGES).join(', ')})`)
  tools.after(() => engine.close())
  const seed = Number(process.env.SEED ?? Date.now() % 100_000)
  const window = await engine.openWindow()
  const { recorded, lost, twice } = await leaveAtRandom(window, { visits: VISITS, seed, hasUnload })
  const figures = `${VISITS} visits, ${recorded} events: ${lost.length} lost, ${twice.length} twice (SEED=${seed})`
  expect(lost.length + twice.length === 0, `${figures}; lost: ${lost}; twice: ${twice}`)
  return figures
}

/** Effects of leaving a page, by browser. */
export const leaveRows: readonly Row[] = BROWSERS.map((browser) => ({
  name: `pages left at random moments: ${browser.name}`,
  expected: 'each event arrives once',
  limitSeconds: 900,
  run: (tools) => leave(tools, browser),
}))
