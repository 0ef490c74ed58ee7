/** Rows as a table of Markdown. */
export function markdownTable(head, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`
  const rule = head.map((_, index) => (index === 0 ? '---' : '---:'))
  return [line(head), line(rule), ...rows.map(line)].join('\n')
}

/** Rows as text in columns. */
export function textTable(head, rows) {
  const widths = head.map((_, column) =>
    Math.max(...[head, ...rows].map((cells) => cells[column].length)),
  )
  const line = (cells) =>
    cells
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column]) : cell.padStart(widths[column]),
      )
      .join('   ')
  return [head, ...rows].map(line).join('\n')
}
