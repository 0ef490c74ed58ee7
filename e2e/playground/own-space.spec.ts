import { KEYBOARD } from '../support/workbench/hands'
import { expect, KEY, TOKEN, test } from '../support/workbench/ownSpace'

const fieldsOf = (host: string) => ({
  'API key': KEY,
  'Content host': host,
  Model: 'page',
  'For the URL': '/lighthouse',
})

test.describe('a newcomer, by keyboard on a phone', () => {
  test.use({ hand: KEYBOARD })

  test('connects their own space and installs a snippet that works', async ({
    page,
    playground,
    snippets,
    form,
    own,
  }) => {
    const { preview, tool } = playground
    const heading = preview.getByRole('heading', { level: 1 })

    await test.step('sees why there is no list of entries', async () => {
      await playground.open('')
      await playground.openStep('Content')
      await form.choose('My space')
      await expect(tool.getByText('cannot list it')).toBeVisible()
      await expect(page.getByText('As soon as your space is connected')).toBeVisible()
      await expect(page.getByRole('region', { name: 'Code' })).toHaveCount(0)
    })

    await test.step('sees what is missing', async () => {
      await playground.pressButton('Connect')
      await expect(tool.getByRole('alert')).toHaveText('Fill in the API key and the model.')
    })

    await test.step('connects and sees the content and the request', async () => {
      await form.connect(fieldsOf(own.url))
      await expect(heading).toHaveText('The light is on.')
      await expect(page.getByRole('region', { name: 'Code' })).toBeVisible()
      await form.says('Connected')
      await expect(form.report).toContainText(`GET ${own.url}/api/v3/content/page?`)
      await expect(form.report).toContainText(`apiKey=${KEY}`)
      await expect(form.report).toContainText(/Answer\s*200/)
      await expect(form.report).toContainText(/Time\s*[\d.]+ m?s/)
      await expect(form.report).toContainText(/Size\s*[\d.]+ k?B/)
    })

    await test.step('sees unregistered blocks and copies a stub for one', async () => {
      const row = tool.getByRole('listitem').filter({ hasText: 'Tower 2 ×' })
      await playground.press(row.getByRole('button'))
      await expect(row.getByRole('button')).toHaveText('Copied')
      const stub = await page.evaluate(() => navigator.clipboard.readText())
      expect(stub).toContain("'Tower'")
      expect(stub).toContain("{ name: 'height', type: 'number' }")
    })

    await test.step('changes a block in this tab only', async () => {
      await playground.pressButton('Blocks')
      await playground.press(tool.getByRole('treeitem', { name: /The light/ }))
      await tool.getByRole('textbox', { name: 'Text' }).fill('<h1>The light is off.</h1>')
      await expect(heading).toHaveText('The light is off.')
      await expect(tool.getByText('Changed in this tab only')).toBeVisible()
      await playground.pressButton('Discard')
      await expect(heading).toHaveText('The light is on.')
    })

    await test.step('restores the space from the address, under a policy too', async () => {
      const url = new URL(page.url())
      url.searchParams.set('policy', 'self')
      await page.goto(url.href)
      await expect(heading).toHaveText('The light is on.')
      await expect(page.getByLabel('Status').getByText('Nothing refused')).toBeVisible()
    })

    await test.step('copies a snippet that works in an empty page', async () => {
      await playground.openStep('Install')
      const pasted = await snippets.follow('JavaScript')
      await snippets.paste(pasted, await snippets.copyPolicy())
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('The light is on.')
    })
  })
})

test('the space receives only content requests until the author turns on events', async ({
  page,
  playground,
  form,
  own,
}) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(own.url)) sent.push(new URL(request.url()).pathname)
  })
  await playground.open('source=space')
  await form.connect(fieldsOf(own.url))
  const heading = playground.preview.getByRole('heading', { level: 1 })
  await heading.click()
  await playground.tool.getByRole('button', { name: /^More/ }).click()
  const tracked = page.waitForRequest((request) => request.url().includes('/api/v1/track'))
  expect(sent.filter((path) => path.includes('track'))).toEqual([])
  await playground.tool.getByRole('switch', { name: 'Send events' }).click()
  await form.connect({})
  await expect(heading).toBeVisible()
  await heading.click()
  await page.evaluate(() => document.querySelector('iframe')?.remove())
  await tracked
})

