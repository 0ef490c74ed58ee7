import type { ContentEntry } from '../../../../src/content/types'
import { usePlayground } from '../../context/PlaygroundContext'
import { type Arrival, textOf, useActivity } from '../events/useActivity'
import { PanelSection } from './PanelSection'
import styles from './RecordedResults.module.css'
import { sharesOf } from './shares'

const TYPES = ['impression', 'click', 'conversion'] as const

/** Counts the recorded events of each version. Renders nothing for an entry without variations. */
export function RecordedResults({ entry }: { entry: ContentEntry }) {
  const { config } = usePlayground()
  const { activity } = useActivity(config)
  const versions = sharesOf(entry)
  if (versions.length === 1 || !activity) return null
  return (
    <PanelSection title="What visitors did">
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Variation</th>
            <th scope="col">Impressions</th>
            <th scope="col">Clicks</th>
            <th scope="col">Conversions</th>
          </tr>
        </thead>
        <tbody>
          {versions.map(({ id, name }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              {TYPES.map((type) => (
                <td key={type}>{countEvents(activity.arrivals, entry.id, id, type)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.quiet}>
        Counted from the latest {activity.arrivals.length} under Events. A trial proves nothing:
        judge by what your content host records on the site.
      </p>
    </PanelSection>
  )
}

/** Number of events of a type that a version caused. The default has the id of the entry. */
export function countEvents(
  arrivals: readonly Arrival[],
  entryId: string | undefined,
  versionId: string,
  type: (typeof TYPES)[number],
): number {
  return arrivals.filter(({ type: actual, subject, content }) => {
    const variationId = textOf(Object(content.data).variationId) ?? entryId
    return actual === type && subject === entryId && variationId === versionId
  }).length
}
