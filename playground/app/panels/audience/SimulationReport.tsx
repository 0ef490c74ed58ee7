import { Progress } from '@base-ui/react/progress'
import { useState } from 'react'
import type { ContentEntry } from '../../../../src/content/types'
import { Button } from '../../ui/Button'
import { Segments } from '../../ui/Segments'
import { Part } from './Part'
import { resultsOf } from './resultsOf'
import { SimulationChart } from './SimulationChart'
import styles from './SimulationReport.module.css'
import { SimulationTable } from './SimulationTable'
import { sharesOf } from './sharesOf'
import { useSimulation, VISITORS } from './useSimulation'

const VIEWS = [
  { value: 'chart', label: 'Chart' },
  { value: 'table', label: 'Table' },
] as const

const MANY = VISITORS.toLocaleString('en')

/** Sends 10,000 new visitors past the draw, and holds the outcome against what chance allows. */
export function SimulationReport({ entry }: { entry: ContentEntry }) {
  const [simulation, run] = useSimulation(entry)
  const [view, setView] = useState<'chart' | 'table'>('chart')
  const shares = sharesOf(entry)
  const done = simulation?.visitors === VISITORS
  if (shares.length === 1) {
    return (
      <Part title={`${MANY} visitors`}>
        <p className={styles.quiet}>
          All of them see the same: this entry has no variations to draw from.
        </p>
      </Part>
    )
  }
  const results = simulation && resultsOf(shares, simulation)
  const outside = results?.filter(({ within }) => !within).length
  return (
    <Part title={`${MANY} visitors`}>
      <p className={styles.quiet}>
        Each is new and drawn as the widget draws. In 99 of 100 runs, a share stays within its band.
      </p>
      <div className={styles.actions}>
        <Button onClick={run} disabled={simulation && !done}>
          {simulation ? 'Simulate again' : 'Simulate visitors'}
        </Button>
        {results && (
          <Segments
            label="Show the outcome as"
            choices={VIEWS}
            value={view}
            onValue={(next) => setView(next)}
          />
        )}
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
      {results && view === 'chart' && <SimulationChart results={results} />}
      {results && view === 'table' && <SimulationTable results={results} />}
      <p className={styles.verdict} role="status" data-outside={outside ? '' : undefined}>
        {done &&
          (outside === 0
            ? 'Every share is as chance allows.'
            : `${outside} of ${shares.length} shares left their band. Once in a while that is chance too: simulate again.`)}
      </p>
    </Part>
  )
}
