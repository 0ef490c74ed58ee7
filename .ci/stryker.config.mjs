/** For `npm run test:mutation`. */
export default {
  testRunner: 'vitest',
  // Stryker reads it with an API that TypeScript 7 does not have; Vite needs none.
  tsconfigFile: 'none',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vite.config.ts' },
  ignorePatterns: ['dist', 'docs/api', 'test-results', 'bench', 'examples'],
  coverageAnalysis: 'perTest',
  concurrency: 1,
  reporters: ['clear-text', 'json'],
  jsonReporter: { fileName: 'test-results/mutation.json' },
  tempDirName: 'test-results/mutation',
  clearTextReporter: { allowColor: false, allowEmojis: false, reportTests: false },
}
