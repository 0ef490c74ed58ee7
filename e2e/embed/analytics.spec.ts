import type { Page } from 'playwright/test'
import { expect, test } from '../fixtures'
import { formOf, labelled, text } from '../support/content/formContent'
import type { HostPage } from '../support/pageObjects/HostPage'

type Row = readonly unknown[]

declare global {
  interface Window {
    /** Events received by an analytics tool of the page. */
    told?: Row[]
    dataLayer?: unknown[]
    gtag?: unknown
  }
}

/** An entry with a form, and one variation that every visitor sees. */
function offer(contentHost: string): object {
  const action = `${contentHost}/api/submissions/signup`
  const form = formOf({ name: 'signup', sendSubmissionsTo: 'custom', action }, [
    labelled('Email', { name: 'email', type: 'email' }),
  ])
  const data = { blocks: [text('Half price'), form] }
  const bold = { id: 'bold', name: 'Bold', testRatio: 1, data }
  return { id: 'offer-1', name: 'Spring offer', data, variations: { bold } }
}

/** Mounts the offer in its own element. The page's function `note` serves `analytics: 'note'`. */
function mount({ page, contentHost }: HostPage, options: object = {}): Promise<void> {
  const content = offer(contentHost)
  const all = { apiKey: 'roastery-demo', model: 'offer', host: contentHost, content, ...options }
  return page.evaluate(async (given) => {
    const element = document.body.appendChild(document.createElement('div'))
    for (const name of ['impression', 'submit-success']) {
      element.addEventListener(`siteblocks:${name}`, () => element.classList.add(name))
    }
    await window.SiteBlocks.mount(element, given as never).ready
  }, all)
}

/** Records in the page what a tool named `note` receives, beside one that always throws. */
function register(page: Page): Promise<void> {
  return page.evaluate(() => {
    window.told = []
    window.SiteBlocks.registerAnalytics('broken', () => {
      throw new Error('no network')
    })
    window.SiteBlocks.registerAnalytics('note', ({ type, entry, model }) => {
      window.told?.push([type, entry?.id, entry?.name, model])
    })
  })
}

/** Clicks, submits the form and converts, once the impression is counted. */
async function act({ page }: HostPage): Promise<void> {
  await page.locator('.impression').first().waitFor()
  await page.getByText('Half price').first().click()
  await page.getByLabel('Email').first().fill('ada@example.com')
  await page.getByRole('button', { name: 'Send' }).first().click()
  await page.locator('.submit-success').first().waitFor()
  await page.evaluate(() =>
    window.SiteBlocks.trackConversion(12, 'offer-1', undefined, { currency: 'GBP' }),
  )
}

const told = (page: Page): Promise<Row[]> => page.evaluate(() => window.told ?? [])
const toldTypes = async (page: Page): Promise<unknown[]> =>
  (await told(page)).map(([type]) => type).sort()

/** Clicks on the field and the button count as well. */
const EVERYTHING = [
  'click',
  'click',
  'conversion',
  'impression',
  'ready',
  'submit',
  'submit-success',
  'variation',
]

test('analytics tools receive every event once, after consent and with the authors’ names', async ({
  host,
  page,
}) => {
  await host.open('/api')
  await register(page)
  await mount(host, { analytics: ['broken', 'note'], canTrack: false })
  await act(host)
  await page.evaluate(() => fetch('/sri.json'))
  expect(await told(page)).toEqual([])
  await page.evaluate(() => window.SiteBlocks.setConsent(true))
  await expect.poll(() => toldTypes(page)).toEqual(EVERYTHING)
  for (const row of await told(page)) {
    expect(row).toEqual([row[0], 'offer-1', 'Spring offer', 'offer'])
  }
  await host.expectProblem('code of this page threw "no network"')

  await page.evaluate(() => window.SiteBlocks.setConsent(false))
  await page.getByText('Half price').click()
  await page.evaluate(() => fetch('/sri.json'))
  expect(await toldTypes(page)).toEqual(EVERYTHING)
})

const PROMOTION = {
  promotion_id: 'offer-1',
  promotion_name: 'Spring offer',
  creative_name: 'Bold',
}
const ITEMS = [
  { item_id: 'offer-1', item_name: 'Spring offer', ...PROMOTION, location_id: 'offer' },
]
const EXPERIMENT = {
  experiment_id: 'offer-1',
  experiment_name: 'Spring offer',
  variation_id: 'bold',
  variation_name: 'Bold',
}
const GOAL = { value: 12, content_id: 'offer-1', variation_id: 'bold', currency: 'GBP' }
const LEAD = { content_id: 'offer-1', form_name: 'signup' }
const VARIANT = { exp_variant_string: 'SB-offer-1-bold', ...EXPERIMENT }

