import type { Page } from 'playwright/test'
import type { ContentHostControls } from '../../tools/kit/servers/contentHostControls'
import { expect, test } from '../fixtures'
import { expectNothingLeft, heldBefore, watchLeaks } from '../support/checks/watchLeaks'
import { text } from '../support/content/contentBlocks'

const HOME = '/hosts/router'

/** Saves content for one path of the site. */
function saveFor(content: ContentHostControls, path: string, says: string): Promise<void> {
  return content.save('story', {
    id: idFor(path),
    query: [{ property: 'urlPath', operator: 'is', value: path }],
    data: { blocks: [text('place', says)] },
  })
}

/** The id of that content. */
const idFor = (path: string): string => `story${path.replace(/\W/g, '-')}`

/** Navigates as the site's router does. */
function go(page: Page, method: 'pushState' | 'replaceState', address: string): Promise<void> {
  return page.evaluate(([name, to]) => history[name](null, '', to), [method, address] as const)
}

/** Methods of `history` that replace the browser's own. */
const replaced = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.getOwnPropertyNames(history))

test.beforeEach(async ({ content }) => {
  await saveFor(content, HOME, 'At home')
  await saveFor(content, '/shop', 'At the shop')
  await saveFor(content, '/cart', 'In the cart')
})

for (const { name, hasNavigation } of [
  { name: 'the Navigation API', hasNavigation: true },
  { name: 'the History API alone', hasNavigation: false },
]) {
  test(`content follows the site’s router through ${name} and leaves no trace`, async ({
    host,
    page,
  }) => {
    if (!hasNavigation) await page.addInitScript('delete window.navigation')
    await watchLeaks(page)
    await host.open('/hosts/plain?without')
    const before = await heldBefore(page)
    let asked = 0
    page.on('request', (request) => {
      if (request.url().includes('/api/v3/')) asked++
    })

    await host.open(HOME)
    expect(await page.evaluate(() => 'navigation' in window)).toBe(hasNavigation)
    await expect(page.getByText('At home')).toBeVisible()
    await go(page, 'pushState', '/shop')
    await expect(page.getByText('At the shop')).toBeVisible()
    await expect(page.getByText('At home')).toBeHidden()
    await go(page, 'replaceState', '/cart')
    await expect(page.getByText('In the cart')).toBeVisible()
    await go(page, 'pushState', '/cart#sum')
    await go(page, 'pushState', '/shop?page=2')
    await expect(page.getByText('At the shop')).toBeVisible()
    await page.evaluate(() => history.go(-3))
    await expect(page.getByText('At home')).toBeVisible()
    expect(asked).toBe(5)

    // Without content, the site's own placeholder shows.
    await go(page, 'pushState', '/about')
    await expect(page.getByText('Placeholder of the site')).toBeVisible()
    await go(page, 'pushState', '/shop')
    await expect(page.getByText('At the shop')).toBeVisible()
    expect(await replaced(page)).toEqual(hasNavigation ? [] : ['pushState', 'replaceState'])

    // Turned off, the option causes no request, as the later visit to another address shows.
    const follow = (on: boolean) =>
      host.widget.evaluate((element, isOn) => element.toggleAttribute('reload-on-route', isOn), on)
    await follow(false)
    await page.evaluate(() => new Promise(requestAnimationFrame))
    await go(page, 'pushState', HOME)
    await follow(true)
    await go(page, 'pushState', '/cart')
    await expect(page.getByText('In the cart')).toBeVisible()
    expect(asked).toBe(8)

    await host.widget.evaluate((element) => element.remove())
    await expectNothingLeft(page, before)
    expect(await replaced(page)).toEqual([])
  })
}
