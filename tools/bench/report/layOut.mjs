/** Writes rows as a Markdown table with aligned columns, as the formatter expects. */
export function markdownTable(head, rows) {
  const widths = widthsOf(head, rows).map((width) => Math.max(width, 4))
  const rule = widths.map((width, column) =>
    column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  )
  return [head, rule, ...rows].map((cells) => `| ${padded(cells, widths).join(' | ')} |`).join('\n')
}

/** Writes rows as text in aligned columns. */
export function textTable(head, rows) {
  const widths = widthsOf(head, rows)
  return [head, ...rows].map((cells) => padded(cells, widths).join('   ')).join('\n')
}

const widthsOf = (head, rows) =>
  head.map((_, column) => Math.max(...[head, ...rows].map((cells) => cells[column].length)))

const padded = (cells, widths) =>
  cells.map((cell, column) =>
    column === 0 ? cell.padEnd(widths[column]) : cell.padStart(widths[column]),
  )
