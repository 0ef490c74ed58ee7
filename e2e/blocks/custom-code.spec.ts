import { expect, test } from '../fixtures'
import { block } from '../support/content/contentBlocks'
import { mountEntry } from '../support/pageObjects/mountEntry'

const SCRIPTS = `
  <i id="mark"></i><own-clock></own-clock>
  <script>said.push('root ' + SiteBlocks.currentRoot.querySelector('#mark').localName)</script>
  <p><script>said.push('place ' + document.currentScript.parentNode.localName)</script></p>
  <script src="/embed.js" data-again></script>
  <script type="application/json">{"said": 1}</script>
  <script type="module">said.push('module')</script>
  <script>for (var n = 0; n < 1; n++) { var style = 'second'; said.push(style) }</script>
  <script>const own = 1; function shared() { said.push('shared ' + own) }</script>
  <script>const own = 2; shared()</script>
  <script>throw new Error('from content')</script>
  <b><script>
    document.write('Written')
    customElements.get('own-clock') || customElements.define('own-clock', class extends HTMLElement {
      connectedCallback() { this.textContent = 'upgraded' }
    })
    document.write('<script>document.currentScript.replaceWith("Played")</scr' + 'ipt>')
  </script></b>
  <script>said.push('third')</script>`

test('custom code runs its scripts once, in order and in position', async ({ host, page }) => {
  await page.addInitScript(() => {
    window.said = []
    addEventListener('error', ({ message }) => window.said?.push(`thrown ${message}`))
  })
  const code = block('code', 'Custom Code', { code: SCRIPTS })
  await mountEntry(host, { data: { blocks: [code] }, options: { allowScripts: true } })
  const said = () => page.evaluate(() => window.said)
  await expect.poll(said).toEqual(['root i', 'place p', 'second', 'shared 1', 'third', 'module'])
  await expect(page.getByText('WrittenPlayed')).toBeVisible()
  await expect(page.locator('script[data-again]')).toHaveCount(1)
  await host.expectProblems([expect.stringContaining('failed: from content')])

  await page.evaluate(async () => {
    window.mounted?.update({ data: { changed: true } })
    await window.mounted?.reload()
  })
  expect(await said()).toHaveLength(6)
  expect(await page.evaluate(() => Object.getOwnPropertyNames(document))).not.toContain('write')
})
