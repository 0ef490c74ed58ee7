// Mutation testing: which faults no unit test would find. Prints what survived, and a score for each folder.
//   npm run test:mutation                    each folder below, for hours
//   npm run test:mutation -- src/content     one folder, one within it, or one file
import { spawnSync } from 'node:child_process'

const FOLDERS = ['src/content', 'src/render/state', 'src/client', 'src/expression']

const [wanted] = process.argv.slice(2)
for (const path of wanted ? [wanted] : FOLDERS) {
  const mutated = path.endsWith('.ts') ? path : `${path}/**/*.ts`
  const { status } = spawnSync(
    process.execPath,
    [
      'node_modules/@stryker-mutator/core/bin/stryker.js',
      ...['run', '.ci/stryker.config.mjs'],
      ...['--mutate', `${mutated},!src/**/testing/**,!src/**/*.test.ts`],
    ],
    // The tests of the whole folder: all others would find more, and take a day.
    {
      stdio: 'inherit',
      env: {
        ...process.env,
        TEST_FOLDER: FOLDERS.find((folder) => path.startsWith(folder)) ?? path,
      },
    },
  )
  if (status !== 0) process.exitCode = 1
}
