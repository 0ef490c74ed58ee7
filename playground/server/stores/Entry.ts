import type { JsonObject } from '../utils/isObject'

/** A content entry as it is served: what was stored, and the two fields that the host guarantees. */
export interface Entry extends JsonObject {
  readonly id: string
  /** Milliseconds since 1970. */
  readonly lastUpdated: number
}

/** Names an entry within a space. */
export interface EntryKey {
  readonly model: string
  readonly id: string
}
