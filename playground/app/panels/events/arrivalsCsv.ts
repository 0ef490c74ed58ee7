import type { Arrival } from './Activity'
import { objectOf, textOf } from './parseActivity'

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

/** What spreadsheets take for the beginning of a formula, and what they skip before one. */
const FORMULA = /^\s*[=+\-@]/

/**
 * Writes a table as RFC 4180 has it: lines end with CR LF, and a cell with a comma, a quote or a line break
 * stands in quotes.
 *
 * Cells come from visitors. One that a spreadsheet would run as a formula gets an apostrophe before it.
 */
export function toCsv(rows: readonly (readonly (string | number | undefined)[])[]): string {
  return rows.map((cells) => `${cells.map(toCell).join(',')}\r\n`).join('')
}

function toCell(value: string | number | undefined): string {
  if (typeof value === 'number') return String(value)
  const text = FORMULA.test(value ?? '') ? `'${value}` : (value ?? '')
  return /[",\r\n\t]/.test(text) ? `"${text.replace(/"/g, '""')}"` : text
}
