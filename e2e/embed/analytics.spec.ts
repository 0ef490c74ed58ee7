import type { Page } from 'playwright/test'
import { expect, test } from '../fixtures'
import { formOf, labelled, text } from '../support/formContent'
import type { HostPage } from '../support/HostPage'

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

/** Records in the page what tools named `note` receive. */
function register(page: Page): Promise<void> {
  return page.evaluate(() => {
    window.told = []
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

test.describe('analytics tools', () => {
  test.beforeEach(async ({ host }) => {
    await host.open('/api')
  })

  test('receive nothing before consent, and queued events afterwards', async ({ host, page }) => {
    await register(page)
    await mount(host, { analytics: ['note'], canTrack: false })
    await act(host)
    await page.evaluate(() => fetch('/sri.json'))
    expect(await told(page)).toEqual([])
    await page.evaluate(() => window.SiteBlocks.setConsent(true))
    await expect.poll(() => toldTypes(page)).toEqual(EVERYTHING)
    await page.evaluate(() => window.SiteBlocks.setConsent(false))
    await page.getByText('Half price').click()
    await page.evaluate(() => fetch('/sri.json'))
    expect(await toldTypes(page)).toEqual(EVERYTHING)
  })

  test('receive every event once, with the authors’ names', async ({ host, page }) => {
    await register(page)
    await mount(host, { analytics: 'note' })
    await act(host)
    await expect.poll(() => toldTypes(page)).toEqual(EVERYTHING)
    for (const row of await told(page)) {
      expect(row).toEqual([row[0], 'offer-1', 'Spring offer', 'offer'])
    }
  })

  test('that throw do not stop other tools', async ({ host, page }) => {
    await page.evaluate(() => {
      window.SiteBlocks.registerAnalytics('broken', () => {
        throw new Error('no network')
      })
    })
    await register(page)
    await mount(host, { analytics: ['broken', 'note'] })
    await expect.poll(() => toldTypes(page)).toEqual(['impression', 'ready', 'variation'])
    expect(host.takeProblems().join()).toContain('code of this page threw "no network"')
  })

  test('can be replaced by a listener for siteblocks:conversion', async ({ host, page }) => {
    await page.evaluate(() => {
      window.told = []
      addEventListener('siteblocks:conversion', ({ detail: { event } }: CustomEventInit) => {
        window.told?.push([event.type, event.data.amount])
      })
    })
    await mount(host)
    await page.evaluate(() => window.SiteBlocks.trackConversion(12))
    expect(await told(page)).toEqual([['conversion', 12]])
  })
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

  test('pushes events to the data layer as Google Tag Manager reads them', async ({
    host,
    page,
  }) => {
    await mount(host, { analytics: 'dataLayer' })
    await connect(page)
    await act(host)
    const emptied = { ecommerce: null }
    const layer = (): Promise<unknown[]> => page.evaluate(() => window.dataLayer ?? [])
    await expect.poll(async () => (await layer()).length).toBe(9)
    const [variation, ...others] = await layer()
    expect(variation).toEqual({ event: 'experience_impression', ...VARIANT })
    const select = { event: 'select_promotion', ecommerce: { ...PROMOTION, items: ITEMS } }
    expect(others).toEqual([
      emptied,
      { event: 'view_promotion', ecommerce: { ...PROMOTION, items: ITEMS } },
      emptied,
      select,
      emptied,
      select,
      { event: 'generate_lead', ...LEAD },
      { event: 'conversion', ...GOAL },
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

  test('queues events until gtag loads', async ({ host, page }) => {
    await connect(page)
    await mount(host, { analytics: 'gtag' })
    await act(host)
    await page.evaluate(() => {
      window.told = []
      window.gtag = (...args: unknown[]) => window.told?.push(args)
    })
    await expect.poll(async () => (await told(page)).length).toBe(6)
    const [variation, impression, click] = await told(page)
    expect(variation).toEqual(['event', 'experience_impression', VARIANT])
    expect(impression).toEqual(['event', 'view_promotion', { ...PROMOTION, items: ITEMS }])
    expect(click).toEqual(['event', 'select_promotion', { ...PROMOTION, items: ITEMS }])
    expect((await told(page)).slice(-2)).toEqual([
      ['event', 'generate_lead', LEAD],
      ['event', 'conversion', GOAL],
    ])
  })

  test('sends Segment’s event names through its own library', async ({ host, page }) => {
    const sent: { event: string; properties: object }[] = []
    await page.route('https://cdn.segment.com/**', (route) =>
      route.fulfill({ json: { integrations: { 'Segment.io': { apiKey: 'key' } } } }),
    )
    await page.route('https://api.segment.io/**', (route, request) => {
      sent.push(request.postDataJSON())
      return route.fulfill({ json: { success: true } })
    })
    await connect(page)
    await mount(host, { analytics: 'segment' })
    await act(host)
    await page.addScriptTag({ url: '/vendor/@segment/analytics-next/dist/umd/index.js' })
    await page.evaluate(`analytics = AnalyticsNext.AnalyticsBrowser.load({ writeKey: 'key' })`)
    await expect.poll(() => sent.length).toBe(6)
    const promotion = {
      promotion_id: 'offer-1',
      name: 'Spring offer',
      creative: 'Bold',
      position: 'offer',
    }
    const pairs = sent.map(({ event, properties }) => [event, properties])
    expect(pairs).toEqual([
      ['Experiment Viewed', EXPERIMENT],
      ['Promotion Viewed', promotion],
      ['Promotion Clicked', promotion],
      ['Promotion Clicked', promotion],
      ['Form Submitted', LEAD],
      ['Conversion', GOAL],
    ])
  })

  test('sends experiments to PostHog through its own library', async ({ host, page }) => {
    await connect(page)
    await mount(host, { analytics: 'posthog' })
    await act(host)
    await page.addScriptTag({ url: '/vendor/posthog-js/dist/array.no-external.js' })
    await page.evaluate(`
      told = []
      posthog.init('key', {
        api_host: location.origin,
        advanced_disable_flags: true,
        opt_out_useragent_filter: true,
        capture_pageview: false,
        capture_pageleave: false,
        autocapture: false,
        disable_session_recording: true,
        before_send: ({ event, properties }) => void told.push([event, properties]),
      })
    `)
    await expect.poll(async () => (await told(page)).length).toBe(6)
    const content = {
      content_id: 'offer-1',
      content_name: 'Spring offer',
      model: 'offer',
      '$feature/offer-1': 'bold',
    }
    const exposure = { $feature_flag: 'offer-1', $feature_flag_response: 'bold' }
    expect(await told(page)).toMatchObject([
      ['$feature_flag_called', { ...exposure, ...content }],
      ['content viewed', content],
      ['content clicked', content],
      ['content clicked', content],
      ['form submitted', { form_name: 'signup', ...content }],
      ['conversion', { value: 12, currency: 'GBP', '$feature/offer-1': 'bold' }],
    ])
  })
})
