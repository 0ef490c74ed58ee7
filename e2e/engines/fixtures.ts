import { expect } from 'playwright/test'
import type { Engine } from '../../tools/kit/browsers/Engine'
import { findEngines, PACKAGES } from '../../tools/kit/browsers/findEngines.mjs'
import { startChromium } from '../../tools/kit/browsers/startChromium'
import { startFirefox } from '../../tools/kit/browsers/startFirefox'
import { startWebKit } from '../../tools/kit/browsers/startWebKit'
import { type ContentHostControls, controlsOf } from '../../tools/kit/servers/contentHostControls'
import { expectSilence } from '../support/checks/consoleGuard'
import { hostTest } from '../support/site/hostTest'
import { type ScriptForm, type Site, startSite } from '../support/site/startSite'
import { Visitor } from './Visitor'

export type EngineName = 'chromium' | 'firefox' | 'webkit'

export interface EngineOptions {
  readonly engineName: EngineName
}

interface Stage {
  readonly engine: Engine
  /** Build of the script that pages load. */
  readonly scriptForm: ScriptForm
  readonly content: ContentHostControls
  readonly site: Site
  readonly visitor: Visitor
  readonly reference: Visitor
}

const START = { chromium: startChromium, firefox: startFirefox, webkit: startWebKit }

/** Limits the start, which hangs if a system component is missing. */
const START_LIMIT_MS = 120_000

async function findAndStart(name: EngineName): Promise<Engine> {
  const { [name]: found } = await findEngines()
  if (found) return START[name](found as never)
  const packages = PACKAGES[name].join(', ')
  throw new Error(`It is missing, and could not be installed (Debian: ${packages}).`)
}

/**
 * Starts an engine and checks that it can open a window: without a display, some start but cannot.
 */
async function startEngine(name: EngineName): Promise<Engine> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('It did not start in time.')), START_LIMIT_MS).unref()
  })
  const started = findAndStart(name).then(async (engine) => {
    const window = await engine.openWindow()
    await window.close()
    return engine
  })
  return Promise.race([started, late])
}

export const test = hostTest.extend<
  Stage,
  EngineOptions & { started: Engine | Error; chromium: Engine }
>({
  engineName: ['chromium', { option: true, scope: 'worker' }],
  scriptForm: ['whole', { option: true }],
  started: [
    async ({ engineName }, use) => {
      const engine = await startEngine(engineName).catch((error: Error) => error)
      await use(engine)
      if (!(engine instanceof Error)) await engine.close()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  // Skips the story if the engine does not start, which is not our fault. Runs before the other
  // fixtures, so that they do not start in vain.
  engine: [
    async ({ started }, use, { skip }) => {
      if (started instanceof Error) skip(true, started.message)
      else await use(started)
    },
    { auto: true },
  ],
  chromium: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern.
    async ({}, use) => {
      const engine = await startEngine('chromium')
      await use(engine)
      await engine.close()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  content: async ({ contentHost }, use) => {
    const controls = controlsOf(contentHost.url)
    await use(controls)
    await controls.reset()
  },
  site: async ({ content, scriptForm }, use) => {
    const head = '<script src="/note-problems.js"></script>'
    const site = await startSite(content.url, head, scriptForm)
    await use(site)
    await site.close()
  },
  visitor: async ({ engine, site, content }, use) => {
    const window = await engine.openWindow()
    const visitor = new Visitor(window, site, content.url)
    await window.resize(1280, 800)
    await use(visitor)
    const problems = await visitor.problems()
    await window.close()
    expectSilence(problems)
  },
  /** A visitor in Chromium for comparison. */
  reference: async ({ chromium, site, content }, use) => {
    const window = await chromium.openWindow()
    await window.resize(1280, 800)
    await use(new Visitor(window, site, content.url))
    await window.close()
  },
})

export { expect }
