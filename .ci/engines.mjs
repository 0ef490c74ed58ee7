// Plays the stories of e2e/engines in Chromium, Firefox and WebKit; what is missing is installed or named.
//   npm run test:engines                        everything, in every engine
//   npm run test:engines -- --short             what `npm test` plays
//   npm run test:engines -- --project=firefox   one engine
import { spawnSync } from 'node:child_process'
import { ensureEngines } from './findEngines.mjs'

const args = process.argv.slice(2)
const rest = args.filter((arg) => arg !== '--short')
const engines = await ensureEngines()
const missing = Object.keys(engines).filter((name) => !engines[name])
for (const name of missing) console.log(`! ${name} is missing: its stories are not played`)

const { status } = spawnSync(
  process.execPath,
  [
    ...['node_modules/playwright/cli.js', 'test', '-c', 'e2e/engines'],
    ...(args.includes('--short') ? ['--grep', '@short'] : []),
    ...rest,
  ],
  { stdio: 'inherit', env: { ...process.env, CHROMIUM_PATH: engines.chromium ?? '' } },
)
process.exitCode = status ?? 1
