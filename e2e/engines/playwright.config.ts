import { defineConfig } from 'playwright/test'
import { findEngines } from '../../.ci/findEngines.mjs'
import type { EngineOptions } from './fixtures'

const engines = await findEngines()
const names = (['chromium', 'firefox', 'webkit'] as const).filter((name) => engines[name])

/** One project for each engine that is there. */
export default defineConfig<object, EngineOptions>({
  testDir: '.',
  outputDir: '../../test-results/engines',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // Limits end what hangs, and nothing that is slow on a busy machine.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: '../../test-results/engines.json' }]],
  projects: names.map((name) => ({
    name,
    use: { engineName: name },
    // What the others are compared with.
    ...(name === 'chromium' && { testIgnore: 'samples.spec.ts' }),
  })),
})
