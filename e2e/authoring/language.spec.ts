import { expect, type HostPage, test } from '../fixtures'
import { box, type ContentBlock } from '../support/mountEntry'

const LANGUAGE = '**/language.js'

const button = (click: string): ContentBlock =>
  box('go', { tagName: 'button', properties: { text: 'Go' }, actions: { click } })

const answer: ContentBlock = box('answer', {
  bindings: { 'properties.text': 'state.answer || "none"' },
})

/** What few entries use: a regular expression, and `switch`. */
const RARE = `switch (state.plan.replace(/[^a-z]/g, '')) {
  case 'pro': state.answer = 'For professionals'; break
  default: state.answer = 'For all'
}`

/** Shows an entry on a page whose policy is strict. */
async function show(host: HostPage, blocks: readonly ContentBlock[]): Promise<void> {
  const { page } = host
  await host.open('/strict-csp')
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
  test('has all of itself where an entry needs it, under a strict policy', async ({ host }) => {
    const requests = await countRequests(host)
    await show(host, [answer, button(RARE)])
    await host.page.getByRole('button', { name: 'Go' }).click()
    await expect(host.page.locator('.builder-answer')).toHaveText('For professionals')
    expect(requests()).toBe(1)
  })

  test('shows content without the rest, and says what is missing', async ({ host }) => {
    await host.page.route(LANGUAGE, (route) => route.fulfill({ status: 404, body: 'not found' }))
    await show(host, [answer, button(RARE)])
    await expect(host.page.locator('.builder-answer')).toHaveText('none')
    await host.page.getByRole('button', { name: 'Go' }).click()
    const problems = host.takeProblems().join('\n')
    expect(problems).toContain('language.js" of content, which belongs beside embed.js')
    expect(problems).toMatch(/Unexpected "switch".*registerAction.*evaluate/)
    await expect(host.page.locator('.builder-answer')).toHaveText('none')
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
