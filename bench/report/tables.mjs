const COLUMNS = ['siteblocks', 'gen1', 'gen2', 'floor', 'bare']
const TITLES = {
  siteblocks: 'SiteBlocks',
  gen1: 'Gen1',
  gen2: 'Gen2',
  floor: 'floor',
  bare: 'bare DOM',
}

const ms = (value) => (value < 20 ? value.toFixed(1) : value.toFixed(0))
const mb = (value) => (value / 1_000_000).toFixed(1)
const kb = (value) => (value / 1000).toFixed(1)
const plain = (value) => String(Math.round(value * 1000) / 1000)
const yes = (value) => (value ? 'yes' : 'no')

const PAGE_LABELS = {
  'blocks-50': '50 blocks',
  'blocks-500': '500 blocks',
  'blocks-2000': '2,000 blocks',
  'blocks-8000': '8,000 blocks',
  bound: '601 bound texts',
  repeated: '601 texts, 600 of them repeated',
  tabs: '20 tabs',
  accordion: 'accordion of 30',
  carousel: 'carousel of 30',
  masonry: 'masonry of 60',
  form: 'form of 30 fields',
}
const onPages = (what, format, pages) =>
  pages.map((page) => ({ label: PAGE_LABELS[page], what, page, format }))

const TABLES = [
  {
    title: 'First load: CPU time of the main thread, ms',
    rows: onPages('cpu', ms, Object.keys(PAGE_LABELS)),
  },
  {
    title: 'One change of the data, drawn: CPU time of the main thread, ms',
    rows: [
      { label: 'one of 601 texts', what: 'update-1', page: 'bound', format: ms },
      { label: '200 of 601 texts', what: 'update-200', page: 'bound', format: ms },
    ],
  },
  {
    title: 'A machine four times as slow: ms after the script was asked for',
    rows: [
      ...onPages('first-paint', ms, ['blocks-500', 'blocks-2000']).map((row) => ({
        ...row,
        label: `first paint, ${row.label}`,
      })),
      ...onPages('last-paint', ms, ['blocks-500', 'blocks-2000']).map((row) => ({
        ...row,
        label: `all painted, ${row.label}`,
      })),
      ...onPages('blocking', ms, ['blocks-500', 'blocks-2000']).map((row) => ({
        ...row,
        label: `blocked beyond 50 ms a task, ${row.label}`,
      })),
    ],
  },
  {
    title: 'The rest',
    rows: [
      { label: 'size, kB gzipped', what: 'size', format: kb },
      { label: 'evaluation of the script, CPU ms', what: 'evaluation', format: ms },
      ...onPages('heap', mb, ['blocks-2000', 'blocks-8000']).map((row) => ({
        ...row,
        label: `heap, ${row.label}, MB`,
      })),
      { label: 'shown after, 150 ms round trips, ms', what: 'shown', format: ms },
      { label: 'shown after, with the loader stub, ms', what: 'shown-stub', format: ms },
      { label: 'layout shift', what: 'layout-shift', format: plain },
      { label: 'requests beside scripts and pictures', what: 'requests', format: plain },
      {
        label: 'content URLs of 100 visitors, 2 device classes',
        what: 'content-urls',
        format: plain,
      },
      { label: 'violations of a strict CSP', what: 'strict-violations', format: plain },
      { label: 'draws bound texts under it', what: 'strict-drawn', format: yes },
      { label: 'is styled under it', what: 'strict-styled', format: yes },
      { label: 'globals', what: 'globals', format: plain },
      { label: 'style elements of the page', what: 'styles-outside', format: plain },
      { label: 'the same after unmount', what: 'styles-left', format: plain },
      {
        label: 'listeners of window and document after unmount',
        what: 'listeners-left',
        format: plain,
      },
    ],
  },
]

/** The tables with what was measured; rows and tables without a figure are left out. */
export function tablesOf(figures) {
  return TABLES.map(({ title, rows }) => {
    const filled = rows
      .map((row) => [row.label, ...COLUMNS.map((entrant) => cell(figures, row, entrant))])
      .filter((cells) => cells.slice(1).some(Boolean))
    const used = COLUMNS.filter((_, index) => filled.some((cells) => cells[index + 1]))
    return {
      title,
      head: ['', ...used.map((entrant) => TITLES[entrant])],
      rows: filled.map(([label, ...cells]) => [
        label,
        ...cells.filter((_, index) => used.includes(COLUMNS[index])),
      ]),
    }
  }).filter(({ rows }) => rows.length > 0)
}

function cell(figures, { what, page = '', format }, entrant) {
  const figure = figures.of(what, page, entrant)
  if (!figure) return ''
  const text = format(figure.median)
  return figure.runs > 1 ? `${text} ± ${format(figure.spread)}` : text
}
