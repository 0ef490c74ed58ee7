import { expect, test } from '../fixtures'
import { text } from '../support/served/servedContent'

const KEYS = [
  'builder.preview=story',
  'builder.frameEditing=story',
  'builder.overrides.story=draft-1',
  'builder.tests.story-1=retired',
  'builder.userAttributes.plan=staff',
  'builder.env=qa',
  'builder.cachebust=true',
  'builder.noCache=true',
  'builder.options.locale=fr',
]

for (const place of ['script', 'element']) {
  test(`no key of a link changes a page whose ${place} ignores keys`, async ({
    host,
    page,
    content,
  }) => {
    await content.save('story', { id: 'story-1', data: { blocks: [text('story', 'A story')] } })
    const [onScript, onElement] =
      place === 'script' ? ['data-page-keys="false"', ''] : ['', 'page-keys="false"']
    host.site.answer('/hardened', {
      html: `<!doctype html><html lang="en"><head><title>Hardened</title></head><body>
        <site-blocks model="story" can-track="false" trusted-hosts="[]" ${onElement}></site-blocks>
        <script async src="/embed.js" data-api-key="roastery-demo" data-host="${host.contentHost}" ${onScript}></script>
        </body></html>`,
    })

    async function visit(search: string): Promise<unknown> {
      const asked: string[] = []
      page.on('request', (request) => {
        if (!request.isNavigationRequest()) asked.push(request.url())
      })
      await host.open(`/hardened${search}`)
      await expect(page.getByText('A story')).toBeVisible()
      page.removeAllListeners('request')
      const html = await page
        .locator('site-blocks')
        .evaluate((element) => element.shadowRoot?.innerHTML)
      return { asked: asked.sort(), html, cookies: await page.context().cookies() }
    }

    const plain = await visit('')
    expect(plain).toMatchObject({
      asked: expect.arrayContaining([expect.stringContaining('/story?')]),
    })
    expect(await visit(`?${KEYS.join('&')}`)).toEqual(plain)
  })
}

test('a value of a link adds no element to a bound text', async ({ host, page, content }) => {
  const greeting = {
    ...text('greeting', ''),
    bindings: { 'component.options.text': '"<b>Hello</b> " + state.location.query.name' },
  }
  await content.save('story', {
    id: 'story-1',
    data: { blocks: [greeting, text('braces', 'On {{state.device}}')] },
  })
  host.site.answer('/hello', {
    html: `<!doctype html><html lang="en"><head><title>Hello</title></head><body>
      <main><site-blocks model="story"></site-blocks></main>
      <script async src="/embed.js" data-api-key="roastery-demo" data-host="${host.contentHost}"></script>
      </body></html>`,
  })
  const cover = encodeURIComponent('<form action="https://evil.test"><input type=password></form>')
  await host.open(
    `/hello?name=${cover}&builder.preview=story&builder.userAttributes.device=${cover}`,
  )
  await expect(page.getByText('Hello <form action')).toBeVisible()
  await expect(page.getByText('On desktop')).toBeVisible()
  await expect(page.locator('main form, main input')).toHaveCount(0)
})
