import { formatShare, type Result } from './resultsOf'
import styles from './SimulationChart.module.css'

/** Units of the drawing; it is as wide as there is room. */
const WIDTH = 348
const ROW = 52
const BAR_TOP = 24
const BAR_HEIGHT = 12

/** A bar for each version: its share, the configured ratio as a line, and the band that chance allows. */
export function SimulationChart({ results }: { results: readonly Result[] }) {
  const greatest = Math.max(
    ...results.flatMap(({ count, visitors, expected }) => [
      count / visitors,
      expected[1] / visitors,
    ]),
  )
  const x = (part: number) => (part / greatest) * WIDTH
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
            <rect className={styles.track} y={BAR_TOP} width={WIDTH} height={BAR_HEIGHT} rx="2" />
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
