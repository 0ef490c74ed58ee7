// Runs the stories of e2e/engines in Chromium, Firefox and WebKit. Installs missing engines, or
// lists them at the end.
//   npm run test:engines                        everything, in every engine
//   npm run test:engines -- --short             like `npm test`: stories marked @short
//   npm run test:engines -- --project=firefox   one engine
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { ensureEngines } from '../kit/browsers/findEngines.mjs'

const REPORT = 'test-results/engines.json'
const SHORT = ['--grep', '@short', '--project=firefox', '--project=webkit']

const args = process.argv.slice(2)
const rest = args.filter((arg) => arg !== '--short')
const { chromium } = await ensureEngines()

const { status } = spawnSync(
  process.execPath,
  [
    ...['node_modules/playwright/cli.js', 'test', '-c', 'e2e/engines'],
    ...(args.includes('--short') ? SHORT : []),
    ...rest,
  ],
  { stdio: 'inherit', env: { ...process.env, CHROMIUM_PATH: chromium ?? '' } },
)
/** Why stories were skipped, which only the report says. */
const reasons = new Set()
JSON.parse(existsSync(REPORT) ? readFileSync(REPORT, 'utf8') : '0', (_, value) => {
  if (value?.type === 'skip') reasons.add(value.description)
  return value
})
for (const reason of reasons) console.log(`! Not played: ${reason}`)
process.exitCode = status ?? 1
