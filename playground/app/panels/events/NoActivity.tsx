import type { ReactNode } from 'react'
import { TextButton } from '../../ui/Button'
import { Notice } from '../../ui/Notice'
import { EntrySkeleton } from '../RequireEntry'
import type { LiveActivity } from './useActivity'

interface NoActivityProps {
  live: LiveActivity
  /** Title when nothing has arrived at all. */
  title: string
  actions: ReactNode
  children: ReactNode
}

/** Replaces a list that is loading, unavailable or empty. */
export function NoActivity({ live: { activity, problem, refresh }, ...notice }: NoActivityProps) {
  if (activity) return <Notice {...notice} />
  if (!problem) return <EntrySkeleton label="Loading events" />
  return (
    <Notice
      kind="failure"
      title="The content host does not answer"
      actions={<TextButton onClick={refresh}>Try again</TextButton>}
    >
      {problem.message} Events are kept there, so none can be shown. It is asked again by itself; if
      it is not running, <code>npm start</code> starts it.
    </Notice>
  )
}
