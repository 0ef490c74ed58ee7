import { defineConfig } from 'playwright/test'
import type { EngineOptions } from './fixtures'

/** One project per engine. Stories of a missing engine are skipped with the reason. */
export default defineConfig<object, EngineOptions>({
  testDir: '.',
  outputDir: '../../test-results/engines',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // Limits end stories that hang, but not those that are slow on a busy machine.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: '../../test-results/engines.json' }]],
  projects: (['chromium', 'firefox', 'webkit'] as const).map((name) => ({
    name,
    // Each engine starts once.
    workers: 1,
    use: { engineName: name },
    // Chromium is the reference for the other engines.
    ...(name === 'chromium' && { testIgnore: 'samples.spec.ts' }),
  })),
})
