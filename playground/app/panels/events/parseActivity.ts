/** One answer of the content host: the three lists apart, oldest first. */
export interface ActivityAnswer extends Pick<Activity, 'epoch'> {
  readonly events: readonly Arrival[]
  readonly submissions: readonly Arrival[]
  readonly requests: readonly LoggedRequest[]
}

/** Reads an answer. Rows without a number are left out. */
export function parseActivity(answer: unknown): ActivityAnswer {
  const { epoch, events, submissions, requests } = objectOf(answer)
  return {
    epoch: textOf(epoch) ?? '',
    events: rowsOf(events).map(parseEvent),
    submissions: rowsOf(submissions).map(parseSubmission),
    requests: rowsOf(requests).map(parseRequest),
  }
}

/** Reads a row of `/admin/events`. */
export function parseEvent(row: JsonObject): Arrival {
  const content = objectOf(row.body)
  const seq = Number(row.seq)
  return {
    key: `event ${seq}`,
    seq,
    type: textOf(row.type) ?? 'event',
    receivedAt: Number(row.receivedAt),
    subject: textOf(objectOf(content.data).contentId),
    files: [],
    bodySize: undefined,
    content,
  }
}

/** Reads a row of `/admin/submissions`. */
export function parseSubmission(row: JsonObject): Arrival {
  const { seq: number, files, bodySize, receivedAt, ...content } = row
  const seq = Number(number)
  return {
    key: `submission ${seq}`,
    seq,
    type: 'submission',
    receivedAt: Number(receivedAt),
    subject: textOf(row.form),
    files: listOf(files).map(parseFile),
    bodySize: typeof bodySize === 'number' ? bodySize : undefined,
    content,
  }
}

/** The rows of a list that have a number. */
export function rowsOf(value: unknown): readonly JsonObject[] {
  return listOf(value)
    .map(objectOf)
    .filter(({ seq }) => typeof seq === 'number')
}

export function objectOf(value: unknown): JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as JsonObject)
    : {}
}

/** A text that says something. */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

function parseRequest(row: JsonObject): LoggedRequest {
  return {
    seq: Number(row.seq),
    method: textOf(row.method) ?? '',
    url: textOf(row.url) ?? '',
    startedAt: Number(row.startedAt),
    durationMs: Number(row.durationMs),
    status: Number(row.status),
    headers: objectOf(row.headers),
  }
}

function parseFile(value: unknown): ArrivedFile {
  const { id, field, name, size } = objectOf(value)
  return { id: String(id), field: String(field), name: textOf(name) ?? 'file', size: Number(size) }
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

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
