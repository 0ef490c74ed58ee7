import { type Context, Hono } from 'hono'
import { type Listing, MAX_SEQ, readParameters } from '../http/parameters'
import type { Stores } from '../stores/createStores'
import type { RequestLog } from './requestLog'

/** Maximum length of each list in an answer. */
const MAX_LISTED = 200

/**
 * Answers polls with events, submissions and requests: those after the given sequence numbers,
 * otherwise the newest.
 *
 * When `epoch` has changed, the sequence numbers are obsolete and the newest items are sent.
 */
export function activityRoutes({ events, submissions }: Stores, requestLog: RequestLog): Hono {
  return new Hono()
    .get('/', async (context) => {
      const { epoch } = requestLog
      const listing = readListings(context, epoch)
      return context.json({
        epoch,
        events: await events.list(listing('events')),
        submissions: await submissions.list(listing('submissions')),
        requests: requestLog.list(listing('requests')),
      })
    })
    .delete('/', async (context) => {
      await events.clear()
      await submissions.clear()
      requestLog.clear()
      return context.json({ epoch: requestLog.epoch })
    })
}

function readListings(context: Context, epoch: string): (name: string) => Listing {
  const parameters = readParameters(new URL(context.req.url).searchParams)
  const isKnown = parameters.text('epoch') === epoch
  return (name) => {
    const since = parameters.wholeNumber(name, MAX_SEQ)
    return { limit: MAX_LISTED, ...(isKnown && since !== undefined && { since }) }
  }
}
