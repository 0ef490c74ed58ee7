import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { FLOOR } from '../floor/floor'
import { documentation } from './documentation'
import { type Figure, figureProblems, uncheckedSizes } from './figures'

const texts = new Map([['docs/a.md', 'It is small:\n2.6 kB gzipped, of 3.0 kB.']])
const size = (is: string): Figure => ({ pages: ['docs/a.md'], says: /([\d.]+ kB) gzipped/, is })

it('reports figures that are wrong, missing or not checked, with their lines', () => {
  const gone = { ...size('1'), says: /about (\d+)/ }
  expect(figureProblems([size('2.6 kB'), size('2.8 kB'), gone], texts)).toEqual([
    'docs/a.md:2: "2.6 kB" is 2.8 kB',
    'docs/a.md: nothing matches /about (\\d+)/',
  ])
  expect(uncheckedSizes([size('2.6 kB')], texts)).toEqual([
    'docs/a.md:2: nothing measures "3.0 kB"',
  ])
})

/** Value of a constant in the sources, divided by `unit` and formatted as in the docs. */
function constant(file: string, name: string, unit = 1): string {
  const [, value = ''] =
    new RegExp(`const ${name} = ([\\d_* ]+)$`, 'm').exec(readFileSync(file, 'utf8')) ?? []
  const factors = value.split('*').map((factor) => Number(factor.replace(/_/g, '')))
  return (factors.reduce((product, factor) => product * factor, 1) / unit).toLocaleString('en')
}

const SECOND = 1_000
const MINUTE = 60 * SECOND
const DAY = 24 * 60 * MINUTE

const { version, engines } = JSON.parse(readFileSync('package.json', 'utf8'))

/** Limits that sites rely on or promise to their visitors, and what a reader copies. */
const FIGURES: readonly Figure[] = [
  {
    pages: ['docs/fetching.md'],
    says: /no answer comes within (\d+) s/,
    is: constant('src/client/options/requestDefaults.ts', 'DEFAULT_TIMEOUT_MS', SECOND),
  },
  {
    pages: ['docs/consent.md'],
    says: /cookie, (\d+) minutes/,
    is: constant('src/client/visitor/visitor.ts', 'SESSION_MS', MINUTE),
  },
  {
    pages: ['docs/consent.md', 'docs/variations.md'],
    says: /cookie(?:,| for) (\d+) days/,
    is: constant('src/client/variations/assignments.ts', 'REMEMBERED_MS', DAY),
  },
  {
    pages: ['docs/consent.md', 'docs/connect.md'],
    says: /waits(?: for it)?, (\d+) ms at most/,
    is: constant('src/client/page/consent.ts', 'CONSENT_WAIT_MS'),
  },
  {
    pages: ['docs/tracking.md', 'docs/scaling.md', 'docs/consent.md'],
    says: /(?:up to|for|sent yet,)\s(\d+) hours/,
    is: constant('src/client/tracking/deliveryLimits.ts', 'STORED_EVENTS_AGE_MS', DAY / 24),
  },
  {
    pages: ['docs/csp.md', 'docs/hosting.md', 'docs/security/hardening.md'],
    says: /\/(\d[\d.]*\d)\/embed\.js"/,
    is: version,
  },
  {
    pages: ['README.md', 'CONTRIBUTING.md', 'docs/frameworks/node.md'],
    says: /Node ([\d.]+\d) or newer/,
    is: engines.node.replace('>=', ''),
  },
  { pages: ['README.md'], says: /Chrome and Edge ([\d.]+),/, is: FLOOR.chrome ?? '' },
  { pages: ['README.md'], says: /Firefox ([\d.]+),/, is: FLOOR.firefox ?? '' },
  { pages: ['README.md'], says: /Safari ([\d.]+) and newer/, is: FLOOR.safari ?? '' },
  { pages: ['SECURITY.md'], says: /\| ([\d.]+) +\| yes/, is: version.replace(/\.\d+$/, '') },
]

it('figures of the documentation match the sources', () => {
  expect(figureProblems(FIGURES, documentation())).toEqual([])
})
