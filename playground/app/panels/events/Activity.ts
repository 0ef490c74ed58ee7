/** Something that a site sent, as it lies in the content host's database. */
export interface Arrival {
  /** Different for every arrival, whatever its kind. */
  readonly key: string
  readonly seq: number
  /** Of an event its own type; `submission` for a form. */
  readonly type: string
  /** Milliseconds since 1970. */
  readonly receivedAt: number
  /** Id of the entry that an event belongs to; the form's name for a submission. */
  readonly subject: string | undefined
  readonly files: readonly ArrivedFile[]
  /** Bytes of a form that was kept as it came. */
  readonly bodySize: number | undefined
  /** All that is known of it. */
  readonly content: JsonObject
}

/** A file of a submission, without the bytes. */
export interface ArrivedFile {
  readonly id: string
  /** Name of the form field. */
  readonly field: string
  /** Name of the file on the visitor's machine. */
  readonly name: string
  readonly size: number
}

/** A request that the content host answered. */
export interface LoggedRequest {
  readonly seq: number
  readonly method: string
  /** Path and query. */
  readonly url: string
  /** Milliseconds since 1970. */
  readonly startedAt: number
  readonly durationMs: number
  /** 0 when the connection was dropped. */
  readonly status: number
  readonly headers: JsonObject
}

/** What sites sent, newest first. */
export interface Activity {
  /** Another one when the content host has begun anew, or forgotten what it had. */
  readonly epoch: string
  readonly arrivals: readonly Arrival[]
  readonly requests: readonly LoggedRequest[]
  /** Keys of those that came since the first answer. */
  readonly live: ReadonlySet<string>
  /** Numbers of the last ones known. */
  readonly last: {
    readonly events: number
    readonly submissions: number
    readonly requests: number
  }
}

export type JsonObject = { readonly [name: string]: unknown }
