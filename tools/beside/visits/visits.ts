import type { Page } from 'playwright'
import { block, box, entry, text } from '../entries/blocks'

/** What a visitor does on a page that fetches an entry. */
export interface Visit {
  readonly name: string
  /** A text to wait for. */
  readonly shows?: string
  /** What the content host has for the model `page`. */
  readonly content: object
  /** Whether the page has the content already. */
  readonly inline?: true
  /** What it has for other models. */
  readonly others?: Readonly<Record<string, object>>
  readonly cookies?: Readonly<Record<string, string>>
  readonly canTrack?: boolean
  readonly userAttributes?: Readonly<Record<string, unknown>>
  /** Known to SiteBlocks alone. */
  readonly apiEndpoint?: 'query'
  /** Appended to the address. */
  readonly search?: string
  /** Pixels above the container. */
  readonly above?: number
  readonly act?: (page: Page) => Promise<void>
}

const TEXTS = [text('First'), text('Second')]
const BOLD = { id: 'bold', name: 'Bold', data: { blocks: [text('Bold')] } }

const published = (id: string, blocks: readonly unknown[], fields: object = {}): object => ({
  ...entry('', blocks).content,
  id,
  name: id,
  published: 'published',
  ...fields,
})
const withVariations = (testRatio: number): object => ({
  ...published('offer', TEXTS),
  testRatio: 1 - testRatio,
  variations: { bold: { ...BOLD, testRatio } },
})
const click = (words: string) => (page: Page) => page.getByText(words, { exact: true }).click()
const convert = (page: Page) => page.evaluate(() => window.client.convert(5))

/** Stories whose requests and events are compared. */
export const VISITS: readonly Visit[] = [
  { name: 'sees an entry', shows: 'Second', content: published('page', TEXTS) },
  {
    name: 'asks the query endpoint',
    shows: 'Second',
    apiEndpoint: 'query',
    content: published('page', TEXTS),
  },
  {
    name: 'sees and clicks content of the page',
    shows: 'Second',
    content: published('page', TEXTS),
    inline: true,
    act: click('First'),
  },
  {
    name: 'converts in a variation of content of the page',
    shows: 'Bold',
    content: withVariations(1),
    inline: true,
    act: convert,
  },
  {
    name: 'sees an entry below the fold',
    shows: 'Second',
    content: published('page', TEXTS),
    above: 4_000,
  },
  {
    name: 'scrolls to an entry below the fold',
    shows: 'Second',
    content: published('page', TEXTS),
    above: 4_000,
    act: (page) => page.evaluate(() => window.scrollTo(0, 4_000)),
  },
  {
    name: 'clicks twice',
    shows: 'Second',
    content: published('page', TEXTS),
    async act(page) {
      await click('First')(page)
      await click('Second')(page)
    },
  },
  {
    name: 'follows a link to another page',
    shows: 'Away',
    content: published('page', [
      block({ component: { name: 'Core:Button', options: { text: 'Away', link: '/away' } } }),
    ]),
    async act(page) {
      await click('Away')(page)
      await page.waitForURL('**/away')
    },
  },
  {
    name: 'presses a button with an action',
    shows: 'Count: 0',
    content: published('page', [
      block({
        component: { name: 'Core:Button', options: { text: 'Count' } },
        actions: { click: 'state.count = (state.count || 0) + 1' },
      }),
      text('', { bindings: { 'component.options.text': '"Count: " + (state.count || 0)' } }),
    ]),
    act: click('Count'),
  },
  { name: 'is in an experiment', shows: 'Bold', content: withVariations(1) },
  { name: 'sees the default of an experiment', shows: 'Second', content: withVariations(0) },
  {
    name: 'returns to a variation',
    shows: 'Bold',
    content: withVariations(0.5),
    cookies: { 'builder.tests.offer': 'bold' },
    act: click('Bold'),
  },
  {
    name: 'returns to the default',
    shows: 'Second',
    content: withVariations(0.5),
    cookies: { 'builder.tests.offer': 'offer' },
    act: click('First'),
  },
  { name: 'converts', shows: 'Second', content: published('page', TEXTS), act: convert },
  { name: 'converts in an experiment', shows: 'Bold', content: withVariations(1), act: convert },
  {
    name: 'may not be tracked',
    shows: 'Second',
    content: withVariations(1),
    canTrack: false,
    async act(page) {
      await click('Second')(page)
      await convert(page)
    },
  },
  {
    name: 'has attributes',
    shows: 'Second',
    content: published('page', TEXTS),
    userAttributes: { tier: 'gold', age: 30 },
  },
  {
    name: 'comes from a campaign',
    shows: 'Second',
    content: published('page', TEXTS),
    search: '?utm_source=mail&q=shoes',
  },
  {
    name: 'sees a symbol',
    shows: 'Inside',
    content: published('page', [
      text('First'),
      block({
        component: { name: 'Symbol', options: { symbol: { entry: 'inner', model: 'symbol' } } },
      }),
    ]),
    others: { symbol: published('inner', [text('Inside')]) },
    act: click('Inside'),
  },
  {
    name: 'sees data of a request',
    shows: 'Data',
    content: entry(
      '',
      [text('', { bindings: { 'component.options.text': 'state.list.results[0].data.word' } })],
      { data: { httpRequests: { list: 'https://data.test/api/v1/words' } } },
    ).content,
    others: { words: { data: { word: 'Data' } } },
  },
  {
    name: 'sees an entry in which nothing is visible',
    content: published('page', [box([], { responsiveStyles: { large: { height: '0px' } } })]),
  },
]
