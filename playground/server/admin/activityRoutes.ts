import { type Context, Hono } from 'hono'
import { readParameters } from '../http/parameters'
import type { Stores } from '../stores/createStores'
import { type Listing, MAX_SEQ } from './readListing'
import type { RequestLog } from './requestLog'

/** Of each list, what one answer holds at most. */
const LIMIT = 200

/**
 * What sites sent, in one answer for those who ask again and again: the newest events, submissions and
 * requests, or those after the numbers of the last ones known.
 *
 * With another `epoch` than the one known, those numbers mean nothing any more, and the newest come.
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
    return { limit: LIMIT, ...(isKnown && since !== undefined && { since }) }
  }
}
