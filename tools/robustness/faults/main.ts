// Injects faults in the browser and on the content host, and reports the outcomes. An argument
// selects the rows whose name contains it.
import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright'
import { CHROMIUM } from '../../kit/browsers/chromium.mjs'
import { printTable } from '../support/printTable'
import { contentRows } from './contentRows'
import { hostRows } from './hostRows'
import { leaveRows } from './leaveRows'
import { type Outcome, runRow } from './runRow'
import { storageRows } from './storageRows'
import { transportRows } from './transportRows'

const ROWS = [...hostRows, ...transportRows, ...leaveRows, ...storageRows, ...contentRows]

async function main(): Promise<void> {
  if (!existsSync('dist/embed.js')) {
    throw new Error('dist/embed.js has not been built. Run "npm run build" first.')
  }
  const rows = ROWS.filter(({ name }) => name.includes(process.argv[2] ?? ''))
  if (rows.length === 0) throw new Error(`No row has "${process.argv[2]}" in its name.`)

  let browser: Promise<Browser> | undefined
  const outcomes: Outcome[] = []
  for (const [index, row] of rows.entries()) {
    process.stdout.write(`${index + 1}/${rows.length} ${row.name} … `)
    const outcome = await runRow(row, () => {
      browser ??= chromium.launch(CHROMIUM)
      return browser
    })
    console.log(`${outcome.result} (${outcome.seconds.toFixed(1)} s)`)
    if (outcome.result !== 'passed') console.log(`  ${outcome.happened}`)
    outcomes.push(outcome)
  }
  await (await browser)?.close()

  console.log('')
  printTable(
    ['Fault', 'Expected', 'What happened', 'Result'],
    outcomes.map(({ row, happened, result, seconds }) => [
      row.name,
      row.expected,
      happened.replace(/\s+/g, ' ').slice(0, 200),
      `${result}, ${seconds.toFixed(1)} s`,
    ]),
  )
  const count = (result: string) => outcomes.filter((outcome) => outcome.result === result).length
  console.log(`\n${count('passed')} passed, ${count('FAILED')} failed, ${count('skipped')} skipped`)
  process.exit(count('FAILED') > 0 ? 1 : 0)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
