import { expect, test } from '../fixtures'
import { allBlocks } from '../support/content/allBlocks'
import { blockOf, textOf } from '../support/content/contentBlocks'
import { OWN_BLOCKS, samples } from '../support/content/samples'
import type { HostPage } from '../support/pageObjects/HostPage'
import { mountHere } from '../support/pageObjects/mountEntry'
import { inBothForms } from '../support/site/inBothForms'

/** Violations of a page's policy, by directive. */
type Violations = readonly string[]

/** Opens a page that collects violations of its policy. */
async function open(host: HostPage, path: string): Promise<{ violations(): Promise<Violations> }> {
  const { page } = host
  const reports: string[] = []
  await page.route('**/csp-report', (route) => {
    reports.push(`report ${route.request().postData()}`)
    return route.fulfill({ status: 204 })
  })
  await page.addInitScript(() => {
    const violations: string[] = []
    document.addEventListener('securitypolicyviolation', (event) => {
      violations.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`)
    })
    Object.assign(window, { violations })
  })
  await host.open(path)
  const seen = () => page.evaluate(() => (window as unknown as { violations: string[] }).violations)
  return { violations: async () => [...(await seen()), ...reports] }
}

/** Shows all samples below each other and returns their texts without white space. */
async function showSamples({ page, contentHost }: HostPage): Promise<string[]> {
  for (const script of OWN_BLOCKS) await page.evaluate(script)
  const shown = await page.evaluate(
    async ({ given, origin }) => {
      const widgets = given.map(({ model, entry: { id, query } }) => {
        const box = document.body.appendChild(document.createElement('section'))
        const path = query?.map(({ value }) => value).find((value) => `${value}`.startsWith('/'))
        const url = `${path ?? '/'}`
        const options = {
          apiKey: 'roastery-demo',
          host: origin,
          locale: 'en',
          canTrack: false,
          // All samples load at once, which takes long on a busy machine.
          timeout: 100_000,
        }
        return window.SiteBlocks.mount(box, { ...options, model, entry: id, url })
      })
      const entries = await Promise.all(widgets.map(({ ready }) => ready))
      return entries.map((entry) => entry?.id)
    },
    { given: samples, origin: contentHost },
  )
  expect(shown).toEqual(samples.map(({ entry }) => entry.id))
  const sections = page.locator('section')
  for (const section of await page.locator('body > section').all()) {
    await section.evaluate((element) => element.scrollIntoView({ block: 'end' }))
  }
  await expect(sections.first()).toBeVisible()
  return page.locator('body > section').evaluateAll((boxes) =>
    boxes.map((box) => {
      const texts = Array.from(box.shadowRoot?.querySelectorAll('.builder-text') ?? [])
      return texts.map(({ textContent }) => textContent?.replace(/\s+/g, '')).join()
    }),
  )
}

async function showAllBlocks(host: HostPage): Promise<void> {
  const { page } = host
  await mountHere(host, { data: { blocks: allBlocks, state: { list: ['one', 'two'] } } })
  // The section renders only when it comes into view.
  await page.locator('#app section').first().scrollIntoViewIfNeeded()
  await expect(page.getByText('End', { exact: true })).toBeVisible()
}

const NAMES =
  'Image Video Columns Section Button Fragment Embed Symbol Slot StateProvider Label Tabs Accordion Carousel Masonry Personalization'

inBothForms(test, () => {
  test.describe('a page that requires Trusted Types', () => {
    test('shows and operates every block without a violation', async ({ host, page }) => {
      const { violations } = await open(host, '/trusted-types')
      await showAllBlocks(host)
      for (const name of [...NAMES.split(' '), 'Text', 'Custom Code']) {
        await expect(page.getByText(name, { exact: true }).first(), name).toBeVisible()
      }
      await expect(page.locator('.code')).toHaveCSS('color', 'rgb(1, 2, 3)')
      await expect(page.locator('head script[type="application/ld+json"]')).toHaveCount(1)
      await expect(page.locator('own-player use')).toHaveCount(1)
      await page.getByRole('tab', { name: 'Second tab' }).click()
      await expect(page.locator('i').getByText('Second panel')).toBeVisible()
      await page.getByRole('button', { name: 'Accordion' }).click()
      await expect(page.locator('i').getByText('Detail')).toBeVisible()
      await page.locator('.slick-next').click()
      await expect(page.locator('i').getByText('Second slide')).toBeInViewport()
      await page.getByText('Repeat two').click()
      await expect(page.locator('u').getByText('Repeat one two')).toHaveCSS('color', 'rgb(1, 2, 3)')
      expect(await violations()).toEqual([])
    })

    test('shows every sample without a violation, and its texts where it does not allow our policy', async ({
      host,
      page,
    }) => {
      const allowed = await open(host, '/trusted-types')
      const texts = await showSamples(host)
      expect(texts.filter((text) => text.length > 20)).toHaveLength(samples.length)
      expect(await allowed.violations()).toEqual([])

      const { violations } = await open(host, '/other-trusted-types')
      expect(await showSamples(host)).toEqual(texts)
      await showAllBlocks(host)
      for (const name of [...NAMES.split(' '), 'Text with a link', 'Custom Code']) {
        await expect(page.getByText(name, { exact: true }).first(), name).toBeVisible()
      }
      await expect(page.locator('.builder-text *')).toHaveCount(0)
      // One violation for our policy and one for the probe, however many texts there are.
      const refused = await violations()
      expect(refused.filter((violation) => !violation.startsWith('report'))).toHaveLength(2)
      const said = host.takeProblems()
      expect(said.filter((problem) => problem.includes('SiteBlocks: '))).toEqual([
        expect.stringContaining('HTML is shown as plain text'),
      ])
      expect(said.filter((problem) => problem.startsWith('uncaught'))).toEqual([])
    })

    for (const [what, createHTML] of [
      [
        'sanitises',
        "(html) => html.replace(/<(\\w+)[^>]*>/g, (tag, name) => /^(?:p|b|table|tr|td)$/.test(name) ? '<' + name + '>' : '')",
      ],
      ['escapes', "(html) => html.replace(/</g, '&lt;')"],
      ['empties', "() => ''"],
    ])
      test(`shows all texts if it does not allow our policy, and its own ${what} HTML`, async ({
        host,
        page,
      }) => {
        host.site.answer('/own.js', {
          html: `trustedTypes.createPolicy('default', { createHTML: ${createHTML} })`,
        })
        host.site.answer('/own', {
          html: '<!doctype html><script src="/own.js"></script><script src="/embed.js"></script><div id="app"></div>',
          headers: {
            'content-security-policy':
              "script-src 'self'; style-src 'self'; require-trusted-types-for 'script'; trusted-types default",
          },
        })
        await host.open('/own')
        const html =
          '<p style="color: red">First</p><p>Second</p><table><tr><td><a href="/a">Cell</a></td></tr></table>'
        const blocks = [
          textOf('Plain'),
          textOf('<p>Simple</p>'),
          textOf(html),
          blockOf('Custom Code', { code: html }),
          blockOf('Embed', { content: html }),
        ]
        await mountHere(host, { data: { blocks } })
        await expect(page.locator('#app .builder-blocks').first()).toHaveText(
          /^Plain\s*Simple(?:\s*First\s*Second\s*Cell){3}$/,
        )
        const said = host.takeProblems()
        expect(said.filter((problem) => problem.includes('SiteBlocks: '))).toEqual([
          expect.stringContaining('HTML is shown as plain text'),
        ])
      })
  })
})
