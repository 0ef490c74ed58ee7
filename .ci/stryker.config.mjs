import { createHash } from 'node:crypto'

const { MUTATION_SAMPLE, MUTATION_SEED } = process.env

/** For `npm run test:mutation`. */
export default {
  testRunner: 'vitest',
  // Stryker reads it with an API that TypeScript 7 does not have; Vite needs none.
  tsconfigFile: 'none',
  plugins: ['@stryker-mutator/vitest-runner', import.meta.filename],
  checkers: MUTATION_SAMPLE ? ['sample'] : [],
  vitest: { configFile: 'vite.config.ts' },
  ignorePatterns: ['dist', 'docs/api', 'test-results', 'bench', 'examples'],
  coverageAnalysis: 'perTest',
  concurrency: 1,
  // Slowness of a busy machine does not count as a found mutant.
  timeoutMS: 30_000,
  timeoutFactor: 4,
  reporters: ['clear-text', 'json'],
  jsonReporter: { fileName: 'test-results/mutation.json' },
  tempDirName: 'test-results/mutation',
  clearTextReporter: { allowColor: false, allowEmojis: false, reportTests: false },
}

/**
 * Leaves out all mutants but a share, which the seed chooses. The report counts the others as
 * errors, and the score does not.
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
