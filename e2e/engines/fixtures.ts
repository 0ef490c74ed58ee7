import { test as base, expect } from 'playwright/test'
import { findEngines } from '../../.ci/findEngines.mjs'
import { startContentHost } from '../../playground/server/startContentHost'
import { type ContentHostControls, controlsOf } from '../support/contentHostControls'
import { type Site, startSite } from '../support/startSite'
import type { Engine } from './drivers/Engine'
import { startChromium } from './drivers/startChromium'
import { startFirefox } from './drivers/startFirefox'
import { startWebKit } from './drivers/startWebKit'
import { Visitor } from './Visitor'

export type EngineName = 'chromium' | 'firefox' | 'webkit'

export interface EngineOptions {
  readonly engineName: EngineName
}

interface Services {
  readonly site: Site
  readonly controls: ContentHostControls
}

async function startEngine(name: EngineName): Promise<Engine> {
  const { chromium, firefox, webkit } = await findEngines()
  if (name === 'firefox' && firefox) return startFirefox(firefox)
  if (name === 'webkit' && webkit) return startWebKit(webkit)
  if (name === 'chromium' && chromium) return startChromium(chromium)
  throw new Error(`There is no ${name} here.`)
}

export const test = base.extend<
  { content: ContentHostControls; visitor: Visitor; reference: Visitor },
  EngineOptions & { engine: Engine; chromium: Engine; services: Services }
>({
  engineName: ['chromium', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await startEngine(engineName)
      await use(engine)
      await engine.close()
    },
    { scope: 'worker', timeout: 240_000 },
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
  services: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern.
    async ({}, use) => {
      const contentHost = await startContentHost({ port: 0, hostname: 'localhost', admin: true })
      const site = await startSite(contentHost.url, '<script src="/note-problems.js"></script>')
      await use({ site, controls: controlsOf(contentHost.url) })
      await site.close()
      await contentHost.close()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  content: async ({ services }, use) => {
    await use(services.controls)
    await services.controls.reset()
  },
  visitor: async ({ engine, services: { site }, content }, use) => {
    const window = await engine.openWindow()
    const visitor = new Visitor(window, site, content.url)
    await window.resize(1280, 800)
    await use(visitor)
    const problems = await visitor.problems()
    await window.close()
    expect(problems, 'unexpected console messages').toEqual([])
  },
  /** The same visitor in Chromium, to compare with. */
  reference: async ({ chromium, services: { site }, content }, use) => {
    const window = await chromium.openWindow()
    await window.resize(1280, 800)
    await use(new Visitor(window, site, content.url))
    await window.close()
  },
})

export { expect }
