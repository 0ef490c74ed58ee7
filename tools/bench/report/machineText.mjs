const percent = (share) => `${(share * 100).toFixed(1)} %`

/**
 * Text about the browser and about other load on the machine during the run.
 *
 * @param machines - Reports of {@link import('../harness/machine.mjs').createMachine} for each
 *   part.
 */
export function machineText(machines) {
  const reports = machines.filter(Boolean)
  if (reports.length === 0) return ''
  const most = (key) => Math.max(...reports.map((report) => report[key]))
  const browsers = [...new Set(reports.map(({ browser }) => browser))].join(', ')
  const facts = `${browsers}; ${most('processors')} processors; between visits other programs took at most ${percent(most('others'))} of their time in any part, the host at most ${percent(most('stolen'))}; the load average came to ${most('load')}, the bench's own visits included.`
  return reports.some(({ isBusy }) => isBusy)
    ? `**Measured under load: do not go by these figures.** ${facts}`
    : facts
}
