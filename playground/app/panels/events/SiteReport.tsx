import { useMemo } from 'react'
import { Icon } from '../../ui/Icon'
import { versionName } from '../test/variations'
import { useShownEntry } from '../useVisit'
import { arrivalType } from './ArrivalResults'
import { SiteChecklist } from './SiteChecklist'
import styles from './SiteReport.module.css'
import { shortAddress } from './siteChecks'
import { refusalReason, type SiteVisit, siteVisits } from './siteVisits'
import type { Activity } from './useActivity'

/** Waits for a site's first impression, then lists what each of its pages has sent. */
export function SiteReport({ activity }: { activity: Activity | undefined }) {
  const visits = useMemo(() => siteVisits(activity, location.origin), [activity])
  const [last, ...others] = visits
  return (
    <section aria-label="Your site" className={styles.report}>
      <div role="status" className={styles.state} data-live={last?.isLive || undefined}>
        <Icon name={last?.isLive ? 'check' : 'impression'} />
        <div>
          <p className={styles.title}>{stateOf(last)}</p>
        </div>
      </div>
      <SiteChecklist visit={last} />
      {last && <VisitFacts visit={last} />}
      {others.length > 0 && (
        <details className={styles.others}>
          <summary>
            {others.length} more {others.length === 1 ? 'page' : 'pages'}
          </summary>
          {others.map((visit) => (
            <div key={visit.address} className={styles.other}>
              <p className={styles.address}>{visit.address}</p>
              <VisitFacts visit={visit} />
            </div>
          ))}
        </details>
      )}
    </section>
  )
}

function stateOf(visit: SiteVisit | undefined): string {
  if (!visit) return 'Waiting for your first impression …'
  const name = shortAddress(visit)
  return visit.isLive ? `First impression received: ${name}` : `${name} has asked for content`
}

/** Events that a page sent, and its refused requests. */
function VisitFacts({ visit }: { visit: SiteVisit }) {
  const { variationId, isLive, sent, refused } = visit
  const entry = useShownEntry()
  const events = Object.entries(sent).map(
    ([type, count]) => `${count} × ${arrivalType(type).label.toLowerCase()}`,
  )
  return (
    <dl className={styles.facts}>
      {isLive && (
        <>
          <dt>Variation</dt>
          <dd>{versionName(entry, variationId)}</dd>
        </>
      )}
      <dt>Sent</dt>
      <dd>{events.join(', ') || 'Nothing yet'}</dd>
      <dt>Refused</dt>
      <dd>
        {refused.map((refusal) => (
          <p key={JSON.stringify(refusal)} className={styles.failed}>
            {refusal.count} × {refusal.kind === 'track' ? 'events' : 'content'},{' '}
            {refusal.status || 'no answer'}. {refusalReason(refusal)}
          </p>
        ))}
        {refused.length === 0 && 'Nothing'}
      </dd>
    </dl>
  )
}
