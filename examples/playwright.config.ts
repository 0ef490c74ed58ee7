import e2e from '../e2e/playwright.config'

/**
 * Builds each example with its own framework from the registry, so it is not part of `npm test`.
 */
export default {
  ...e2e,
  testDir: '.',
  testIgnore: '**/node_modules/**',
  outputDir: '../test-results/frameworks',
  reporter: [['list']],
  workers: 1,
}