test('a space that requires a token can be previewed, and the token stays in the tab', async ({
  page,
  context,
  playground,
  form,
  own,
}) => {
  own.behave({ token: TOKEN })
  const heading = playground.preview.getByRole('heading', { level: 1 })
  await playground.open('source=space')
  await form.connect(fieldsOf(own.url))
  await form.says('The API key is refused (401)')
  await expect(form.report).toContainText('This space asks for a token.')

  await form.connect({ Token: TOKEN })
  await expect(heading).toHaveText('The light is on.')
  await expect(page).toHaveURL(/source=space/)
  expect(page.url()).not.toContain(TOKEN)
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(TOKEN)

  await page.reload()
  await expect(heading).toHaveText('The light is on.')

  // A link to the preview page has no content, and sends the token nowhere.
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.headers().authorization) sent.push(new URL(request.url()).origin)
  })
  const elsewhere = new URLSearchParams({ source: 'space', apiKey: KEY, host: own.url })
  const back = page.url()
  await page.goto(`${playground.url}/preview/plain.html?${elsewhere}`)
  await expect(page.getByText('A plain site')).toBeVisible()
  await expect(page.locator('site-blocks')).toHaveCount(0)
  expect(sent).toEqual([])
  await page.goto(back)

  const other = await context.newPage()
  await other.goto(page.url())
  await expect(other.getByText('The API key is refused (401)')).toBeVisible()
  await expect(other.getByLabel('API key')).toHaveValue(KEY)
  await expect(other.getByLabel('For the URL')).toHaveValue('/lighthouse')

  await page.bringToFront()
  await playground.openStep('Install')
  await expect(page.getByText(KEY).first()).toBeVisible()
  expect(await page.locator('body').textContent()).not.toContain(TOKEN)
})

test('recent spaces reconnect with one click until they are forgotten', async ({
  page,
  playground,
  form,
  own,
}) => {
  await playground.open('source=space')
  await form.connect(fieldsOf(own.url))
  await form.says('Connected')
  await form.choose('Samples')
  await expect(playground.tool.getByRole('link', { name: /^Home page/ })).toBeVisible()
  await form.choose('My space')
  const recent = playground.tool.getByRole('button', { name: /^page \/lighthouse/ })
  await recent.click()
  await form.says('Connected')
  await playground.tool.getByRole('button', { name: /^Forget/ }).click()
  await expect(recent).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('siteblocks-spaces'))).toBe('[]')
})

const answering = (body: string, type = 'application/json', status = 200) => ({
  answer: (_: unknown, response: import('node:http').ServerResponse) => {
    response.writeHead(status, { 'Content-Type': type }).end(body)
  },
})

const LARGE = JSON.stringify({
  results: [{ id: 'large', name: 'Large', data: { blocks: [], filler: 'x'.repeat(2_000_000) } }],
})

const WRONG = [
  {
    name: 'a wrong key',
    fields: { 'API key': 'wrong' },
    title: 'The API key is refused (401)',
    advice: 'There is no space with the API key "wrong"',
  },
  {
    name: 'a host without CORS',
    manners: { cors: false },
    title: 'does not let other sites read its answers',
    advice: 'Access-Control-Allow-Origin: *',
  },
  {
    name: 'an address without an entry',
    fields: { 'For the URL': '/nowhere' },
    title: 'Connected, but no entry came',
    advice: 'No published entry of “page” fits the address “/nowhere”',
  },
  {
    name: 'HTML instead of JSON',
    manners: answering('<!doctype html><title>Hello</title>', 'text/html'),
    title: 'The answer is not JSON',
    advice: 'looks like a page or a file',
  },
  {
    name: 'broken JSON',
    manners: answering('{\n  "results": [,]\n}'),
    title: 'The answer is not JSON',
    advice: 'Line 2:',
  },
  {
    name: 'JSON without content',
    manners: answering('{"hello": 1}'),
    title: 'The answer is JSON, but not content',
    advice: 'no list named “results”',
  },
  {
    name: 'an answer of 2 MB',
    manners: answering(LARGE),
    title: 'Connected, but the answer is 2.0 MB',
    advice: '“omit”',
  },
  {
    name: 'a host that fails',
    manners: answering('{"message": "Out of tea."}', 'application/json', 503),
    title: 'The host failed (503)',
    advice: 'Out of tea.',
  },
]

test('connection errors are explained with advice', async ({ playground, form, own }) => {
  await playground.open('source=space')
  for (const { name, manners, fields, title, advice } of WRONG) {
    await test.step(name, async () => {
      own.behave(manners ?? {})
      await form.connect({ ...fieldsOf(own.url), ...fields })
      await form.says(title)
      await expect(form.report).toContainText(advice)
    })
  }
  await test.step('a host that is down', async () => {
    // Nothing listens on this port.
    await form.connect(fieldsOf('http://localhost:4'))
    await form.says('http://localhost:4 does not answer')
  })
})

test('a request blocked by the page’s policy is reported', async ({
  playground,
  form,
  own,
  content,
}) => {
  own.behave({
    answer: ({ url }, response) => {
      response.writeHead(302, { Location: content.url + url }).end()
    },
  })
  await playground.open('source=space&policy=self')
  await form.connect(fieldsOf(own.url))
  await form.says('The policy of the page blocks the request')
})
