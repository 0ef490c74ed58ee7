import { useState } from 'react'
import { PanelFrame } from '../../shell/PanelFrame'
import { usePlayground } from '../../shell/PlaygroundContext'
import { ActivityProblem } from './ActivityProblem'
import { ArrivalResults } from './ArrivalResults'
import { ConsentSwitch } from './ConsentSwitch'
import { EventsActions } from './EventsActions'
import { EventsHead, type EventsView } from './EventsHead'
import { LiveNews } from './LiveNews'
import { RequestResults } from './RequestResults'
import type { RequestKind } from './requestKind'
import { useActivity } from './useActivity'

/** What the content host got: events and forms as they arrive, requests with their times, and consent. */
export function EventsPanel() {
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
