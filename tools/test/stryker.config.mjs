import { createHash } from 'node:crypto'

const { MUTATION_SAMPLE, MUTATION_SEED } = process.env

/** Configuration of `npm run test:mutation`. */
export default {
  testRunner: 'vitest',
  // Stryker would read tsconfig.json with an API that TypeScript 7 lacks; Vite does not need the
  // file.
  tsconfigFile: 'none',
  plugins: ['@stryker-mutator/vitest-runner', import.meta.filename],
  checkers: MUTATION_SAMPLE ? ['sample'] : [],
  vitest: { configFile: 'vite.config.ts' },
  ignorePatterns: ['dist', 'docs/api', 'test-results', 'tools/bench', 'examples'],
  coverageAnalysis: 'perTest',
  concurrency: 1,
  // The tests of src/expression take minutes when instrumented, and more on a busy machine.
  dryRunTimeoutMinutes: 30,
  // Generous, so that a mutant does not count as killed because the machine is busy.
  timeoutMS: 30_000,
  timeoutFactor: 4,
  reporters: ['progress-append-only', 'clear-text', 'json'],
  jsonReporter: { fileName: 'test-results/mutation.json' },
  tempDirName: 'test-results/mutation',
  clearTextReporter: { allowColor: false, allowEmojis: false, reportTests: false },
}

/**
 * Keeps a random share of the mutants, chosen by the seed. The others are reported as compile
 * errors and do not affect the score.
 */
class Sample {
  async init() {}
  group = async (mutants) => [mutants.map(({ id }) => id)]
  check = async (mutants) =>
    Object.fromEntries(
      mutants.map(({ id }) => [id, { status: isChosen(id) ? 'passed' : 'compileError' }]),
    )
}

function isChosen(id) {
  const draw = createHash('sha256').update(`${MUTATION_SEED} ${id}`).digest().readUInt32BE()
  return draw / 2 ** 32 < Number(MUTATION_SAMPLE)
}

export const strykerPlugins = [{ kind: 'Checker', name: 'sample', injectableClass: Sample }]
