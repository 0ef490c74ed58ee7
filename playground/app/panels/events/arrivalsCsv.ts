import type { Arrival } from './Activity'
import { objectOf, textOf } from './parseActivity'
import { toCsv } from './toCsv'

const HEAD = [
  'received',
  'type',
  'id',
  'entry',
  'variation',
  'visitor',
  'session',
  'page',
  'amount',
  'form',
  'recipient',
  'fields',
  'files',
]

/** Events and submissions as one table, in the order given. */
export function arrivalsCsv(arrivals: readonly Arrival[]): string {
  return toCsv([HEAD, ...arrivals.map(rowOf)])
}

function rowOf({ type, receivedAt, subject, files, content }: Arrival) {
  const data = objectOf(content.data)
  const metadata = objectOf(data.metadata)
  const { amount } = data
  const isForm = type === 'submission'
  return [
    new Date(receivedAt).toISOString(),
    type,
    textOf(content.id),
    isForm ? undefined : subject,
    textOf(data.variationId),
    textOf(data.visitorId),
    textOf(data.sessionId),
    textOf(metadata.url),
    typeof amount === 'number' ? amount : undefined,
    isForm ? subject : undefined,
    textOf(content.recipient),
    content.fields ? JSON.stringify(content.fields) : undefined,
    files.map(({ name }) => name).join('; '),
  ]
}
