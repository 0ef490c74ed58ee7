// Runs the stories of e2e/engines in Chromium, Firefox and WebKit. Installs missing engines, or
// lists them at the end.
//   npm run test:engines                        everything, in every engine
//   npm run test:engines -- --short             like `npm test`: stories marked @short
//   npm run test:engines -- --project=firefox   one engine
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { ensureEngines } from './findEngines.mjs'
import { notPlayed } from './notPlayed.mjs'

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
const report = existsSync(REPORT) ? JSON.parse(readFileSync(REPORT, 'utf8')) : undefined
for (const line of notPlayed(report)) console.log(`! Not played in ${line}`)
process.exitCode = status ?? 1
