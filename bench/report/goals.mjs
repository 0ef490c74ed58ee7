const FLOOR = 'floor'

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`
const times = (ratio) => `${ratio.toFixed(2)} ×`
const LABELS = { gen1: 'Gen1', gen2: 'Gen2', floor: 'floor' }

/**
 * The goals, and what was reached.
 *
 * @param {ReturnType<import('./figures.mjs').figuresOf>} figures
 * @returns {{ what: string, goal: string, reached: string, met: boolean }[]}
 */
export function goalsOf({ median }) {
  const rows = []
  const add = (what, goal, reached, met) => rows.push({ what, goal, reached, met })
  /** As a multiple of what others need. */
  const ratios = (label, what, page, limits) => {
    for (const [entrant, limit] of Object.entries(limits)) {
      const ratio = median(what, page, 'siteblocks') / median(what, page, entrant)
      add(label, `≤ ${limit} × ${LABELS[entrant]}`, times(ratio), ratio <= limit)
    }
  }
  /** As a multiple of the floor, when what the browser itself needs is taken off both. */
  const net = (label, what, limits) => {
    const bare = median(what, 'bound', 'bare')
    const own = median(what, 'bound', 'siteblocks')
    const ratio = (own - bare) / (median(what, 'bound', FLOOR) - bare)
    add(`${label}, net`, `≤ ${limits.floor} × floor`, times(ratio), ratio <= limits.floor)
    const gross = own / median(what, 'bound', 'gen1')
    add(`${label}, gross`, `≤ ${limits.gen1} × Gen1`, times(gross), gross <= limits.gen1)
  }

  const size = median('size', '', 'siteblocks')
  add('size of embed.js, gzipped', '≤ 110 kB', kilobytes(size), size <= 110_000)
  ratios('size of embed.js, gzipped', 'size', '', { gen1: 0.75 })
  ratios('first load, 500 blocks, CPU', 'cpu', 'blocks-500', { gen1: 0.55, gen2: 0.4, floor: 1.25 })
  ratios('first load, 2,000 blocks, CPU', 'cpu', 'blocks-2000', {
    gen1: 0.5,
    gen2: 0.2,
    floor: 1.25,
  })
  ratios('first load, 601 bound texts, CPU', 'cpu', 'bound', { gen1: 0.6, gen2: 0.25, floor: 1.25 })
  net('one of 601 texts changes, CPU', 'update-1', { floor: 0.25, gen1: 0.2 })
  net('200 of 601 texts change, CPU', 'update-200', { floor: 0.6, gen1: 0.4 })
  ratios('heap, 2,000 blocks', 'heap', 'blocks-2000', { gen1: 0.5, floor: 1.25 })
  for (const [what, label] of [
    ['cpu', 'time'],
    ['heap', 'heap'],
  ]) {
    const growth =
      median(what, 'blocks-8000', 'siteblocks') / median(what, 'blocks-2000', 'siteblocks')
    add(`growth of ${label}, 2,000 to 8,000 blocks`, '≤ 4.4 ×', times(growth), growth <= 4.4)
  }
  ratios('first paint, 2,000 blocks, CPU x4', 'first-paint', 'blocks-2000', { floor: 0.5 })
  const saved = median('shown', '', 'siteblocks') - median('shown-stub', '', 'siteblocks')
  add(
    'loader stub, 150 ms round trip',
    'one round trip less',
    `${saved.toFixed(0)} ms less`,
    saved >= 135,
  )
  const shift = median('layout-shift', '', 'siteblocks')
  add('layout shift, reserved height', '0', shift.toFixed(3), shift === 0)
  const urls = median('content-urls', '', 'siteblocks')
  add('content URLs of 100 visitors', '1 per device class', `${urls} for 2 classes`, urls === 2)
  const violations = median('strict-violations', '', 'siteblocks')
  const works =
    median('strict-drawn', '', 'siteblocks') === 1 &&
    median('strict-styled', '', 'siteblocks') === 1
  add(
    'strict CSP',
    'works, 0 violations',
    `${works ? 'works' : 'does not work'}, ${violations} violations`,
    works && violations === 0,
  )
  return rows.filter(({ reached }) => !reached.includes('NaN'))
}
