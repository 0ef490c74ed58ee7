import type { ContentEntry } from '../../../../src/content/types'
import { usePlayground } from '../../context/PlaygroundContext'
import { SendConversion } from '../events/ArrivalResults'
import { useActivity } from '../events/useActivity'
import { PanelSection } from '../PanelSection'
import { GOAL_LABELS } from './Goal'
import styles from './Results.module.css'
import { type Result, resultsOf, verdictOf } from './results'
import { variationsOf } from './variations'

/** Compares what the visitors of each variation did: a rate with its interval, as table and plot. */
export function Results({ entry }: { entry: ContentEntry }) {
  const { config, state } = usePlayground()
  const { activity } = useActivity(config)
  const id = entry.id ?? ''
  const versions = [...variationsOf(entry), { id, name: 'Default' }]
  const results = activity ? resultsOf(activity.arrivals, id, versions, state.goal) : []
  const scale = Math.max(0.01, ...results.map(({ visitors, high }) => (visitors ? high : 0)))
  return (
    <PanelSection title="Results">
      {activity && (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Variation</th>
              <th scope="col">Visitors</th>
              <th scope="col">{GOAL_LABELS[state.goal]}</th>
              <th scope="col">Rate</th>
            </tr>
          </thead>
          <tbody>
            {results.map((result) => (
              <ResultRow key={result.id} result={result} scale={scale} />
            ))}
          </tbody>
        </table>
      )}
      <p role="status">{activity && verdictOf(results)}</p>
      {state.goal === 'conversion' && (
        <div>
          <SendConversion />
        </div>
      )}
      <p className={styles.quiet}>
        {activity
          ? `Visitors in the latest ${activity.arrivals.length} arrivals under Events; the band is where the rate lies with 95 % certainty. On the site, judge by what your content host records.`
          : 'The content host has not answered yet.'}
      </p>
    </PanelSection>
  )
}

interface ResultRowProps {
  result: Result
  /** Rate at the right edge of the plot. */
  scale: number
}

function ResultRow({
  result: { name, visitors, reached, rate, low, high },
  scale,
}: ResultRowProps) {
  const at = (part: number) => `${(100 * part) / scale}%`
  const band = visitors > 0 ? { left: at(low), width: at(high - low) } : undefined
  return (
    <tr>
      <th scope="row">
        {name}
        <div aria-hidden="true" className={styles.track}>
          {band && (
            <>
              <div className={styles.band} style={band} />
              <div className={styles.rate} style={{ left: at(rate) }} />
            </>
          )}
        </div>
      </th>
      <td>{visitors}</td>
      <td>{reached}</td>
      <td>
        {visitors > 0 ? `${percent(rate)} %` : '–'}
        {visitors > 0 && (
          <p className={styles.quiet}>
            {percent(low)} to {percent(high)} %
          </p>
        )}
      </td>
    </tr>
  )
}

const percent = (part: number) => Math.round(part * 100)
