import { readFileSync } from 'node:fs'

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`
const times = (ratio) => `${ratio.toFixed(2)} ×`

/**
 * Whether a measured value reaches a goal. Compares medians and ignores the spread of the runs,
 * which the tables print: near its limit, a value may pass in one run and miss in the next.
 */
const reaches = (value, limit) => value <= limit

const LABELS = { siteblocks: 'embed.js', gen1: 'Gen1', gen2: 'Gen2', floor: 'floor' }

/** Maximum ratios of `embed.js` to other entrants. */
const EMBED_RATIOS = [
  ['size of embed.js, gzipped', 'size', '', { gen1: 0.85 }],
  ['first load, 50 blocks, CPU', 'cpu', 'blocks-50', { gen1: 0.45 }],
  ['first load, 500 blocks, CPU', 'cpu', 'blocks-500', { gen1: 0.45, gen2: 0.35 }],
  ['first load, 2,000 blocks, CPU', 'cpu', 'blocks-2000', { gen1: 0.45, gen2: 0.2 }],
  ['first load, 601 bound texts, CPU', 'cpu', 'bound', { floor: 1, gen1: 0.45 }],
  ['first load, landing page, CPU', 'cpu', 'landing', { gen1: 0.5 }],
  ['first load, 500 blocks, CPU of all threads', 'cpu-all', 'blocks-500', { floor: 1.3 }],
  ['all painted, 500 blocks', 'last-paint', 'blocks-500', { floor: 1.2, gen1: 0.55 }],
  ['all painted, 2,000 blocks', 'last-paint', 'blocks-2000', { floor: 1.1, gen1: 0.55 }],
  ['first paint, 2,000 blocks, CPU x4', 'slow-first-paint', 'blocks-2000', { floor: 0.45 }],
  ['heap, 2,000 blocks', 'heap', 'blocks-2000', { floor: 0.85, gen1: 0.25 }],
]

/** Pages with behavior, which the module build shows no later than `embed.js`. */
const LIVE_PAGES = { carousel: 'a carousel', form: 'a form', landing: 'landing page' }
const NETWORKS = { 4: '4 Mbit/s, 150 ms', 20: '20 Mbit/s, 150 ms' }

/** Maximum ratios of the module build to other entrants. */
const MODULES_RATIOS = [
  ['all painted, 50 blocks', 'last-paint', 'blocks-50', { floor: 1.2 }],
  ['all painted, 500 blocks', 'last-paint', 'blocks-500', { floor: 1.12 }],
  ['first load, 50 blocks, CPU', 'cpu', 'blocks-50', { floor: 1.05 }],
  ['first load, 500 blocks, CPU', 'cpu', 'blocks-500', { floor: 1.1 }],
  ['first load, 2,000 blocks, CPU', 'cpu', 'blocks-2000', { floor: 1.15 }],
  ['first load, 601 bound texts, CPU', 'cpu', 'bound', { floor: 1 }],
  [`50 blocks painted, ${NETWORKS[4]}`, 'shown-4', 'blocks-50', { siteblocks: 0.72, gen2: 1 }],
  [`50 blocks painted, ${NETWORKS[20]}`, 'shown-20', 'blocks-50', { siteblocks: 0.88, gen2: 1 }],
  ...Object.entries(LIVE_PAGES).flatMap(([page, label]) =>
    Object.entries(NETWORKS).flatMap(([mbits, network]) => [
      [`${label} painted, ${network}`, `shown-${mbits}`, page, { siteblocks: 1 }],
      [`the same with the loader stub`, `shown-${mbits}-stub`, page, { siteblocks: 1 }],
    ]),
  ),
]

/** Maximum ratios to the floor, after subtracting the cost of bare DOM from both. */
const NET_RATIOS = [
  ['one of 601 texts changes, CPU, net of bare DOM', 'update-1', 0.2],
  ['200 of 601 texts change, CPU, net of bare DOM', 'update-200', 0.8],
]

/** Maximum growth of time and heap while the number of blocks grows fourfold. */
const GROWTH = { limit: 4.2, of: { cpu: 'time', heap: 'heap' } }

const { limit: EMBED_LIMIT_BYTES } = JSON.parse(readFileSync('bench/embedSize.json', 'utf8'))

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
  for (const [label, what, page, limits] of own === 'modules' ? MODULES_RATIOS : EMBED_RATIOS) {
    for (const [entrant, limit] of Object.entries(limits)) {
      const ratio = median(what, page, own) / median(what, page, entrant)
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
