/**
 * Lists the slowest unit test files and stories, slowest first.
 *
 * @param {{ unit?: any, e2e?: any }} reports - Reports of Vitest's and Playwright's JSON
 *   reporters; `undefined` if a suite did not run.
 * @param {number} count
 * @returns {string[]} As in `12.3 s  embed/heap.spec.ts › …`.
 */
export function slowest({ unit, e2e }, count) {
  const files = (unit?.testResults ?? []).map(({ name, startTime, endTime }) => ({
    name: name.replace(`${process.cwd()}/`, ''),
    ms: endTime - startTime,
  }))
  return [...files, ...(e2e?.suites ?? []).flatMap((suite) => storiesIn(suite, suite.file))]
    .sort((a, b) => b.ms - a.ms)
    .slice(0, count)
    .map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`)
}

/** Stories of a file, including `describe` blocks. */
function storiesIn({ specs = [], suites = [] }, path) {
  const stories = specs.map(({ title, tests }) => ({
    name: `${path} › ${title}`,
    ms: Math.max(0, ...tests.flatMap(({ results }) => results.map(({ duration }) => duration))),
  }))
  return [...stories, ...suites.flatMap((suite) => storiesIn(suite, `${path} › ${suite.title}`))]
}
