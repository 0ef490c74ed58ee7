import { defineConfig } from 'playwright/test'
import { CHROMIUM, USER_AGENT } from '../tools/kit/browsers/chromium.mjs'

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  // These tests have their own configuration.
  testIgnore: 'engines/**',
  outputDir: '../test-results/e2e',
  fullyParallel: true,
  // A story waits for a third of its time: two cores have room for three.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // A retry records a trace, which slows it down considerably. A story that passes only then still
  // counts as failed.
  retries: 1,
  failOnFlakyTests: true,
  // Limits end stories that hang, but not those that are slow on a busy machine.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: '../test-results/e2e.json' }]],
  use: {
    userAgent: USER_AGENT,
    viewport: { width: 1280, height: 800 },
    trace: 'on-first-retry',
    launchOptions: CHROMIUM,
  },
})
