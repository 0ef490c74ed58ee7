import { usePlayground } from '../../shell/PlaygroundContext'
import { OptionSwitch } from '../../ui/OptionSwitch'
import type { Activity } from './Activity'
import { ConsentProof } from './ConsentProof'
import styles from './ConsentSwitch.module.css'

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
