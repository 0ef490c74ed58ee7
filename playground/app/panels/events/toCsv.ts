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
