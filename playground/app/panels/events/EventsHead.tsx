import { Segments } from '../../ui/Segments'
import type { Activity } from './Activity'
import { arrivalTypes } from './arrivalTypes'
import styles from './EventsHead.module.css'
import { type RequestKind, requestKind, requestKinds } from './requestKind'

export type EventsView = 'events' | 'requests'

const VIEWS = [
  { value: 'events', label: 'Events' },
  { value: 'requests', label: 'Requests' },
] as const

interface EventsHeadProps {
  activity: Activity | undefined
  view: EventsView
  /** `all`, or the type of the events that are listed. */
  type: string
  kind: RequestKind | 'all'
  onView(view: EventsView): void
  onType(type: string): void
  onKind(kind: RequestKind | 'all'): void
}

/** Which of the two lists is shown, and what of it. */
export function EventsHead({
  activity,
  view,
  type,
  kind,
  onView,
  onType,
  onKind,
}: EventsHeadProps) {
  const { arrivals = [], requests = [] } = activity ?? {}
  const countOf = (id: string) => arrivals.filter((arrival) => arrival.type === id).length
  return (
    <div className={styles.head}>
      <Segments label="List" choices={VIEWS} value={view} onValue={onView} />
      {view === 'events' ? (
        <Segments
          chips
          label="Type of event"
          value={type}
          onValue={onType}
          choices={[
            { value: 'all', label: 'All' },
            ...arrivalTypes.map(({ id, plural }) => ({
              value: id,
              label: plural,
              count: countOf(id),
            })),
          ]}
        />
      ) : (
        <Segments
          chips
          label="Kind of request"
          value={kind}
          onValue={onKind}
          choices={[
            { value: 'all', label: 'All' },
            ...requestKinds.map(({ id, label }) => ({
              value: id,
              label,
              count: requests.filter(({ url }) => requestKind(url) === id).length,
            })),
          ]}
        />
      )}
    </div>
  )
}
