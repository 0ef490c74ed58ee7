import type { LoggedRequest } from '../../../server/admin/requestLog'
import { usePlayground } from '../../shell/PlaygroundContext'
import { Icon } from '../../ui/Icon'
import { OptionSwitch } from '../../ui/OptionSwitch'
import { formatClock } from '../../utils/format'
import { storedNames } from '../../utils/stored'
import styles from './ConsentSwitch.module.css'
import { requestsSince } from './requestKind'
import type { Activity } from './useActivity'

/** Switches the visitor's consent. After a refusal, shows proof that nothing is sent. */
export function ConsentSwitch({ activity }: { activity: Activity | undefined }) {
  const { state, update, refusedAt } = usePlayground()
  const given = state.visitor.consent !== false

  function choose(agreed: boolean) {
    const { consent, ...visitor } = state.visitor
    update({ visitor: agreed ? visitor : { ...visitor, consent: false } })
  }

  return (
    <section className={styles.consent} aria-label="Consent">
      <OptionSwitch name="Visitor consents" checked={given} onChange={choose}>
        {given
          ? 'Ids are kept, and events are sent.'
          : 'The visitor has refused. This is what came of it:'}
      </OptionSwitch>
      {!given && refusedAt !== undefined && (
        <ConsentProof requests={activity?.requests} refusedAt={refusedAt} />
      )}
    </section>
  )
}

interface ConsentProofProps {
  /** `undefined` while the content host does not answer. */
  requests: readonly LoggedRequest[] | undefined
  refusedAt: number
}

/** Requests sent and names stored since consent was refused. */
export function ConsentProof({ requests, refusedAt }: ConsentProofProps) {
  if (!requests) return null
  const { track, others } = requestsSince(requests, refusedAt)
  const stored = storedNames(
    document.cookie,
    Object.keys(localStorage),
    Object.keys(sessionStorage),
  )
  return (
    <ul className={styles.proof} aria-label={`Since ${formatClock(refusedAt, Date.now())}`}>
      <li className={styles.since}>Since {formatClock(refusedAt, Date.now())}</li>
      <Line holds={track === 0}>
        {track === 0
          ? 'No tracking request arrived'
          : `${count(track, 'tracking request')} arrived`}
        {others > 0 && (
          <span className={styles.quiet}> ({count(others, 'other request')} did)</span>
        )}
      </Line>
      <Line holds={stored.length === 0}>
        {stored.length === 0 ? 'Nothing of SiteBlocks is stored' : `Stored: ${stored.join(', ')}`}
      </Line>
    </ul>
  )
}

function Line({ holds, children }: { holds: boolean; children: React.ReactNode }) {
  return (
    <li className={styles.line}>
      {holds ? (
        <Icon name="check" className={styles.holds} />
      ) : (
        <Icon name="alert" className={styles.fails} />
      )}
      <span>{children}</span>
    </li>
  )
}

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`
