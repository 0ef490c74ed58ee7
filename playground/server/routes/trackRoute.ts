import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { badRequest } from '../http/errors'
import { parseJsonBody, readBody, readText } from '../http/readRequest'
import type { Stores } from '../stores/createStores'
import type { NewEvent } from '../stores/eventStore'
import { isJsonObject } from '../utils/json'

const MAX_BYTES = 1024 * 1024

/**
 * `POST /api/v1/track` accepts `{events: […]}` as JSON, whatever content type it declares, because
 * a beacon can only send `text/plain`. Events with a known id are dropped; an event without an id
 * gets one. One malformed event rejects the whole request.
 */
export function trackRoute({ events }: Stores) {
  return async (context: Context): Promise<Response> => {
    const received = readEvents(parseJsonBody(await readBody(context, MAX_BYTES)))
    const stored = received.length === 0 ? 0 : await events.add(received)
    return context.json({ ok: true, received: received.length, stored })
  }
}

function readEvents(body: unknown): NewEvent[] {
  if (!isJsonObject(body) || !Array.isArray(body.events)) {
    throw badRequest('The body has no list of events. Send {"events": [{"type": "…"}]}.')
  }
  return body.events.map((event: unknown, index) => readEvent(`events[${index}]`, event))
}

function readEvent(name: string, event: unknown): NewEvent {
  if (!isJsonObject(event)) throw badRequest(`"${name}" must be an object with a type.`)
  const data = isJsonObject(event.data) ? event.data : {}
  const ownerId = data.ownerId ?? event.ownerId
  return {
    id: event.id === undefined ? randomUUID() : readText(`${name}.id`, event.id),
    type: readText(`${name}.type`, event.type),
    ownerId: ownerId === undefined ? null : readText(`${name}.data.ownerId`, ownerId),
    body: event,
  }
}
