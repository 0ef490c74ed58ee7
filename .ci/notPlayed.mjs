/**
 * Lists engines that skipped all their stories, with the reason.
 *
 * @param {any} report - Report of e2e/engines by Playwright's JSON reporter.
 * @returns {string[]} As in `webkit: /usr/bin/Xvfb is missing`.
 */
export function notPlayed(report) {
  const skipped = (report?.suites ?? [])
    .flatMap(testsIn)
    .flatMap(({ projectName, annotations }) =>
      annotations
        .filter(({ type }) => type === 'skip')
        .map(
          ({ description }) => `${projectName}: ${`${description}`.replace(/\s+/g, ' ').trim()}`,
        ),
    )
  return [...new Set(skipped)]
}

function testsIn({ specs = [], suites = [] }) {
  return [...specs.flatMap(({ tests }) => tests), ...suites.flatMap(testsIn)]
}
