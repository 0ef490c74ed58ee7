import { expect, test } from '../fixtures'
import { boundBox, type ContentBlock, goButton } from '../support/contentBlocks'
import type { HostPage } from '../support/HostPage'
import { mountEntry } from '../support/mountEntry'

const answer = boundBox('answer', 'state.answer || "none"')

/** Rarely used constructs: a regular expression, and `try`. */
const RARE = `try {
  state.answer = { pro: 'For professionals' }[state.plan.replace(/[^a-z]/g, '')].toString()
} catch (error) {
  state.answer = 'For all'
}`

/** Shows an entry on a page with a strict policy. */
const show = (host: HostPage, blocks: readonly ContentBlock[], at = '/strict-csp'): Promise<void> =>
  mountEntry(host, { data: { state: { plan: '-pro-' }, blocks }, at })

test.describe('the language of content', () => {
  for (const path of ['/strict-csp', '/trusted-types']) {
    test(`is complete in embed.js, at ${path}`, async ({ host }) => {
      const scripts: string[] = []
      host.page.on('request', (request) => {
        if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
      })
      await show(host, [answer, goButton(RARE)], path)
      await host.page.getByRole('button', { name: 'Go' }).click()
      await expect(host.block('answer')).toHaveText('For professionals')
      expect(scripts.filter((script) => !/embed/.test(script))).toEqual([])
    })
  }
})
