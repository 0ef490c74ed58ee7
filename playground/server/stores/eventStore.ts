import type { Database } from '../database/Database'
import type { JsonObject } from '../utils/json'
import { inGroups } from './inGroups'

/** A tracking event to store. */
export interface NewEvent {
  readonly id: string
  readonly type: string
  readonly ownerId: string | null
  /** The event as it was sent. */
  readonly body: JsonObject
}

/** A stored tracking event. */
export interface StoredEvent extends NewEvent {
  /** Increases with each event. */
  readonly seq: number
  /** Milliseconds since 1970. */
  readonly receivedAt: number
}

/** Selects events to list: the newest, or those after `since`, in either case oldest first. */
export interface EventFilter {
  readonly type?: string
  readonly since?: number
  readonly limit: number
}

interface Row extends Omit<StoredEvent, 'receivedAt' | 'ownerId'> {
  owner_id: string | null
  received_at: Date
}

/** Reads and writes the table of tracking events. */
export function createEventStore(database: Database) {
  /** Resolves each event with whether its id was new. */
  const write = inGroups(async (events: readonly NewEvent[]) => {
    const stored = await database.query<{ id: string }>(
      `insert into content_host.events (id, owner_id, type, body)
        select id, owner_id, type, body::json
        from unnest($1::text[], $2::text[], $3::text[], $4::text[])
          as event (id, owner_id, type, body)
        on conflict (id) do nothing
        returning id`,
      [
        events.map(({ id }) => id),
        events.map(({ ownerId }) => ownerId),
        events.map(({ type }) => type),
        events.map(({ body }) => JSON.stringify(body)),
      ],
    )
    const fresh = new Set(stored.map(({ id }) => id))
    // Only the first event with an id counts as new within a group.
    return events.map(({ id }) => fresh.delete(id))
  })

  return {
    /** Stores events with new ids and returns their number. */
    add: async (events: readonly NewEvent[]) =>
      (await write(events)).filter((isNew) => isNew).length,

    async list({ type, since, limit }: EventFilter): Promise<StoredEvent[]> {
      const rows = await database.query<Row>(
        `select seq, id, owner_id, type, body, received_at from content_host.events
        where ($1::text is null or type = $1) and ($2::integer is null or seq > $2)
        order by seq ${since === undefined ? 'desc' : 'asc'} limit $3`,
        [type ?? null, since ?? null, limit],
      )
      const events = rows.map(({ owner_id, received_at, ...event }) => ({
        ...event,
        ownerId: owner_id,
        receivedAt: received_at.getTime(),
      }))
      return since === undefined ? events.reverse() : events
    },

    /** Deletes all events. Numbering continues. */
    async clear(): Promise<void> {
      await database.query('truncate content_host.events')
    },
  }
}
