import { readFileSync } from 'node:fs'
import { expect, test } from '../fixtures'
import { text } from '../support/served/servedContent'

/** Filters visitors' HTML: DOMPurify with its defaults. */
const PURIFY = readFileSync(
  new URL('../../node_modules/dompurify/dist/purify.min.js', import.meta.url),
  'utf8',
)

test.beforeEach(({ content }) =>
  content.save('story', { id: 'story-1', data: { blocks: [text('story', 'A story')] } }),
)

test('visitors’ HTML can neither show foreign content nor redirect events', async ({
  host,
  page,
  content,
}) => {
  const strangers: string[] = []
  await page.route('https://evil.test/**', (route) => {
    strangers.push(route.request().url())
    const blocks = [text('phish', 'Your session has ended')]
    return route.fulfill({ json: { results: [{ id: 'x', data: { blocks } }] } })
  })
  const entry = JSON.stringify({ data: { blocks: [text('phish', 'Your session has ended')] } })
  const comments = [
    `<div data-siteblocks data-api-key="evil" data-model="x" data-host="https://evil.test">1</div>`,
    `<div data-siteblocks data-model="x" data-host="https://evil.test">2</div>`,
    `<div data-siteblocks data-api-key="evil" data-model="x">3</div>`,
    `<div data-siteblocks data-model="story" data-env="dev" data-content='${entry}'>4</div>`,
    `<site-blocks api-key="evil" model="x" host="https://evil.test">5</site-blocks>`,
    `<img name="currentScript" src="https://evil.test/avatar.js" data-api-key="evil" data-host="https://evil.test">`,
  ]
  host.site.answer('/comments', {
    html: `<!doctype html><html lang="en"><head><title>Comments</title></head><body>
      <main data-siteblocks data-model="story"></main><section id="comments"></section>
      <script>${PURIFY}</script>
      <script src="/connect.js" data-watch></script>
      <script>comments.innerHTML = DOMPurify.sanitize(${JSON.stringify(comments.join('')).replace(/</g, '\\u003c')})</script>
      <script async src="/embed.js" data-api-key="roastery-demo" data-host="${host.contentHost}"></script>
      </body></html>`,
  })
  await host.open('/comments')
  await expect(page.locator('main').getByText('A story')).toBeVisible()
  await page.evaluate(() => window.SiteBlocks.trackConversion(99, 'story-1'))
  await expect.poll(() => content.events('conversion')).toHaveLength(1)
  await expect(page.getByText('Your session has ended')).toHaveCount(0)
  await expect(page.locator('#comments').getByText('A story')).toHaveCount(1)
  expect(strangers.filter((url) => !url.endsWith('/avatar.js'))).toEqual([])
  const refusal = (attributes: string) =>
    expect.stringContaining(`<div data-siteblocks ${attributes}> was not mounted`)
  expect(host.takeProblems().filter((problem) => problem.includes('SiteBlocks'))).toEqual([
    refusal('data-api-key="evil" data-host="https://evil.test"'),
    refusal('data-host="https://evil.test"'),
    refusal('data-api-key="evil"'),
    expect.stringMatching(
      /attributes of <div> were left out: (data-env=|data-content=).*only on <site-blocks>/,
    ),
  ])
})

test('an element named currentScript is not mistaken for the script, even under strict-dynamic', async ({
  host,
  page,
}) => {
  const asked: string[] = []
  await page.route('https://evil.test/**', (route) => {
    asked.push(new URL(route.request().url()).pathname)
    return route.fulfill({ contentType: 'text/javascript', body: 'window.pwned = true' })
  })
  for (const policy of [undefined, `script-src 'nonce-abc' 'strict-dynamic'`]) {
    host.site.answer('/clobbered', {
      html: `<!doctype html><html lang="en"><head><title>Clobbered</title></head><body>
        <img name="currentScript" src="https://evil.test/avatar.js">
        <site-blocks model="story"></site-blocks>
        <script nonce="abc" async src="/embed.js" data-api-key="roastery-demo" data-host="${host.contentHost}"></script>
        </body></html>`,
      ...(policy && { headers: { 'content-security-policy': policy } }),
    })
    await host.open('/clobbered')
    await expect(page.getByText('A story')).toBeVisible()
    expect(await page.evaluate(() => 'pwned' in window)).toBe(false)
  }
  expect(new Set(asked)).toEqual(new Set(['/avatar.js']))
})

test('an injected element runs no scripts under strict-dynamic, unless the script allows it', async ({
  host,
  page,
}) => {
  await page.route('https://evil.test/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'window.pwned = true' }),
  )
  const code = '<script src="https://evil.test/x.js"></script><b>Injected</b>'
  const component = { name: 'Custom Code', options: { code } }
  const block = { '@type': '@builder.io/sdk:Element', id: 'code', component }
  const content = JSON.stringify({ id: 'x', data: { blocks: [block] } })
  const injected = `<site-blocks api-key="x" model="page" can-track="false" allow-scripts content="${content.replace(/&/g, '&amp;').replace(/"/g, '&quot;')}"></site-blocks>`
  const answer = (path: string, own: string) =>
    host.site.answer(path, {
      html: `<!doctype html><html lang="en"><head><title>Injected</title></head><body>
        ${injected}<script nonce="abc" async src="/embed.js" ${own}></script></body></html>`,
      headers: { 'content-security-policy': `script-src 'nonce-abc' 'strict-dynamic'` },
    })
  const pwned = () => page.evaluate(() => Reflect.get(window, 'pwned'))

  answer('/refused', 'data-api-key="roastery-demo"')
  await host.open('/refused')
  await expect(page.getByText('Injected')).toBeVisible()
  expect(await pwned()).toBeUndefined()
  await host.expectProblem('write data-allow-scripts on the <script>')

  answer('/allowed', 'data-api-key="roastery-demo" data-allow-scripts')
  await host.open('/allowed')
  await expect(page.getByText('Injected')).toBeVisible()
  await expect.poll(pwned).toBe(true)
})
