const ROWS = [
  { label: '500 blocks', what: 'cpu', page: 'blocks-500' },
  { label: '2,000 blocks', what: 'cpu', page: 'blocks-2000' },
  { label: '601 bound texts', what: 'cpu', page: 'bound' },
  { label: 'one text changes', what: 'update-1', page: 'bound' },
  { label: '200 texts change', what: 'update-200', page: 'bound' },
]
const BARS = [
  { entrant: 'siteblocks', name: 'SiteBlocks' },
  { entrant: 'floor', name: 'floor' },
  { entrant: 'bare', name: 'bare DOM' },
  { entrant: 'gen1', name: 'Gen1' },
  { entrant: 'gen2', name: 'Gen2' },
]

const WIDTH = 760
const LEFT = 148
const RIGHT = 76
const BAR = 11
const GAP = 3
const ROW = BARS.length * (BAR + GAP) + 20
const TOP = 78

const STYLE = `text{font:13px system-ui,sans-serif;fill:#1f2d2a}.head{font-size:16px;font-weight:600}.quiet{fill:#5c6b66}
.small{font-size:11px}.siteblocks{fill:#0f766e}.floor{fill:#a3b1ac}.bare{fill:#cdd6d2}.gen1{fill:#d97706}.gen2{fill:#7c6fd6}.axis{stroke:#d4dcd8}
@media (prefers-color-scheme:dark){text{fill:#e6edea}.quiet{fill:#9fb0aa}.siteblocks{fill:#2dd4bf}.floor{fill:#5f716b}.bare{fill:#43524d}
.gen1{fill:#f59e0b}.gen2{fill:#a5a0f0}.axis{stroke:#33403c}}`

/** Draws a chart of the ratios to SiteBlocks, for light and dark pages; `null` without data. */
export function chartOf({ median }) {
  const rows = ROWS.map((row) => ({
    ...row,
    bars: BARS.map((bar) => ({ ...bar, value: median(row.what, row.page, bar.entrant) })).filter(
      ({ value }) => Number.isFinite(value),
    ),
  })).filter(({ bars }) => bars[0]?.entrant === 'siteblocks')
  if (rows.length === 0) return null
  const height = TOP + rows.length * ROW + 6
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-labelledby="t">
<title id="t">CPU time of the main thread: SiteBlocks, a floor of plain React, one of bare DOM, and two clients</title>
<style>${STYLE}</style>
<text class="head" x="0" y="18">CPU time of the main thread, ms</text>
<text class="quiet" x="0" y="38">Each row has its own scale. Shorter is better.</text>
${legend()}
${rows.map(rowSvg).join('\n')}
</svg>
`
}

function legend() {
  return BARS.map(
    ({ entrant, name }, index) =>
      `<rect class="${entrant}" x="${LEFT + index * 110}" y="51" width="11" height="11" rx="2"/><text class="quiet" x="${LEFT + 17 + index * 110}" y="61">${name}</text>`,
  ).join('')
}

function rowSvg({ label, bars }, row) {
  const most = Math.max(...bars.map(({ value }) => value))
  const room = WIDTH - LEFT - RIGHT
  const top = TOP + row * ROW
  const middle = top + (bars.length * (BAR + GAP)) / 2
  const lines = bars.map(({ entrant, value }, index) => {
    const y = top + index * (BAR + GAP)
    const width = Math.max(2, (value / most) * room)
    const text = value < 20 ? value.toFixed(1) : value.toFixed(0)
    return `<rect class="${entrant}" x="${LEFT}" y="${y}" width="${width.toFixed(1)}" height="${BAR}" rx="2"/><text class="small" x="${(LEFT + width + 6).toFixed(1)}" y="${y + BAR - 1.5}">${text}</text>`
  })
  const axis = `<path class="axis" d="M${LEFT - 1} ${top - 3}v${bars.length * (BAR + GAP) + 3}"/>`
  return `<text x="0" y="${middle + 3}">${label}</text>${axis}${lines.join('')}`
}
