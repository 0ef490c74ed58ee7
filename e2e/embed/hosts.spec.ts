import type { Frame, Locator, Page } from 'playwright/test'
import type { ContentHostControls } from '../../tools/kit/servers/contentHostControls'
import { expect, test } from '../fixtures'
import { styleMismatches } from '../support/checks/styleMismatches'
import { expectNothingLeft, held, heldBefore, watchLeaks } from '../support/checks/watchLeaks'
import { landingBlocks } from '../support/content/landing'
import type { HostPage } from '../support/pageObjects/HostPage'
import { inBothForms } from '../support/site/inBothForms'

interface Story {
  readonly page: Page
  readonly host: HostPage
  readonly content: ContentHostControls
}

interface HostCase {
  /** Name of the page and its file. */
  readonly name: string
  /** @default 'screen' */
  readonly media?: 'print'
  /** Brings the content into view. */
  readonly open?: (page: Page) => Promise<void>
  /** Whether the page is hard on the script, so that both builds are played. */
  readonly both?: boolean
  /** Whether the content is in the page's iframe. */
  readonly framed?: boolean
  /** Further expectations. */
  readonly also?: (story: Story) => Promise<void>
}

const pressOpen = (page: Page): Promise<void> => page.locator('#open').click()

async function ownReactWorks({ page }: Story): Promise<void> {
  const button = page.locator('#own button')
  await button.click()
  await expect(button).toHaveText('Cart: 1')
}

/** Expects that the page's replaced methods neither change events nor need an iframe. */
async function eventsArrive({ page, content }: Story): Promise<void> {
  const items = ['tea', { sizes: [1, 2], note: 'a "fine" one' }]
  await page.evaluate(
    (given) => window.SiteBlocks.track('cart', { items: given, at: new Date(0), none: null }),
    items,
  )
  await expect.poll(() => content.events('cart')).toHaveLength(1)
  const [event] = await content.events('cart')
  const metadata = { url: page.url() }
  const at = '1970-01-01T00:00:00.000Z'
  expect(event?.data).toMatchObject({ items, at, none: null, metadata })
  expect(await page.locator('html > iframe').count()).toBe(0)
}

const CASES: readonly HostCase[] = [
  { name: 'plain', both: true },
  {
    name: 'plain',
    media: 'print',
    async also({ page }) {
      expect((await page.pdf()).length).toBeGreaterThan(10_000)
    },
  },
  {
    name: 'requirejs',
    async also({ page }) {
      const isSame = await page.evaluate(() => {
        const { require } = window as unknown as {
          require(names: string[], take: (siteBlocks: unknown) => void): void
        }
        return new Promise((resolve) => {
          require(['siteblocks'], (given) => resolve(given === window.SiteBlocks))
        })
      })
      expect(isSame).toBe(true)
    },
  },
  { name: 'strict-csp', both: true },
  { name: 'trusted-types', both: true },
  { name: 'latin1' },
  { name: 'rem' },
  { name: 'all-unset' },
  {
    name: 'form',
    async also({ page }) {
      const data = await page.evaluate(() => [
        ...new FormData(document.querySelector('#around') as HTMLFormElement).keys(),
      ])
      expect(data).toEqual(['q'])
    },
  },
  { name: 'prototype-js', both: true, also: eventsArrive },
  { name: 'old-magento', both: true, also: eventsArrive },
  // Versions between are on the pages of `site-components` and `routers`.
  { name: 'react-16', also: ownReactWorks },
  { name: 'react-19', also: ownReactWorks },
  {
    name: 'emotion',
    async also({ page, host }) {
      expect(await page.locator('body > style[data-emotion]').count()).toBe(2)
      expect(await host.computed(page.locator('.css-1abc'), 'color')).toBe('rgb(1, 2, 3)')
      expect(await host.computed(page.locator('.sb-2def'), 'color')).toBe('rgb(4, 5, 6)')
    },
  },
  {
    name: 'twice',
    both: true,
    async also({ page }) {
      expect(await page.locator('site-blocks').count()).toBe(1)
    },
  },
  { name: 'iframe', framed: true },
  { name: 'sandbox', both: true, framed: true },
  { name: 'dialog', open: pressOpen },
  { name: 'hidden', open: pressOpen },
  { name: 'shadow' },
  {
    name: 'coep',
    both: true,
    async also({ page }) {
      expect(await page.evaluate(() => crossOriginIsolated)).toBe(true)
      const image = page.locator('site-blocks img').first()
      await expect
        .poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThan(0)
    },
  },
  {
    name: 'rtl',
    async also({ page, host }) {
      expect(await host.computed(page.getByRole('heading', { level: 1 }), 'direction')).toBe('rtl')
    },
  },
]

