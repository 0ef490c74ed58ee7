import { readFileSync } from 'node:fs'
import { optionRows } from 'virtual:siteblocks-options'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { CONSENT_MANAGERS, type ConsentManager } from '../../../src/client/page/managerCategories'
import { hostPageRoute } from '../../preview/hostPageRoute'
import { NO_SETTINGS } from '../install/installSettings'
import { installSite, type Site } from '../install/installSite'
import { RECIPES, withRecipe } from '../panels/configure/recipes'
import { isOfSource, type OptionRow } from '../state/options'
import { choicesFor, DEFAULT_CHOICES } from '../state/previewChoices'
import { DEFAULT_STATE, type Extra, SNIPPETS, siteOf, type UrlState } from '../state/urlState'
import { sampleEntry } from '../testing/sampleEntry'
import { type PreviewedPage, previewedPage } from './previewedPage'

const SITES = 150
const config = { contentHost: 'http://localhost:4174', apiKey: 'demo', version: '1' }
const preview = hostPageRoute({
  contentHost: config.contentHost,
  pagesFolder: 'playground/pages',
  distFolder: 'dist',
})
const server = new Hono().route('/preview', preview)

/** Numbers from 0 to 1, the same ones for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

const TEXTS = ['plain', `a"b'c</script><!--`, '{{ x }} $& $1', '</style>&amp;', 'ä\n\r\nb']
const OWN_CODE = `SiteBlocks.register('Own', { mount(element) { element.innerHTML = '</script>$&' } })`

/** A site, and somebody who looks at it. */
function randomState(random: () => number): UrlState {
  const pick = <Value>(values: readonly Value[]) =>
    values[Math.floor(random() * values.length)] as Value
  const some = <Value>(values: readonly Value[]) => values.filter(() => random() < 0.15)
  const valueFor = ({ type }: OptionRow): unknown => {
    if (typeof type === 'object') return pick(type)
    if (type === 'function') return 'sample'
    if (type.startsWith('boolean')) return random() < 0.5
    if (type === 'number') return Math.floor(random() * 9999)
    if (type === 'object') return { [pick(TEXTS)]: { a: pick(TEXTS) } }
    return type === 'string[]' ? [pick(TEXTS)] : pick(TEXTS)
  }
  const rows = some(optionRows.filter((row) => !isOfSource(row)))
  const state: UrlState = {
    ...DEFAULT_STATE,
    source:
      random() < 0.5
        ? DEFAULT_STATE.source
        : { kind: 'pasted', text: JSON.stringify({ data: { text: pick(TEXTS) } }) },
    options: Object.fromEntries(rows.map((row) => [row.name, valueFor(row)])),
    fits: random() < 0.3,
    snippet: pick(SNIPPETS),
    manager: pick([undefined, ...(Object.keys(CONSENT_MANAGERS) as ConsentManager[])]),
    extras: some<Extra>(['hash', 'early', 'parts', 'room', 'room', 'room', 'returning']),
    page: pick(choicesFor('page')).value,
    policy: pick(choicesFor('policy')).value,
  }
  for (const recipe of some(RECIPES)) {
    Object.assign(state, withRecipe(recipe, state, undefined).change)
  }
  return state
}

/** Someone else, on another network and at another time. */
const ELSEWHERE: Partial<UrlState> = {
  ...DEFAULT_CHOICES,
  network: 'slow',
  motion: 'reduce',
  visitor: {
    attributes: { plan: 'pro' },
    device: 'mobile',
    locale: 'ar',
    date: '2026-12-10T10:00:00.000Z',
    consent: true,
    variation: 'b',
  },
}

async function served({ address, ...page }: PreviewedPage): Promise<string> {
  const body = new URLSearchParams({ page: JSON.stringify(page) })
  const headers = { Origin: 'http://localhost' }
  const answer = await server.request(address, { method: 'POST', headers, body })
  expect(answer.status).toBe(200)
  return answer.text()
}

/** The page as its owner has it: without the preview's script, and without the consent manager. */
function withoutStandIns(html: string): string {
  return html
    .replace(/<script src="\/preview\/simulate\.js" data-page="[^"]*"><\/script>/, '')
    .replace(/<script src="\/preview\/managers\/[\w-]+\.stub\.js"><\/script>/, '')
    .replace(/<link rel="stylesheet" href="\/preview\/manager\.css" \/>.*(?=<\/body>)/s, '')
}

describe('the page in the preview', () => {
  it.each(Array.from({ length: SITES }, (_, seed) => seed))(
    'is the host page with the code that Install shows, for everybody: site %d',
    async (seed) => {
      const random = randomFrom(seed)
      const state = randomState(random)
      const entry = sampleEntry({ published: random() < 0.8 })
      const site: Site = {
        config,
        entry,
        site: siteOf(state),
        filesOrigin: 'http://localhost',
        ownCode: random() < 0.5 ? OWN_CODE : '',
        integrity: 'sha384-a+/=',
        livePart: 'live-1.js',
        room: { phone: 71, desktop: 56, from: 431 },
      }
      const installed = installSite(site, NO_SETTINGS)
      // An app is built from its code: in the preview, plain HTML does the same.
      const extras = state.extras.filter((extra) => ['hash', 'returning'].includes(extra))
      const html = { ...site, site: siteOf({ ...state, snippet: 'html', extras }) }
      const { steps } = installed.isPasted ? installed : installSite(html, NO_SETTINGS)
      const codeAt = (spot: string) =>
        steps.flatMap((step) => (step.spot === spot ? [step.code ?? ''] : []))
      const scripts = codeAt('script').map((code) => `<script>\n${code}\n</script>`)
      const hostPage = readFileSync(`playground/pages/${state.page}.html`, 'utf8')
      const expected = hostPage
        .replace('<head>', () => `<head>${codeAt('head').join('\n')}`)
        .replace('<!-- the content -->', () => [...codeAt('body'), ...scripts].join('\n'))

      const pageFor = (change: Partial<UrlState>) =>
        previewedPage({ config, entry, state: { ...state, ...change }, installed })
      const page = withoutStandIns(await served(pageFor({})))
      expect(page).toBe(expected)
      const { page: host, policy } = state
      const other = await served(pageFor({ ...ELSEWHERE, page: host, policy }))
      expect(withoutStandIns(other)).toBe(page)
    },
  )
})
