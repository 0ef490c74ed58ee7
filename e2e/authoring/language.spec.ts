import { expect, test } from '../fixtures'
import { boundBox, goButton } from '../support/contentBlocks'
import { mountEntry } from '../support/mountEntry'

const answer = boundBox('answer', 'state.answer || "none"')

/** Rarely used constructs: a regular expression, and `try`. */
const RARE = `try {
  state.answer = { pro: 'For professionals' }[state.plan.replace(/[^a-z]/g, '')].toString()
} catch (error) {
  state.answer = 'For all'
}`

test('the language of content is complete in embed.js, under a strict policy', async ({ host }) => {
  const scripts: string[] = []
  host.page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  const data = { state: { plan: '-pro-' }, blocks: [answer, goButton(RARE)] }
  await mountEntry(host, { data, at: '/strict-csp' })
  await host.page.getByRole('button', { name: 'Go' }).click()
  await expect(host.block('answer')).toHaveText('For professionals')
  expect(scripts.filter((script) => !/embed/.test(script))).toEqual([])
})
