import { expect, test } from '../fixtures'
import '../support/pageObjects/mountEntry'
import { block } from '../support/content/contentBlocks'
import { openServed, widgetOptions } from '../support/served/servedHost'

test.describe('hydrating custom code', () => {
  test('moves structured data to the head without duplicates and runs scripts once', async ({
    host,
    page,
  }) => {
    const code = `<script type="application/ld+json">{"name":"<FAQ>"}</script>
      <p style="color: rgb(1, 2, 3)" onclick="said.push('click')">Coded</p>
      <script>(window.said = window.said || []).push(document.currentScript.parentNode.className)</script>`
    const content = { id: 'coded', data: { blocks: [block('code', 'Custom Code', { code })] } }
    const options = { ...widgetOptions(host), allowScripts: true }
    await openServed(host, content, { options, script: 'none' })
    const data = page.locator('script[type="application/ld+json"]')
    expect(await data.textContent()).toBe('{"name":"\\u003cFAQ>"}')
    await expect(page.locator('head').locator(data)).toHaveCount(0)
    const coded = page.getByText('Coded')
    await coded.evaluate((element) => element.setAttribute('data-seen', ''))
    const said = () => page.evaluate(() => window.said)
    expect(await said()).toBeUndefined()

    await page.evaluate(() => {
      Object.assign(window, { SiteBlocks: { q: [['trust', { allowScripts: true }]] } })
    })
    await page.addScriptTag({ url: '/embed.js' })
    await expect.poll(said).toEqual(['builder-custom-code'])
    await expect(page.locator('head').locator(data)).toHaveCount(1)
    await expect(data).toHaveCount(1)
    await expect(coded).toHaveAttribute('data-seen')
    await expect(coded).toHaveCSS('color', 'rgb(1, 2, 3)')
    await coded.click()
    expect(await said()).toEqual(['builder-custom-code', 'click'])

    await page.evaluate(
      async (more) => {
        const second = document.body.appendChild(document.createElement('div'))
        const mounted = window.SiteBlocks.mount(second, more as never)
        await mounted.ready
        document.querySelector('site-blocks')?.remove()
        Object.assign(window, { mounted })
      },
      { ...options, content },
    )
    await expect(data).toHaveCount(1)
    await page.evaluate(() => (window as { mounted?: { unmount(): void } }).mounted?.unmount())
    await expect(data).toHaveCount(0)
  })
})