test.describe('connect.js', () => {
  test.beforeEach(async ({ host }) => {
    await host.open('/api')
  })

  const connect = (page: Page): Promise<unknown> => page.addScriptTag({ url: '/connect.js' })

  test('sends what happened to each tool in its words, once it is there', async ({
    host,
    page,
  }) => {
    const segment: unknown[] = []
    await page.route('https://cdn.segment.com/**', (route) =>
      route.fulfill({ json: { integrations: { 'Segment.io': { apiKey: 'key' } } } }),
    )
    await page.route('https://api.segment.io/**', (route, request) => {
      const { event, properties } = request.postDataJSON()
      segment.push([event, properties])
      return route.fulfill({ json: { success: true } })
    })
    await connect(page)
    await mount(host, { analytics: 'dataLayer gtag segment posthog' })
    await act(host)
    const promotion = { ...PROMOTION, items: ITEMS }
    const google = [
      ['experience_impression', VARIANT],
      ['view_promotion', promotion],
      ...Array(2).fill(['select_promotion', promotion]),
      ['generate_lead', LEAD],
      ['conversion', GOAL],
    ]
    expect(await page.evaluate(() => window.dataLayer)).toEqual(
      google.flatMap(([event, fields]) =>
        fields === promotion
          ? [{ ecommerce: null }, { event, ecommerce: promotion }]
          : [{ event, ...fields }],
      ),
    )

    await page.addScriptTag({ url: '/vendor/@segment/analytics-next/dist/umd/index.js' })
    await page.addScriptTag({ url: '/vendor/posthog-js/dist/array.no-external.js' })
    await page.evaluate(`
      const off = ['capture_pageview', 'capture_pageleave', 'autocapture'].map((name) => [name, false])
      const on = ['advanced_disable_flags', 'opt_out_useragent_filter', 'disable_session_recording']
      posthogTold = []
      posthog.init('key', {
        ...Object.fromEntries([...off, ...on.map((name) => [name, true])]),
        api_host: location.origin,
        before_send: ({ event, properties }) => void posthogTold.push([event, properties]),
      })
      told = []
      gtag = (command, ...call) => told.push(call)
      analytics = AnalyticsNext.AnalyticsBrowser.load({ writeKey: 'key' })
    `)
    await expect.poll(() => told(page)).toEqual(google)
    const named = { promotion_id: 'offer-1', name: 'Spring offer', creative: 'Bold' }
    const placed = { ...named, position: 'offer' }
    await expect
      .poll(() => segment)
      .toEqual([
        ['Experiment Viewed', EXPERIMENT],
        ['Promotion Viewed', placed],
        ...Array(2).fill(['Promotion Clicked', placed]),
        ['Form Submitted', LEAD],
        ['Conversion', GOAL],
      ])
    const flag = { '$feature/offer-1': 'bold' }
    const shown = { content_id: 'offer-1', content_name: 'Spring offer', model: 'offer', ...flag }
    const exposure = { $feature_flag: 'offer-1', $feature_flag_response: 'bold' }
    await expect
      .poll(() => page.evaluate('posthogTold'))
      .toMatchObject([
        ['$feature_flag_called', { ...exposure, ...shown }],
        ['content viewed', shown],
        ...Array(2).fill(['content clicked', shown]),
        ['form submitted', { form_name: 'signup', ...shown }],
        ['conversion', { value: 12, currency: 'GBP', ...flag }],
      ])
  })

  test('counts an entry in two widgets once per page view', async ({ host, page }) => {
    await connect(page)
    await mount(host, { analytics: 'dataLayer' })
    await mount(host, { analytics: 'dataLayer' })
    await page.getByText('Half price').last().scrollIntoViewIfNeeded()
    const names = (): Promise<unknown[]> =>
      page.evaluate(() =>
        (window.dataLayer ?? []).flatMap((entry) => (entry as { event?: string }).event ?? []),
      )
    await page.evaluate(() => fetch('/sri.json'))
    await expect.poll(names).toEqual(['experience_impression', 'view_promotion'])
    await page.evaluate(() =>
      window.SiteBlocks.createClient({ apiKey: 'roastery-demo' }).startPageView(),
    )
    await expect.poll(names).toEqual(['experience_impression', 'view_promotion', 'view_promotion'])
  })
})
