import { usePlayground } from '../../shell/PlaygroundContext'
import { AlertIcon, CheckIcon } from '../../ui/icons'
import { OptionSwitch } from '../../ui/OptionSwitch'
import { storedNames } from '../../utils/storedNames'
import type { Activity, LoggedRequest } from './Activity'
import consentProofStyles from './ConsentProof.module.css'
import styles from './ConsentSwitch.module.css'
import { formatClock } from './formatClock'
import { requestKind } from './requestKind'

/** Whether the visitor in the preview agrees to be tracked; and when not, the proof that nothing is sent. */
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
        {given ? 'Ids are kept, and events are sent.' : 'No ids are kept, and no events are sent.'}
      </OptionSwitch>
      {!given && refusedAt !== undefined && (
        <ConsentProof requests={activity?.requests} refusedAt={refusedAt} />
      )}
    </section>
  )
}

interface ConsentProofProps {
  /** Absent while the content host does not answer. */
  requests: readonly LoggedRequest[] | undefined
  refusedAt: number
}

/** What the content host got, and the browser keeps, since consent was refused. */
function ConsentProof({ requests, refusedAt }: ConsentProofProps) {
  if (!requests) return null
  const { track, others } = requestsSince(requests, refusedAt)
  const stored = storedNames(
    document.cookie,
    Object.keys(localStorage),
    Object.keys(sessionStorage),
  )
  return (
    <ul
      className={consentProofStyles.proof}
      aria-label={`Since ${formatClock(refusedAt, Date.now())}`}
    >
      <li className={consentProofStyles.since}>Since {formatClock(refusedAt, Date.now())}</li>
      <Line holds={track === 0}>
        {track === 0
          ? 'No tracking request arrived'
          : `${count(track, 'tracking request')} arrived`}
        {others > 0 && (
          <span className={consentProofStyles.quiet}> ({count(others, 'other request')} did)</span>
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
    <li className={consentProofStyles.line}>
      {holds ? (
        <CheckIcon className={consentProofStyles.holds} />
      ) : (
        <AlertIcon className={consentProofStyles.fails} />
      )}
      <span>{children}</span>
    </li>
  )
}

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`

/** What was sent just before the refusal may still have been under way. */
const UNDER_WAY_MS = 200

/** How many requests reached the content host since consent was refused: to track, and all others. */
export function requestsSince(
  requests: readonly LoggedRequest[],
  refusedAt: number,
): { readonly track: number; readonly others: number } {
  const since = requests.filter(({ startedAt }) => startedAt > refusedAt + UNDER_WAY_MS)
  const track = since.filter(({ url }) => requestKind(url) === 'track').length
  return { track, others: since.length - track }
}
