// Mutation testing: finds faults that no unit test would catch. Prints survivors and a score per
// folder.
//   npm run test:mutation                                 each folder below, for hours
//   npm run test:mutation -- src/content                  one folder, one within it, or one file
//   npm run test:mutation -- src/client --sample 0.1      a random tenth; --seed 23 repeats it
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'

const FOLDERS = ['src/content', 'src/render/state', 'src/client', 'src/expression']

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { sample: { type: 'string' }, seed: { type: 'string', default: `${Date.now()}` } },
})
for (const path of positionals.length > 0 ? positionals : FOLDERS) {
  const mutated = path.endsWith('.ts') ? path : `${path}/**/*.ts`
  const { status } = spawnSync(
    process.execPath,
    [
      'node_modules/@stryker-mutator/core/bin/stryker.js',
      ...['run', '.ci/stryker.config.mjs'],
      ...['--mutate', `${mutated},!src/**/testing/**,!src/**/*.test.ts`],
    ],
    // Runs only the folder's own tests: all tests would catch more but take a day.
    {
      stdio: 'inherit',
      env: {
        ...process.env,
        TEST_FOLDER: FOLDERS.find((folder) => path.startsWith(folder)) ?? path,
        MUTATION_SAMPLE: values.sample ?? '',
        MUTATION_SEED: values.seed,
      },
    },
  )
  if (status !== 0) process.exitCode = 1
  else if (values.sample) printSample(path)
}

/** Prints a sample's score with its 95 % confidence interval. */
function printSample(path) {
  const { files } = JSON.parse(readFileSync('test-results/mutation.json', 'utf8'))
  const all = Object.values(files).flatMap(({ mutants }) => mutants)
  const tried = all.filter(({ status }) => status !== 'CompileError')
  const found = tried.filter(({ status }) => status === 'Killed' || status === 'Timeout')
  const share = found.length / tried.length
  const error =
    1.96 * Math.sqrt(((share * (1 - share)) / tried.length) * (1 - tried.length / all.length))
  console.log(
    `${path}: ${(100 * share).toFixed(1)} % ± ${(100 * error).toFixed(1)} of ${tried.length} of ${all.length} mutants, seed ${values.seed}`,
  )
}
