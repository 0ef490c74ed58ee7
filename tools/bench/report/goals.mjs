import { readFileSync } from 'node:fs'
import { ACTS } from './tables.mjs'

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`
const times = (ratio) => `${ratio.toFixed(2)} ×`

/**
 * Whether a measured value reaches a goal. Compares medians and ignores the spread of the runs,
 * which the tables print: near its limit, a value may pass in one run and miss in the next.
 */
const reaches = (value, limit) => value <= limit

const LABELS = { siteblocks: 'embed.js', gen1: 'Gen1', gen2: 'Gen2', floor: 'floor' }

/** Maximum ratios to other entrants, for `embed.js` and the module build. */
const COMMON_RATIOS = [
  ['first load, 50 blocks, CPU', 'cpu', 'blocks-50', { gen1: 0.55 }],
  ['first load, 500 blocks, CPU', 'cpu', 'blocks-500', { gen1: 0.55, gen2: 0.4 }],
  ['first load, 2,000 blocks, CPU', 'cpu', 'blocks-2000', { gen1: 0.55 }],
  ['first load, 601 bound texts, CPU', 'cpu', 'bound', { gen1: 0.55 }],
]

/** Maximum ratios of `embed.js` to other entrants. */
const EMBED_RATIOS = [
  ...COMMON_RATIOS,
  ['first load, 2,000 blocks, CPU', 'cpu', 'blocks-2000', { gen2: 0.2 }],
  ['all painted, 500 blocks', 'last-paint', 'blocks-500', { gen1: 0.9 }],
  ['rendered by a server, 500 blocks, CPU', 'served-cpu', 'blocks-500', { gen1: 0.6 }],
  ['served, 500 blocks, gzipped, to elements alone', 'served-gzip', 'blocks-500', { gen1: 1.1 }],
  ['served, 500 blocks taken over, CPU', 'taking-over', 'blocks-500', { gen1: 0.25 }],
  ['all painted, 2,000 blocks', 'last-paint', 'blocks-2000', { gen1: 0.8 }],
]

/** Pages with behavior, which the module build shows no later than `embed.js`. */
const LIVE_PAGES = { carousel: 'a carousel', form: 'a form', landing: 'landing page' }
/** Limits of 50 painted blocks, relative to Gen2, without and with the loader stub. */
const NETWORKS = {
  4: { label: '4 Mbit/s, 150 ms', alone: 0.95, withStub: 0.88 },
  20: { label: '20 Mbit/s, 150 ms', alone: 1, withStub: 0.8 },
}

/** Maximum ratios of the module build to other entrants. The others have no stub. */
const MODULES_RATIOS = [
  ...COMMON_RATIOS,
  ['first load, 2,000 blocks, CPU', 'cpu', 'blocks-2000', { gen2: 0.22 }],
  ['all painted, 500 blocks', 'last-paint', 'blocks-500', { gen1: 0.8 }],
  ['all painted, 2,000 blocks', 'last-paint', 'blocks-2000', { gen1: 0.8 }],
  ...Object.entries(NETWORKS).flatMap(([mbits, { label, alone, withStub }]) => [
    [`50 blocks painted, ${label}`, `shown-${mbits}`, 'blocks-50', { gen2: alone }],
    [
      'the same with the loader stub',
      `shown-${mbits}-stub`,
      'blocks-50',
      { gen2: withStub },
      `shown-${mbits}`,
    ],
    ...Object.entries(LIVE_PAGES).map(([page, name]) => [
      `${name} painted, ${label}`,
      `shown-${mbits}`,
      page,
      { siteblocks: 1 },
    ]),
  ]),
]

/** Maximum ratio to the floor, after subtracting the cost of bare DOM from both. */
const NET_RATIOS = [['one of 601 texts changes, CPU, net of bare DOM', 'update-1', 0.3]]

/** Maximum growth of time and heap while the number of blocks grows fourfold. */
const GROWTH = { limit: 4.2, of: { cpu: 'time', heap: 'heap' } }

/** Maximum growth of time while the number of widgets grows tenfold. */
const WIDGETS_GROWTH = 10
/** Longest time without a frame while a visitor acts, CPU ×4, in milliseconds. */
const FRAME_MS = 50

const { limit: EMBED_LIMIT_BYTES } = JSON.parse(readFileSync('tools/bench/embedSize.json', 'utf8'))

/** Maximum size in bytes of what loads before the first paint, compressed. */
const SIZES = {
  siteblocks: ['size of embed.js, gzipped', EMBED_LIMIT_BYTES],
  modules: ['size of the first part, gzipped', 62_000],
}

/**
 * The goals and the measured results.
 *
 * @param {ReturnType<import('./figures.mjs').figuresOf>} figures
 * @param {string} own - The entrant that has to reach the goals: `modules`, or an `embed.js`.
 * @returns {{ what: string, goal: string, reached: string, met: string }[]}
 */
export function goalsOf({ median }, own) {
  const rows = []
  const add = (what, goal, reached, isMet) =>
    rows.push({ what, goal, reached, met: isMet ? 'met' : 'not met' })

  const [what, most] = SIZES[own] ?? SIZES.siteblocks
  const size = median('size', '', own)
  add(what, `≤ ${most / 1000} kB`, kilobytes(size), reaches(size, most))
  const ratios = own === 'modules' ? MODULES_RATIOS : EMBED_RATIOS
  for (const [label, what, page, limits, theirs = what] of ratios) {
    for (const [entrant, limit] of Object.entries(limits)) {
      const ratio = median(what, page, own) / median(theirs, page, entrant)
      add(label, `≤ ${limit} × ${LABELS[entrant]}`, times(ratio), reaches(ratio, limit))
    }
  }
  for (const [label, what, limit] of NET_RATIOS) {
    const [mine, floor, bare] = [own, 'floor', 'bare'].map((name) => median(what, 'bound', name))
    const ratio = (mine - bare) / (floor - bare)
    add(label, `≤ ${limit} × floor`, times(ratio), reaches(ratio, limit))
  }
  for (const [what, label] of Object.entries(GROWTH.of)) {
    const growth = median(what, 'blocks-8000', own) / median(what, 'blocks-2000', own)
    const isMet = reaches(growth, GROWTH.limit)
    add(`growth of ${label}, 2,000 to 8,000 blocks`, `≤ ${GROWTH.limit} ×`, times(growth), isMet)
  }
  for (const models of [1, 10]) {
    const [few, many] = [10, 100].map((count) => median('cpu', `widgets-${count}-${models}`, own))
    const name = models === 1 ? 'one model' : 'ten models'
    add(
      `growth of time, 10 to 100 widgets of ${name}`,
      `≤ ${WIDGETS_GROWTH} ×`,
      times(many / few),
      reaches(many / few, WIDGETS_GROWTH),
    )
  }
  for (const [page, what] of Object.entries(ACTS)) {
    const frame = median('act-frame', page, own)
    const isMet = reaches(frame, FRAME_MS)
    add(`${what}, CPU x4, slowest frame`, `≤ ${FRAME_MS} ms`, `${frame.toFixed(0)} ms`, isMet)
  }
  const saved = median('shown-20', 'blocks-50', own) - median('shown-20-stub', 'blocks-50', own)
  add(
    'loader stub, 150 ms round trip',
    'one round trip less',
    `${saved.toFixed(0)} ms less`,
    saved >= 135,
  )
  const shift = median('layout-shift', '', own)
  add('layout shift, reserved height', '0', shift.toFixed(3), shift === 0)
  const urls = median('content-urls', '', own)
  add('content URLs of 100 visitors', '1 per device class', `${urls} for 2 classes`, urls === 2)
  const violations = median('strict-violations', '', own)
  const works = median('strict-rendered', '', own) === 1 && median('strict-styled', '', own) === 1
  add(
    'strict CSP',
    'works, 0 violations',
    `${works ? 'works' : 'does not work'}, ${violations} violations`,
    works && violations === 0,
  )
  return rows.filter(({ reached }) => !reached.includes('NaN'))
}
