import { useState } from 'react'
import { PanelFrame } from '../../shell/PanelFrame'
import { usePlayground } from '../../shell/PlaygroundContext'
import { Notice } from '../../ui/Notice'
import type { Activity } from './Activity'
import { ActivityProblem, Unrecorded } from './ActivityProblem'
import { ArrivalResults } from './ArrivalResults'
import { arrivalType } from './arrivalTypes'
import { ConsentSwitch } from './ConsentSwitch'
import { EventsActions } from './EventsActions'
import { EventsHead, type EventsView } from './EventsHead'
import { RequestResults } from './RequestResults'
import type { RequestKind } from './requestKind'
import { useActivity } from './useActivity'

/** What the content host got: events and forms as they arrive, requests with their times, and consent. */
export function EventsPanel() {
  const { connection } = usePlayground()
  return connection ? <SpaceEvents /> : <HostEvents />
}

/** A space of somebody's own cannot be asked what arrived. */
function SpaceEvents() {
  return (
    <PanelFrame title="Events" head={<Unrecorded />} foot={<ConsentSwitch activity={undefined} />}>
      <Notice title="Your space keeps its events to itself">
        An API key can send events, but not read them, so none are listed here. The preview sends
        some only where “Send events to the space” is on, under Content, More.
      </Notice>
    </PanelFrame>
  )
}

function HostEvents() {
  const { config } = usePlayground()
  const [paused, setPaused] = useState(false)
  const [view, setView] = useState<EventsView>('events')
  const [type, setType] = useState('all')
  const [kind, setKind] = useState<RequestKind | 'all'>('all')
  const live = useActivity(config, paused)
  const { activity, problem } = live
  return (
    <PanelFrame
      title="Events"
      actions={
        <EventsActions
          live={live}
          paused={paused}
          onPause={setPaused}
          type={type === 'all' ? undefined : type}
        />
      }
      head={
        <>
          <EventsHead
            {...{ activity, view, type, kind }}
            onView={setView}
            onType={setType}
            onKind={setKind}
          />
          {activity && <ActivityProblem problem={problem} paused={paused} />}
          <Unrecorded />
          <LiveNews activity={activity} />
        </>
      }
      foot={<ConsentSwitch activity={activity} />}
    >
      {view === 'events' ? (
        <ArrivalResults live={live} type={type} onAll={() => setType('all')} />
      ) : (
        <RequestResults live={live} kind={kind} onAll={() => setKind('all')} />
      )}
    </PanelFrame>
  )
}

/** Tells screen readers what came last. */
function LiveNews({ activity }: { activity: Activity | undefined }) {
  const [newest] = activity?.arrivals ?? []
  const isNews = newest && activity?.live.has(newest.key)
  return (
    <p className="visually-hidden" role="status">
      {isNews && `${arrivalType(newest.type).label} arrived, number ${activity?.live.size}`}
    </p>
  )
}
