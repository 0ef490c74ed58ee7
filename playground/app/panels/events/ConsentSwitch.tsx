import type { LoggedRequest } from '../../../server/admin/requestLog'
import { usePlayground } from '../../context/PlaygroundContext'
import type { ConsentRefusal } from '../../preview/usePreview'
import { mayTrack } from '../../state/options'
import { Icon } from '../../ui/Icon'
import { OptionSwitch } from '../../ui/OptionSwitch'
import { formatClock } from '../../utils/format'
import { storedNow } from '../../utils/stored'
import styles from './ConsentSwitch.module.css'
import { requestsSince } from './requestKind'
import type { Activity } from './useActivity'

/** Switches the visitor's consent. Without it, shows proof that nothing is stored or sent. */
export function ConsentSwitch({ activity }: { activity: Activity | undefined }) {
  const { state, update, refusal } = usePlayground()
  const given = mayTrack(state)

  function choose(agreed: boolean) {
    const { consent: _, ...visitor } = state.visitor
    const isAsked = state.options.canTrack === false
    update({ visitor: agreed && !isAsked ? visitor : { ...visitor, consent: agreed } })
  }

  return (
    <section className={styles.consent} aria-label="Consent">
      <OptionSwitch name="Visitor consents" checked={given} onChange={choose}>
        {consentText(given, state.visitor.consent)}
      </OptionSwitch>
      {refusal && <ConsentProof requests={activity?.requests} refusal={refusal} />}
    </section>
  )
}

function consentText(given: boolean, answer: boolean | undefined): string {
  if (given) return 'Ids are kept, and events are sent.'
  return answer === false
    ? 'The visitor has refused. This is what came of it:'
    : 'The site asks first, and this visitor has not answered. Until then:'
}

interface ConsentProofProps {
  /** `undefined` while the content host does not answer. */
  requests: readonly LoggedRequest[] | undefined
  refusal: ConsentRefusal
}

/** Requests sent and names stored while there is no consent. */
export function ConsentProof({ requests, refusal: { at, kept } }: ConsentProofProps) {
  if (!requests) return null
  const { track, others } = requestsSince(requests, at)
  const names = storedNow()
  const added = names.filter((name) => !kept.includes(name))
  const before = names.filter((name) => kept.includes(name))
  const since = `Since ${formatClock(at, Date.now())}`
  return (
    <ul className={styles.proof} aria-label={since}>
      <li className={styles.since}>{since}</li>
      <Line holds={track === 0}>
        {track === 0
          ? 'No tracking request arrived'
          : `${count(track, 'tracking request')} arrived`}
        {others > 0 && (
          <span className={styles.quiet}> ({count(others, 'other request')} did)</span>
        )}
      </Line>
      <Line holds={added.length === 0}>
        {added.length > 0
          ? `Stored: ${added.join(', ')}`
          : `Nothing ${before.length > 0 ? 'new ' : ''}of SiteBlocks is stored`}
      </Line>
      {before.length > 0 && (
        <li className={styles.quiet}>
          Stored before that, by an earlier visit: {before.join(', ')}. “New visitor” under Audience
          starts without.
        </li>
      )}
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
