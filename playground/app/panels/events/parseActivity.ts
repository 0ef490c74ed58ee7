import type { Activity, Arrival, ArrivedFile, JsonObject, LoggedRequest } from './Activity'

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
