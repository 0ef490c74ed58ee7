// Mutation testing: finds faults that no unit test would catch. Prints survivors and a score per
// folder. A mutant takes half a second in src/content, and some seconds where tests render.
//   npm run test:mutation                                 each folder below, for hours
//   npm run test:mutation -- src/content                  one folder, one within it, or one file
//   npm run test:mutation -- src/client --sample 0.1      a random tenth; --seed 23 repeats it
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'

const FOLDERS = [
  'src/utils',
  'src/content',
  'src/render/state',
  'src/client',
  'src/expression',
  'src/blocks',
  'src/render',
]
/**
 * Tests of the limits of expressions run code until it is stopped. Instrumented, they take as long
 * as all others of the folder, for most of its mutants. Runs over single files have them.
 */
const TESTS_OF_LIMITS = 'expression\\.(limits|statementLimits)\\.test'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { sample: { type: 'string' }, seed: { type: 'string', default: `${Date.now()}` } },
})
for (const path of positionals.length > 0 ? positionals : FOLDERS) {
  const isFile = /\.tsx?$/.test(path)
  const mutated = isFile ? [path] : [`${path}/**/*.ts`, `${path}/**/*.tsx`]
  const { status } = spawnSync(
    process.execPath,
    [
      'node_modules/@stryker-mutator/core/bin/stryker.js',
      ...['run', 'tools/test/stryker.config.mjs'],
      ...['--mutate', [...mutated, '!src/**/testing/**', '!src/**/*.test.ts*'].join()],
    ],
    // Runs only the folder's own tests: all tests would catch more but take a day.
    {
      stdio: 'inherit',
      env: {
        ...process.env,
        TEST_FOLDER: FOLDERS.find((folder) => `${path}/`.startsWith(`${folder}/`)) ?? path,
        TEST_WITHOUT: isFile ? '' : TESTS_OF_LIMITS,
        MUTATION_SAMPLE: values.sample ?? '',
        MUTATION_SEED: values.seed,
      },
    },
  )
  if (status === 0) printScore(path)
  else process.exitCode = 1
}

/** Prints the score, and the 95 % confidence interval of a sample's. */
function printScore(path) {
  const { files } = JSON.parse(readFileSync('test-results/mutation.json', 'utf8'))
  const all = Object.values(files).flatMap(({ mutants }) => mutants)
  const chosen = all.filter(({ status }) => status !== 'CompileError')
  // Vitest now and then loses the result of the test that failed and ended the run.
  const lost = chosen.filter((mutant) => mutant.status === 'Survived' && !mutant.testsCompleted)
  const tried = chosen.filter((mutant) => !lost.includes(mutant))
  const found = tried.filter(({ status }) => status === 'Killed' || status === 'Timeout')
  const share = found.length / tried.length
  const error =
    1.96 * Math.sqrt(((share * (1 - share)) / tried.length) * (1 - tried.length / all.length))
  console.log(
    `${path}: ${(100 * share).toFixed(1)} % ± ${(100 * error).toFixed(1)} of ${tried.length} of ${all.length} mutants, ${lost.length} without a result, seed ${values.seed}`,
  )
}