/** The page's main frame, or its iframe. */
async function place(page: Page, framed = false): Promise<Frame> {
  if (!framed) return page.mainFrame()
  const element = await page.locator('iframe').elementHandle()
  const frame = await element?.contentFrame()
  if (!frame) throw new Error('The page frames nothing.')
  await frame.waitForLoadState()
  return frame
}

function unmount(widget: Locator): Promise<void> {
  return widget.evaluate((element) => {
    ;(element as unknown as { widget: { unmount(): void } }).widget.unmount()
  })
}

/** Source text of built-ins that libraries replace, as the page currently has them. */
function builtIns(frame: Frame): Promise<string> {
  return frame.evaluate(() => {
    const owners = [Array, Object, JSON, Date, Function, String, Number]
    let text = ''
    for (const owner of owners) {
      for (const holder of [owner, (owner as { prototype?: object }).prototype ?? {}]) {
        for (const name of Object.getOwnPropertyNames(holder)) {
          const { value } = Object.getOwnPropertyDescriptor(holder, name) ?? {}
          if (typeof value === 'function') text += `${name}: ${value}\n`
        }
      }
    }
    return text
  })
}

function play({ name, media, open, framed, also }: HostCase): void {
  const title = `the host page "${name}"${media ? ` in ${media}` : ''}`
  test(`${title} shows content and is otherwise unchanged`, async ({ host, page, content }) => {
    await watchLeaks(page)
    if (media) await page.emulateMedia({ media })
    await host.open(`/hosts/${name}?without`)
    await open?.(page)
    const around = await place(page, framed)
    const [before, methods] = [await heldBefore(around), await builtIns(around)]

    await host.open(`/hosts/${name}`)
    await open?.(page)
    const frame = await place(page, framed)
    const widget = frame.locator('site-blocks')
    await expect(frame.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(frame.getByText('Placeholder of the site')).toBeHidden()
    expect(await styleMismatches(widget, landingBlocks(host.contentHost), 1280)).toEqual([])
    expect(await builtIns(frame)).toBe(methods)
    await also?.({ page, host, content })

    await unmount(widget)
    await expect(frame.getByText('Placeholder of the site')).toBeVisible()
    await expectNothingLeft(frame, before)
  })
}

CASES.filter(({ both }) => !both).forEach(play)

inBothForms(test, () => {
  CASES.filter(({ both }) => both).forEach(play)

  test('one message names replaced methods without a substitute', async ({ host, page }) => {
    await host.open('/hosts/replaced-methods')
    await expect.poll(() => host.problems.length).toBe(1)
    await host.expectProblems([
      'uncaught: SiteBlocks: a script of this page replaced Array.prototype.find, Array.prototype.reduce with a non-standard version, so no content can be shown. Update or remove that script, such as an old Prototype.js.',
    ])
    await expect(page.getByText('Placeholder of the site')).toBeVisible()
  })

  test('a router that swaps bodies still shows content and leaks no widgets', async ({
    host,
    page,
    content,
  }) => {
    await watchLeaks(page)
    await host.open('/hosts/body-swap')
    const title = page.getByRole('heading', { level: 1 })
    await expect(title).toBeVisible()
    // Once the impression is sent, its observer is gone.
    await expect.poll(() => content.events('impression')).toHaveLength(1)
    const first = await heldBefore(page.mainFrame())
    for (let visit = 0; visit < 5; visit++) {
      await page.locator('site-blocks').evaluate((element) => element.setAttribute('data-old', ''))
      await page.getByRole('link', { name: 'Next' }).click()
      await expect(page.locator('site-blocks:not([data-old])')).toBeVisible()
      await expect(title).toBeVisible()
    }
    // Timers of removed widgets may still be pending.
    await expect
      .poll(async () => ({ ...(await held(page)), timers: 0 }))
      .toEqual({ ...first, timers: 0 })
  })
})
