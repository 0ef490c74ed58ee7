// Runs `npm test`, here and on a fresh clone: set-up, then every suite. Ends with a line
// `N passed, N failed`.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { ensureDependencies } from '../kit/commands/ensureDependencies.mjs'
import { root } from '../kit/root.mjs'

process.chdir(root)
await ensureDependencies(root)
const { ensureChromium } = await import('../kit/browsers/findChromium.mjs')
process.env.CHROMIUM_PATH = await ensureChromium()
// Tests allocate much that is soon garbage: with room for it, unit tests need an eighth less of the
// processor's time.
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`.trim()

const RESULTS = 'test-results'
rmSync(RESULTS, { recursive: true, force: true })
mkdirSync(RESULTS)

const totals = { passed: 0, failed: 0, skipped: 0 }
const problems = []
/** How the output of failed suites ended: where Vitest and Playwright list what failed. */
const lastWords = []
const LAST_LINES = 60

/**
 * Runs a script of package.json; what it counted is read from its JSON report, where it writes one.
 */
async function suite(name, { args = [], report, count, beside = !report } = {}) {
  console.log(`> ${name}`)
  const started = Date.now()
  const printed = []
  const status = await new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', name, ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    })
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data) => {
        printed.push(data)
        // Suites that run beside others print when they are done.
        if (!beside) process.stdout.write(data)
      })
    child.on('close', resolve)
  })
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  const counted = { passed: report ? 0 : Number(status === 0), failed: 0, skipped: 0 }
  if (existsSync(report ?? ''))
    Object.assign(counted, count(JSON.parse(readFileSync(report, 'utf8'))))
  if (status === 0 && !counted.passed && !counted.skipped) problems.push(`${name} ran no test`)
  // A suite can fail beside its tests, by an unhandled error say.
  if (status !== 0 && counted.failed === 0) counted.failed = 1
  const output = Buffer.concat(printed)
  if (beside) process.stdout.write(output)
  if (counted.failed) {
    problems.push(`${name}: ${counted.failed} failed`)
    const lines = output.toString().trim().split('\n').slice(-LAST_LINES)
    lastWords.push(`The end of ${name}:`, ...lines, '')
  }
  for (const key of Object.keys(totals)) totals[key] += counted[key]
  console.log(`${name}: ${counted.passed} passed, ${counted.failed} failed (${seconds} s)\n`)
  return status === 0
}

const vitestCount = (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests })
// A flaky test passed only when tried again: that is a failure.
const playwrightCount = ({ stats }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky,
})
// An engine that is missing skips its stories.
const enginesCount = (report) => ({ ...playwrightCount(report), skipped: report.stats.skipped })

const unitReport = `${RESULTS}/unit.json`
const e2eReport = `${RESULTS}/e2e.json`
const enginesReport = `${RESULTS}/engines.json`

// The build leaves most of one core to the checks. Beside stories, unit tests would slow both down.
const checked = suite('test:lint')
  .then(() => suite('test:types'))
  .then(() => suite('test:unused'))
  .then(() =>
    suite('test:unit', {
      args: ['--', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
      report: unitReport,
      count: vitestCount,
      beside: true,
    }),
  )
// The home page of the documentation shows a widget.
const isBuilt = (await suite('build')) && (await suite('docs', { args: ['--', 'build'] }))
await checked
if (isBuilt) {
  await Promise.all([suite('test:size'), suite('test:floor')])
  // Each of these needs one core. The stories need both.
  await Promise.all([
    suite('test:beside'),
    suite('test:engines', {
      args: ['--', '--short', '--workers=1'],
      report: enginesReport,
      count: enginesCount,
      beside: true,
    }),
  ])
  await suite('test:e2e', { report: e2eReport, count: playwrightCount })
} else {
  problems.push(
    'the build failed: test:size, test:floor, test:beside, test:e2e and test:engines did not run',
  )
}

// Last, as the end of a log is what is always there to read.
for (const line of lastWords) console.log(line)
if (totals.skipped) console.log(`${totals.skipped} stories not played: see the end of test:engines`)
for (const problem of problems) console.log(`! ${problem}`)
console.log(`\n${totals.passed} passed, ${totals.failed || problems.length} failed`)
process.exitCode = totals.failed || problems.length ? 1 : 0
