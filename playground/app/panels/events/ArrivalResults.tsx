import { Button } from '../../ui/Button'
import { Notice } from '../../ui/Notice'
import { ArrivalList } from './ArrivalList'
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
