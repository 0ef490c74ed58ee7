import { readFileSync } from 'node:fs'
import { expect, test } from '../fixtures'
import { text } from '../support/content/contentBlocks'
import type { HostPage } from '../support/pageObjects/HostPage'
import { holdRequests } from '../support/site/holdRequests'

const dist = (file: string): string =>
  readFileSync(new URL(`../../dist/${file}`, import.meta.url), 'utf8')

/** `id="SiteBlocks"` makes an element a property of the window. */
const NAMED = '<form id="SiteBlocks"><input name="q"><input name="mount"></form>'
const TWICE =
  '<script async src="/embed.js"></script>\n<script async src="/embed.js?again"></script>'

/** Every copy of `embed.js`. */
const SCRIPT = '**/embed.js*'

/** Mounts the story on `#ID` as in the guides and logs events in `window.order`. */
const start = (host: HostPage, id: string): string => `
  ;(window.SiteBlocks ||= { q: [] }).q.push((SiteBlocks) => {
    const widget = SiteBlocks.mount('#${id}', {
      apiKey: 'roastery-demo', model: 'story', host: '${host.contentHost}',
    })
    widget.on('ready', ({ entry }) => order.push('${id} ' + entry.id))
    SiteBlocks.q.push(() => order.push('pushed by ${id}'))
  })`

const stub = (host: HostPage): string =>
  `<script data-src="/embed.js" data-api-key="roastery-demo" data-model="story" data-host="${host.contentHost}">${dist('loader.js')}</script>`

function answerPage(host: HostPage, head: string, body: string, policy?: string): void {
  host.site.answer('/start', {
    html: `<!doctype html><html lang="en"><head><title>Start</title>${head}</head><body>
      <main id="first"><p>Placeholder of the site</p></main><section id="second"></section>
      ${body}</body></html>`,
    ...(policy && { headers: { 'content-security-policy': policy } }),
  })
}

test.beforeEach(async ({ content }) => {
  await content.save('story', { id: 'story-1', data: { blocks: [text('story', 'A story')] } })
})

for (const withStub of [false, true]) {
  test(`the start pattern works before and after embed.js, ${withStub ? 'with' : 'without'} the stub`, async ({
    host,
    page,
  }) => {
    const release = await holdRequests(page, SCRIPT)
    answerPage(
      host,
      withStub ? stub(host) : '',
      `<script>
        window.order = []
        ${start(host, 'first')}
        SiteBlocks.q.push(() => { throw new Error('a mistake of the page') })
        SiteBlocks.q.push(() => order.push('after the mistake'))
      </script>
      ${NAMED}${TWICE}`,
    )
    await page.goto(`${host.site.url}/start`, { waitUntil: 'commit' })
    await expect(page.getByText('Placeholder of the site')).toBeVisible()
    release()
    await expect(page.locator('#first').getByText('A story')).toBeVisible()
    await page.evaluate(start(host, 'second'))
    await expect(page.locator('#second').getByText('A story')).toBeVisible()
    const order = () => page.evaluate(() => (window as unknown as { order: string[] }).order)
    await expect
      .poll(order)
      .toEqual([
        'pushed by first',
        'after the mistake',
        'first story-1',
        'pushed by second',
        'second story-1',
      ])
    await host.expectProblems([expect.stringContaining('a mistake of the page')])
  })
}

test('a widget of the stub works at once, under a policy with the stub’s hash', async ({
  host,
  page,
}) => {
  const release = await holdRequests(page, SCRIPT)
  const hash = JSON.parse(dist('sri.json'))['loader.js inline']
  host.site.answer('/calls.js', {
    html: `
      window.heard = []
      const options = { apiKey: 'roastery-demo', model: 'story', host: '${host.contentHost}' }
      SiteBlocks.mount('#first', options).on('ready', ({ entry }) => heard.push(entry.id))
      SiteBlocks.mount('#second', options).unmount()
      try { SiteBlocks.createClient(options) } catch ({ message }) { heard.push(message) }`,
  })
  answerPage(
    host,
    stub(host),
    '<aside data-siteblocks data-model="story"></aside><script src="/calls.js"></script>',
    `default-src 'none'; script-src 'self' '${hash}'; connect-src ${host.contentHost}`,
  )
  await page.goto(`${host.site.url}/start`, { waitUntil: 'commit' })
  // Not waitForFunction(), which evaluates in the page, against its policy.
  await expect.poll(() => page.evaluate('window.heard?.length')).toBeTruthy()
  release()
  const pattern = expect.stringContaining('(window.SiteBlocks ||= { q: [] }).q.push(')
  await expect.poll(() => page.evaluate('heard')).toEqual([pattern, 'story-1'])
  await expect(page.locator('#first').getByText('A story')).toBeVisible()
  await expect(page.locator('aside').getByText('A story')).toBeVisible()
  expect(await page.locator('#second').evaluate(({ shadowRoot }) => shadowRoot)).toBeNull()
  const computed = await page.evaluate(async () => {
    const code = document.querySelector('script')?.textContent ?? ''
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(code))
    return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`
  })
  expect(computed).toBe(hash)
})

test('an imported script accepts trust() and supports the whole language', async ({
  host,
  page,
  content,
}) => {
  const bound = { bindings: { 'component.options.text': `'A-story'.replace(/-(?=s)/, ' ')` } }
  await content.save('story', { id: 'story-1', data: { blocks: [text('story', '', bound)] } })
  const trusted = JSON.stringify({ apiKey: 'roastery-demo', host: host.contentHost })
  answerPage(
    host,
    '',
    `<aside data-siteblocks data-model="story"></aside><site-blocks model="story"></site-blocks>
    <script type="module">
      import '/embed.js'
      ;(window.SiteBlocks ||= { q: [] }).q.push((SiteBlocks) => SiteBlocks.trust(${trusted}))
    </script>`,
  )
  await host.open('/start')
  await expect(page.locator('aside').getByText('A story')).toBeVisible()
  await expect(page.locator('site-blocks').getByText('A story')).toBeVisible()
})
