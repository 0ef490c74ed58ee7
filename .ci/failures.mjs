import { stripVTControlCharacters } from 'node:util'

/** The first lines of a long message say the most. */
const LINES = 10
const COLUMNS = 400

/** Stack frames of the test runner and of Node, which do not help to find the fault. */
const FOREIGN_CALL = /^\s+at .*(?:node_modules|node:|<anonymous>)/

/**
 * Lists failed and flaky tests with their errors, and errors outside tests.
 *
 * @param {{ [suite: string]: any }} reports - Reports of Vitest's and Playwright's JSON
 *   reporters, by suite; `undefined` if a suite did not run.
 * @param {number} count - Number of tests to list. The rest is only counted, so that a truncated
 *   log still has the list.
 * @returns {string[]} As in `e2e: embed/heap.spec.ts › …`, each followed by the first lines of
 *   its error.
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

/** Failures in a Vitest report. */
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

/** Failures in a Playwright report, including `describe` blocks. */
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
