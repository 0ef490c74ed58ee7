import { stripVTControlCharacters } from 'node:util'

/** Of a long message, the first lines tell the most. */
const LINES = 10
const COLUMNS = 400

/** Calls that tell nothing of the fault: of the test runner, and of Node. */
const FOREIGN_CALL = /^\s+at .*(?:node_modules|node:|<anonymous>)/

/**
 * Each failed or flaky test with what it said, and the errors that came beside tests.
 *
 * @param {{ [suite: string]: any }} reports - As Vitest's and Playwright's JSON reporters write
 *   them, by suite; none where it did not run.
 * @param {number} count - Of the others only the number is said, so that a log that is cut holds
 *   these.
 * @returns {string[]} As in `e2e: embed/heap.spec.ts › …`, each followed by the first lines of its
 *   error.
 */
export function failures(reports, count) {
  const all = Object.entries(reports).flatMap(([suite, report]) =>
    failuresIn(report).map(({ name, error }) => [`${suite}: ${name}`, ...firstLines(error)]),
  )
  const more = all.length - count
  return [...all.slice(0, count).flat(), ...(more > 0 ? [`… and ${more} more`] : [])]
}

function failuresIn({ testResults = [], suites = [], errors = [] } = {}) {
  return [
    ...testResults.flatMap(failuresInFile),
    ...suites.flatMap((suite) => failuresInSuite(suite, suite.file)),
    ...errors.map((error) => ({ name: 'beside tests', error: error.stack ?? error.message })),
  ]
}

/** Of Vitest. */
function failuresInFile({ name, message, status, assertionResults }) {
  const path = name.replace(`${process.cwd()}/`, '')
  const failed = assertionResults
    .filter((test) => test.status === 'failed')
    .map(({ ancestorTitles, title, failureMessages }) => ({
      name: [path, ...ancestorTitles.filter(Boolean), title].join(' › '),
      error: failureMessages.join('\n'),
    }))
  const isFileBroken = status === 'failed' && failed.length === 0
  return isFileBroken ? [{ name: path, error: message }] : failed
}

/** Of Playwright, within its `describe` blocks too. */
function failuresInSuite({ specs = [], suites = [] }, path) {
  const failed = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, status, results }) => ({
        name: `${projectName ? `[${projectName}] ` : ''}${path} › ${title} (${status})`,
        error: (results.find(({ errors }) => errors.length)?.errors ?? [])
          .map(({ message, value }) => message ?? value)
          .join('\n'),
      })),
  )
  return [
    ...failed,
    ...suites.flatMap((suite) => failuresInSuite(suite, `${path} › ${suite.title}`)),
  ]
}

function firstLines(text = '') {
  return stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim() && !FOREIGN_CALL.test(line))
    .slice(0, LINES)
    .map((line) => `    ${line.slice(0, COLUMNS)}`)
}
