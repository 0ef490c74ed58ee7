import { usePlayground } from '../../context/PlaygroundContext'
import { Icon } from '../../ui/Icon'
import { Notice } from '../../ui/Notice'
import { PanelFrame } from '../PanelFrame'
import { ArrivalResults, arrivalType } from './ArrivalResults'
import { ClearEvents } from './ClearEvents'
import { ConsentSwitch } from './ConsentSwitch'
import styles from './EventsPanel.module.css'
import { SiteChecklist } from './SiteChecklist'
import { SiteReport } from './SiteReport'
import { type Activity, useActivity } from './useActivity'

/**
 * Shows the pages of a live site, then all events and forms that reach the content host, and the
 * consent switch.
 */
export function EventsPanel() {
  const { connection } = usePlayground()
  return connection ? <SpaceEvents /> : <HostEvents />
}

/** Replaces the lists for the author's own space, whose events cannot be read. */
function SpaceEvents() {
  return (
    <PanelFrame title="Events" head={<Unrecorded />} foot={<ConsentSwitch activity={undefined} />}>
      <Notice title="Your space keeps its events to itself">
        An API key can send events, but not read them, so none are listed here. Open your page in
        the browser: the content shows where you pasted the snippet. The preview sends events only
        where “Send events to the space” is on, under Content, More.
      </Notice>
      <section aria-label="Your site" className={styles.site}>
        <SiteChecklist />
      </section>
    </PanelFrame>
  )
}

function HostEvents() {
  const { config } = usePlayground()
  const live = useActivity(config)
  const { activity, problem } = live
  return (
    <PanelFrame
      title="Events"
      actions={<ClearEvents live={live} />}
      head={
        <>
          {activity && problem && <Standstill problem={problem} />}
          <Unrecorded />
          <LiveNews activity={activity} />
        </>
      }
      foot={<ConsentSwitch activity={activity} />}
    >
      <SiteReport activity={activity} />
      <ArrivalResults live={live} />
    </PanelFrame>
  )
}

/** Announces the latest arrival to screen readers. */
function LiveNews({ activity }: { activity: Activity | undefined }) {
  const [newest] = activity?.arrivals ?? []
  const isNews = newest && activity?.live.has(newest.key)
  return (
    <p className="visually-hidden" role="status">
      {isNews && `${arrivalType(newest.type).label} arrived, number ${activity?.live.size}`}
    </p>
  )
}

/** Advice for each reason why the widget does not record an event. */
const ADVICE: readonly (readonly [reason: RegExp, advice: string])[] = [
  [/^consent/, 'Turn on “Visitor consents” below.'],
  [/^canTrack/, 'Turn the option on, or “Visitor consents” below.'],
  [
    /^Global Privacy/,
    'The browser asks sites not to track. The option “ignoreGpc” passes over it.',
  ],
  [/bot/, 'Robots are not counted as visitors. Use a browser that does not call itself one.'],
  [
    /preview/,
    'A chosen variation and the editor make previews. Choose “As it is picked” under Test.',
  ],
  [
    /^autoTrack/,
    'Turn on the option under Behaviour; for your own space, “Send events to the space” under Content.',
  ],
  [/^cookies/, 'Allow cookies for this address.'],
  [/^apiKey/, 'Give the key of a space under Content.'],
]

/** Explains why the preview's events are not recorded. Renders nothing while they are. */
function Unrecorded() {
  const { unrecorded } = usePlayground().preview.status
  if (!unrecorded) return null
  const { count, event, reason } = unrecorded
  const advice = ADVICE.find(([pattern]) => pattern.test(reason))?.[1]
  return (
    <p className={styles.line} role="status">
      <Icon name="alert" className={styles.waiting} />
      <span>
        {count === 1 ? `1 event is` : `${count} events are`} not recorded, the last of type {event}:{' '}
        {reason}. {advice}
      </span>
    </p>
  )
}

/** Explains why a list has stopped updating. */
function Standstill({ problem }: { problem: Error }) {
  return (
    <p className={styles.line} role="alert">
      <Icon name="alert" className={styles.waiting} />
      <span>
        {problem.message} The list goes on by itself as soon as it does; “npm start” starts it.
      </span>
    </p>
  )
}
