import { useRef, useState } from 'react'
import { Button } from '../../ui/Button'
import { Notice } from '../../ui/Notice'
import type { Arrival } from './Activity'
import styles from './ArrivalResults.module.css'
import { ArrivalRow } from './ArrivalRow'
import { arrivalType } from './arrivalTypes'
import { NoActivity } from './NoActivity'
import { SendConversion } from './SendConversion'
import type { LiveActivity } from './useActivity'

const HOW: { readonly [type: string]: string | undefined } = {
  impression: 'Scroll the content in the preview into view.',
  click: 'Click anywhere in the content of the preview.',
  conversion: 'A site reports one when its visitor did what the page is for. Report one here:',
  submission: 'Fill in and send a form in the preview, as on “Contact” or “Guest book”.',
}

interface ArrivalResultsProps {
  live: LiveActivity
  type: string
  /** Takes the filter away. */
  onAll(): void
}

/** The list of events and forms, or what stands in its place. */
export function ArrivalResults({ live, type, onAll }: ArrivalResultsProps) {
  const { activity } = live
  const shown = activity?.arrivals.filter((arrival) => type === 'all' || arrival.type === type)
  if (activity && shown && shown.length > 0) {
    return <ArrivalList arrivals={shown} live={activity.live} />
  }
  return (
    <NoActivity live={live}>
      {type === 'all' ? (
        <Notice title="No events yet" actions={<SendConversion />}>
          Impressions, clicks, conversions and forms appear here as the content host stores them.
          Click in the preview, or report a conversion:
        </Notice>
      ) : (
        <Notice
          title={`No ${arrivalType(type).plural.toLowerCase()} yet`}
          actions={
            <>
              {type === 'conversion' && <SendConversion />}
              <Button onClick={onAll}>Show all</Button>
            </>
          }
        >
          {HOW[type]}
        </Notice>
      )}
    </NoActivity>
  )
}

interface ArrivalListProps {
  arrivals: readonly Arrival[]
  /** Keys of those that came while the page was open. They slide in once. */
  live: ReadonlySet<string>
}

/** What arrived, newest first. One at a time shows its details. */
function ArrivalList({ arrivals, live }: ArrivalListProps) {
  const [open, setOpen] = useState<string>()
  const slid = useRef(new Set<string>())
  return (
    <ul className={styles.list} aria-label="Events">
      {arrivals.map((arrival) => {
        const { key } = arrival
        return (
          <li
            key={key}
            className={styles.item}
            data-new={live.has(key) && !slid.current.has(key) ? '' : undefined}
            onAnimationEnd={() => slid.current.add(key)}
          >
            <ArrivalRow
              arrival={arrival}
              open={key === open}
              onToggle={() => setOpen(key === open ? undefined : key)}
            />
          </li>
        )
      })}
    </ul>
  )
}
