/** Rows as a table of Markdown, its columns under one another as the formatter wants them. */
export function markdownTable(head, rows) {
  const widths = widthsOf(head, rows).map((width) => Math.max(width, 4))
  const rule = widths.map((width, column) =>
    column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  )
  return [head, rule, ...rows].map((cells) => `| ${padded(cells, widths).join(' | ')} |`).join('\n')
}

/** Rows as text in columns. */
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
