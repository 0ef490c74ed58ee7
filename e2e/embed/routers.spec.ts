import { expect, test } from '../fixtures'
import { routedPage, routedSites } from '../support/routedSites'
import { text } from '../support/servedContent'

for (const name of Object.keys(routedSites)) {
  test(`each route of ${name} is a page view and keeps persistent widgets`, async ({
    host,
    page,
    content,
  }) => {
    const save = (model: string, id: string, says: string, path?: string): Promise<void> =>
      content.save(model, {
        id,
        ...(path && { query: [{ property: 'urlPath', operator: 'is', value: path }] }),
        data: { blocks: [text(id, says)] },
      })
    await Promise.all([
      save('header', 'header', 'Header, cart {{state.cart.total}}'),
      save('footer', 'footer', 'Footer'),
      save('story', 'home', 'A story at home', '/home'),
      save('story', 'about', 'A story about', '/about'),
    ])
    const attributes = `api-key="roastery-demo" host="${content.url}"`
    for (const path of ['/home', '/about']) {
      host.site.answer(path, { html: routedPage(name, { attributes, path }) })
    }
    const asked: (string | undefined)[] = []
    page.on('request', (request) => {
      const [, model] = /\/api\/v3\/content\/(\w+)/.exec(request.url()) ?? []
      if (model) asked.push(model)
    })
    const impressions = async (): Promise<string[]> =>
      (await content.events('impression'))
        .filter(({ data }) => data.contentId !== 'footer')
        .map(({ data: { contentId, metadata } }) => {
          const { url } = metadata as { readonly url: string }
          return `${contentId} at ${new URL(url).pathname}`
        })

    await host.open('/home')
    const expected: string[] = []
    const arrive = async (id: string, says: string): Promise<void> => {
      await expect(page.getByText(says)).toBeVisible()
      expected.push(`${id} at /${id}`, `header at /${id}`)
      await expect.poll(async () => (await impressions()).sort()).toEqual([...expected].sort())
    }
    await arrive('home', 'A story at home')
    const stays = page.locator('#header .builder-content, #footer .builder-content')
    const kept = await stays.elementHandles()

    await page.getByRole('link', { name: 'About' }).click()
    await expect(page.getByRole('heading', { name: '/about' })).toBeVisible()
    await arrive('about', 'A story about')
    await page.getByRole('link', { name: 'Home' }).click()
    await expect(page.getByRole('heading', { name: '/home' })).toBeVisible()
    await arrive('home', 'A story at home')
    for (const shown of kept) expect(await shown.evaluate((node) => node.isConnected)).toBe(true)
    expect(asked.filter((model) => model === 'header')).toHaveLength(1)
    expect(asked.filter((model) => model === 'footer')).toHaveLength(name === 'Turbo' ? 1 : 0)
    // Turbo first shows its cached copy of a page, which may request content too.
    const stories = asked.filter((model) => model === 'story').length
    expect(stories).toBeGreaterThanOrEqual(3)
    expect(stories).toBeLessThanOrEqual(name === 'Turbo' ? 4 : 3)
  })
}
