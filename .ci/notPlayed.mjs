/**
 * The engines that played none of their stories, and why.
 *
 * @param {any} report - Of the stories of e2e/engines, as Playwright's JSON reporter writes it.
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
