import { Progress } from '@base-ui/react/progress'
import type { ContentEntry } from '../../../../src/content/types'
import { TextButton } from '../../ui/Button'
import { PanelSection } from './PanelSection'
import styles from './SimulationReport.module.css'
import {
  formatShare,
  type Result,
  resultsOf,
  sharesOf,
  useSimulation,
  VISITORS,
} from './simulation'

const MANY = VISITORS.toLocaleString('en')

/**
 * Assigns variations to 10,000 simulated visitors and compares the outcome with what chance allows.
 */
export function SimulationReport({ entry }: { entry: ContentEntry }) {
  const [simulation, run] = useSimulation(entry)
  const shares = sharesOf(entry)
  const done = simulation?.visitors === VISITORS
  if (shares.length === 1) {
    return (
      <PanelSection title={`${MANY} visitors`}>
        <p className={styles.quiet}>
          All of them see the same: this entry has no variations to pick from.
        </p>
      </PanelSection>
    )
  }
  const results = simulation && resultsOf(shares, simulation)
  const outside = results?.filter(({ within }) => !within).length
  return (
    <PanelSection title={`${MANY} visitors`}>
      <p className={styles.quiet}>
        Each is new, and the widget's own code picks. The band around a bar is what chance allows:
        in 99 of 100 runs a share stays within it.
      </p>
      <div>
        <TextButton primary={!simulation} onClick={run} disabled={simulation && !done}>
          {simulation ? 'Simulate again' : 'Simulate visitors'}
        </TextButton>
      </div>
      {simulation && !done && (
        <Progress.Root
          className={styles.progress}
          aria-label="Simulated visitors"
          value={simulation.visitors}
          max={VISITORS}
        >
          <Progress.Track className={styles.track}>
            <Progress.Indicator className={styles.indicator} />
          </Progress.Track>
        </Progress.Root>
      )}
      {results && <SimulationChart results={results} />}
      <p className={styles.verdict} role="status" data-outside={outside ? '' : undefined}>
        {done &&
          (outside === 0
            ? 'Every share is as chance allows.'
            : `${outside} of ${shares.length} shares left their band. Once in a while that is chance too: simulate again.`)}
      </p>
    </PanelSection>
  )
}

/** Width of the chart in its own units; CSS stretches it to the panel. */
const WIDTH = 348
const ROW = 52
const BAR_TOP = 24
const BAR_HEIGHT = 12

/**
 * One bar per version: its share, a line at the configured ratio, and the range that chance allows.
 */
function SimulationChart({ results }: { results: readonly Result[] }) {
  const x = (part: number) => part * WIDTH
  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 ${WIDTH} ${results.length * ROW}`}
      role="img"
      aria-label={`Shares of ${results[0]?.visitors} simulated visitors. ${results.map(describe).join(' ')}`}
    >
      {results.map(({ id, name, ratio, count, visitors, expected, within }, index) => {
        const [least, most] = expected.map((bound) => x(bound / visitors)) as [number, number]
        return (
          <g key={id} transform={`translate(0 ${index * ROW})`}>
            <text className={styles.name} y="16">
              {name.length > 30 ? `${name.slice(0, 29)}…` : name}
            </text>
            <text className={styles.share} x={WIDTH} y="16">
              {formatShare(count / visitors)} of {formatShare(ratio)}
            </text>
            <rect
              className={styles.simulationChartTrack}
              y={BAR_TOP}
              width={WIDTH}
              height={BAR_HEIGHT}
              rx="2"
            />
            <rect
              className={within ? styles.bar : styles.outside}
              y={BAR_TOP}
              width={x(count / visitors)}
              height={BAR_HEIGHT}
              rx="2"
            />
            <rect
              className={styles.band}
              x={least}
              y={BAR_TOP - 4}
              width={Math.max(1, most - least)}
              height={BAR_HEIGHT + 8}
              rx="2"
            />
            <rect
              className={styles.ratio}
              x={x(ratio) - 0.75}
              y={BAR_TOP - 4}
              width="1.5"
              height={BAR_HEIGHT + 8}
            />
          </g>
        )
      })}
    </svg>
  )
}

function describe({ name, ratio, count, visitors, within }: Result): string {
  const verdict = within ? 'within' : 'outside of'
  return `${name}: ${formatShare(count / visitors)}, configured ${formatShare(ratio)}, ${verdict} what chance allows.`
}
