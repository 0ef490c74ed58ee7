import { readFileSync } from 'node:fs'
import type { Route } from 'playwright/test'
import { expect, type HostPage, test } from '../fixtures'
import { box, type ContentBlock } from '../support/mountEntry'

const LANGUAGE = '**/language.js'

const button = (click: string): ContentBlock =>
  box('go', { tagName: 'button', properties: { text: 'Go' }, actions: { click } })

const answer: ContentBlock = box('answer', {
  bindings: { 'properties.text': 'state.answer || "none"' },
})

/** What few entries use: a regular expression, and `try`. */
const RARE = `try {
  state.answer = { pro: 'For professionals' }[state.plan.replace(/[^a-z]/g, '')].toString()
} catch (error) {
  state.answer = 'For all'
}`

/** Shows an entry on a page whose policy is strict. */
async function show(
  host: HostPage,
  blocks: readonly ContentBlock[],
  path = '/strict-csp',
): Promise<void> {
  const { page } = host
  await host.open(path)
  await page.waitForFunction(() => 'SiteBlocks' in window)
  await page.evaluate(
    async (content) => {
      const container = document.createElement('main')
      document.body.append(container)
      const options = { apiKey: 'roastery-demo', model: 'page', canTrack: false, content }
      await window.SiteBlocks.mount(container, options as never).ready
    },
    { id: 'entry-1', data: { state: { plan: '-pro-' }, blocks } },
  )
}

/** Notes each request for the rest of the language. */
async function countRequests({ page }: HostPage): Promise<() => number> {
  let count = 0
  await page.route(LANGUAGE, (route) => {
    count++
    return route.continue()
  })
  return () => count
}

test.describe('the language of content', () => {
  for (const path of ['/strict-csp', '/trusted-types']) {
    test(`has all of itself where an entry needs it, at ${path}`, async ({ host }) => {
      const requests = await countRequests(host)
      await show(host, [answer, button(RARE)], path)
      await host.page.getByRole('button', { name: 'Go' }).click()
      await expect(host.page.locator('.builder-answer')).toHaveText('For professionals')
      expect(requests()).toBe(1)
    })
  }

  test('shows content without the rest, and says what is missing', async ({ host }) => {
    await host.page.route(LANGUAGE, (route) => route.fulfill({ status: 404, body: 'not found' }))
    await show(host, [answer, button(RARE)])
    await expect(host.page.locator('.builder-answer')).toHaveText('none')
    await host.page.getByRole('button', { name: 'Go' }).click()
    const problems = host.takeProblems().join('\n')
    expect(problems).toContain('language.js" in the same folder as embed.js could not be loaded')
    expect(problems).toMatch(/block "builder-go": Unexpected "\{".*registerAction.*evaluate/)
    await expect(host.page.locator('.builder-answer')).toHaveText('none')
  })

  test('shows content once it is there', async ({ host }) => {
    const { page } = host
    const held: Route[] = []
    await page.route(LANGUAGE, (route) => void held.push(route))
    const request = page.waitForRequest(LANGUAGE)
    const shown = show(host, [answer, button(RARE)])
    await request
    await expect(page.locator('.builder-answer')).toHaveCount(0)
    await held[0]?.continue()
    await shown
    await expect(page.locator('.builder-answer')).toHaveText('none')
  })

  test('does not wait for it for ever', async ({ host }) => {
    await host.page.route(LANGUAGE, () => {})
    await show(host, [answer, button(RARE)])
    await host.page.getByRole('button', { name: 'Go' }).click()
    await expect(host.page.locator('.builder-answer')).toHaveText('none')
    expect(host.takeProblems()).toEqual([expect.stringContaining('Unexpected "{"')])
  })

  test('is pinned by a hash where embed.js is', async ({ host }) => {
    const { page } = host
    const hashes = JSON.parse(readFileSync('dist/sri.json', 'utf8'))
    await page.route('**/strict-csp', async (route) => {
      const response = await route.fetch()
      const pinned = `<script integrity="${hashes['embed.js']}" crossorigin `
      await route.fulfill({ response, body: (await response.text()).replace('<script ', pinned) })
    })
    await show(host, [answer, button(RARE)])
    await page.getByRole('button', { name: 'Go' }).click()
    await expect(page.locator('.builder-answer')).toHaveText('For professionals')

    await page.route(LANGUAGE, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: `${await response.text()};` })
    })
    await show(host, [answer, button(RARE)])
    expect(host.takeProblems().join('\n')).toMatch(/integrity.*language\.js" in the same folder/s)
  })

  test('asks for no more than an entry needs', async ({ host }) => {
    const requests = await countRequests(host)
    const common = 'if (state.plan) { state.answer = state.plan.toUpperCase() }'
    await show(host, [answer, button(common)])
    await host.page.getByRole('button', { name: 'Go' }).click()
    await expect(host.page.locator('.builder-answer')).toHaveText('-PRO-')
    expect(requests()).toBe(0)
  })
})
