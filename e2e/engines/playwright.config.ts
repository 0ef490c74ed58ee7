import { defineConfig } from 'playwright/test'
import type { EngineOptions } from './fixtures'

/** One project for each engine. One that is missing skips its stories, and says why. */
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
  projects: [
    ...(['chromium', 'firefox', 'webkit'] as const).map((name) => ({
      name,
      // It starts once.
      workers: 1,
      use: { engineName: name },
      // The other engines are compared with this one.
      ...(name === 'chromium' && { testIgnore: 'samples.spec.ts' }),
    })),
    // The other form of the script, where engines differ in how they load it.
    ...(['firefox', 'webkit'] as const).map((name) => ({
      name: `${name}-modules`,
      workers: 1,
      use: { engineName: name, scriptForm: 'modules' as const },
      grep: /tabs open by|a strict policy refuses|a server rendered is taken over/,
    })),
  ],
})
