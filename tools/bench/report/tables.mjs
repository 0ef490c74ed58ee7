const TITLES = {
  siteblocks: 'SiteBlocks',
  modules: 'modules',
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
  landing: 'landing page of the samples',
  repeated: '601 texts, 600 of them repeated',
  tabs: '20 tabs',
  accordion: 'accordion of 30',
  carousel: 'carousel of 30',
  masonry: 'masonry of 60',
  form: 'form of 30 fields',
}
const MANY_LABELS = {
  'widgets-10-1': '10 widgets of one model',
  'widgets-10-10': '10 widgets of ten models',
  'widgets-100-1': '100 widgets of one model',
  'widgets-100-10': '100 widgets of ten models',
}
/** Labels of a visitor's acts, by page. */
export const ACTS = {
  tabs: 'opening one of 20 tabs',
  accordion: 'opening one of 30 items',
  carousel: 'a step of a carousel of 30',
  form: 'typing in a form of 30 fields',
  masonry: 'resizing a masonry of 60',
}
const onPages = (what, format, pages, words = '', labels = PAGE_LABELS) =>
  pages.map((page) => ({ label: `${words}${labels[page]}`, what, page, format }))

const MANY = Object.keys(MANY_LABELS)
/** Pages measured over networks. */
const SHOWN_PAGES = ['blocks-50', 'carousel', 'form', 'landing']
const LARGE = ['blocks-500', 'blocks-2000']
/** Pages that a server renders. */
const SERVED_PAGES = ['blocks-50', ...LARGE, 'bound', 'landing']
const TABLES = [
  {
    title: 'First load: CPU time of the main thread, ms',
    rows: onPages('cpu', ms, Object.keys(PAGE_LABELS)),
  },
  {
    title: 'An author edits: 100 patches a second in 500 blocks',
    rows: [
      { label: 'CPU ms for each patch', what: 'edit', page: 'blocks-500', format: ms },
      {
        label: 'longest time without a frame, ms',
        what: 'edit-frame',
        page: 'blocks-500',
        format: ms,
      },
    ],
  },
  {
    title: 'First load: CPU time of all threads of the renderer, ms',
    rows: onPages('cpu-all', ms, Object.keys(PAGE_LABELS)),
  },
  {
    title:
      'First load: ms from asking for the script to the paint of the first and of the last block',
    rows: [
      ...onPages('first-paint', ms, Object.keys(PAGE_LABELS), 'first, '),
      ...onPages('last-paint', ms, Object.keys(PAGE_LABELS), 'last, '),
    ],
  },
  {
    title: 'One change of the data, rendered: CPU time of the main thread, ms',
    rows: [
      { label: 'one of 601 texts', what: 'update-1', page: 'bound', format: ms },
      { label: '200 of 601 texts', what: 'update-200', page: 'bound', format: ms },
    ],
  },
  {
    title:
      'A main thread four times as slow (with an inspector): ms after the script was asked for',
    rows: [
      ...onPages('slow-first-paint', ms, LARGE, 'first paint, '),
      ...onPages('slow-last-paint', ms, LARGE, 'all painted, '),
      ...onPages('slow-blocking', ms, LARGE, 'blocked beyond 50 ms a task, '),
    ],
  },
  {
    title: 'Served: from the entry to its HTML, and from the script to the page taken over',
    rows: [
      ...onPages('served-cpu', ms, SERVED_PAGES, 'CPU ms of the server, '),
      ...onPages('served-bytes', kb, SERVED_PAGES, 'kB of HTML, '),
      ...onPages('served-gzip', kb, SERVED_PAGES, 'kB of HTML gzipped, '),
      ...onPages('taking-over', ms, SERVED_PAGES, 'CPU ms of the main thread, '),
    ],
  },
  {
    title: 'Many widgets of 11 blocks on one page',
    rows: [
      ...onPages('cpu', ms, MANY, 'CPU ms of the main thread, ', MANY_LABELS),
      ...onPages('content-requests', plain, MANY, 'requests for content, ', MANY_LABELS),
      ...onPages('heap', mb, MANY, 'heap (with an inspector), MB, ', MANY_LABELS),
    ],
  },
  {
    title:
      'A visitor acts, a main thread four times as slow (with an inspector): ms without a frame',
    rows: onPages('act-frame', ms, Object.keys(ACTS), '', ACTS),
  },
  {
    title: 'The rest',
    rows: [
      { label: 'size, kB gzipped', what: 'size', format: kb },
      { label: 'size, kB by Brotli', what: 'size-brotli', format: kb },
      { label: 'evaluation of the script, CPU ms', what: 'evaluation', format: ms },
      ...onPages('heap', mb, ['blocks-2000', 'blocks-8000'], 'heap (with an inspector), MB, '),
      ...onPages('elements', plain, LARGE, 'elements, '),
      ...[20, 4].flatMap((mbits) =>
        SHOWN_PAGES.flatMap((page) => [
          {
            label: `${PAGE_LABELS[page]} painted, ${mbits} Mbit/s, 150 ms, ms`,
            what: `shown-${mbits}`,
            page,
            format: ms,
          },
          {
            label: 'the same with the loader stub, ms',
            what: `shown-${mbits}-stub`,
            page,
            format: ms,
          },
        ]),
      ),
      { label: 'layout shift', what: 'layout-shift', format: plain },
      { label: 'requests beside scripts and pictures', what: 'requests', format: plain },
      {
        label: 'content URLs of 100 visitors, 2 device classes',
        what: 'content-urls',
        format: plain,
      },
      { label: 'violations of a strict CSP', what: 'strict-violations', format: plain },
      { label: 'renders bound texts under it', what: 'strict-rendered', format: yes },
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

/** Builds the tables of results, without rows, columns and tables that lack figures. */
export function tablesOf(figures, entrants) {
  return TABLES.map(({ title, rows }) => {
    const filled = rows
      .map((row) => [row.label, ...entrants.map((entrant) => cell(figures, row, entrant))])
      .filter((cells) => cells.slice(1).some(Boolean))
    const isUsed = (_, column) => column === 0 || filled.some((cells) => cells[column])
    const head = ['', ...entrants.map((entrant) => TITLES[entrant] ?? entrant)]
    return { title, head: head.filter(isUsed), rows: filled.map((cells) => cells.filter(isUsed)) }
  }).filter(({ rows }) => rows.length > 0)
}

function cell(figures, { what, page = '', format }, entrant) {
  const figure = figures.of(what, page, entrant)
  if (!figure) return ''
  const text = format(figure.median)
  return figure.runs > 1 ? `${text} ± ${format(figure.spread)}` : text
}
