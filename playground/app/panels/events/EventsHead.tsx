import { Choices } from '../../ui/Choices'
import type { Activity } from './Activity'
import { arrivalTypes } from './arrivalTypes'
import styles from './EventsHead.module.css'
import { type RequestKind, requestKind, requestKinds } from './requestKind'

export type EventsView = 'events' | 'requests'

const VIEWS = [
  { id: 'events', label: 'Events' },
  { id: 'requests', label: 'Requests' },
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
      <Choices label="List" look="segments" options={VIEWS} value={view} onChange={onView} />
      {view === 'events' ? (
        <Choices
          label="Type of event"
          value={type}
          onChange={onType}
          options={[
            { id: 'all', label: 'All' },
            ...arrivalTypes.map(({ id, plural }) => ({ id, label: plural, count: countOf(id) })),
          ]}
        />
      ) : (
        <Choices
          label="Kind of request"
          value={kind}
          onChange={onKind}
          options={[
            { id: 'all', label: 'All' },
            ...requestKinds.map((option) => ({
              ...option,
              count: requests.filter(({ url }) => requestKind(url) === option.id).length,
            })),
          ]}
        />
      )}
    </div>
  )
}
