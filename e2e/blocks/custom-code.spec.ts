import { expect, test } from '../fixtures'
import type { HostPage } from '../support/HostPage'

declare global {
  interface Window {
    /** Messages of the content's scripts. */
    said?: string[]
    mounted?: ReturnType<Window['SiteBlocks']['mount']>
  }
}

const HOSTILE = `
  <b onclick="said.push('click')">kept</b>
  <img src="data:image/gif;base64,x" onerror="said.push('image')">
  <iframe srcdoc="<script>parent.said.push('srcdoc')</script>" src="https://frame.invalid/a"
    onload="said.push('frame')"></iframe>
  <iframe src="//frame.invalid/b"></iframe>
  <iframe src="http://frame.invalid/c"></iframe>
  <iframe src="javascript:parent.said.push('address')"></iframe>
  <object data="https://frame.invalid/d"></object>
  <a href="javascript:said.push('link')">link</a>
  <form action="javascript:said.push('form')"><button>send</button></form>
  <svg onload="said.push('svg')"><style>b { color: rgb(1, 2, 3) }</style></svg>
  <!-- <script>said.push('comment')</script> -->`

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

async function mount(host: HostPage, code: string, options: object = {}): Promise<void> {
  await host.open('/api')
  await host.page.evaluate(
    async ({ html, changed }) => {
      window.said = []
      window.addEventListener('error', (event) => window.said?.push(`thrown ${event.message}`))
      const block = (id: string, name: string, options: Record<string, string>) => ({
        '@type': '@builder.io/sdk:Element' as const,
        id,
        component: { name, options },
      })
      window.mounted = window.SiteBlocks.mount('#app', {
        apiKey: 'roastery-demo',
        model: 'page',
        canTrack: false,
        content: {
          id: 'entry',
          data: {
            blocks: [
              block('code', 'Custom Code', { code: html }),
              block('embed', 'Embed', { content: '<p>end</p>' }),
            ],
          },
        },
        ...changed,
      })
      await window.mounted.ready
    },
    { html: code, changed: options },
  )
  await expect(host.page.getByText('end', { exact: true })).toBeVisible()
}

const said = (host: HostPage) => host.page.evaluate(() => window.said)

test.describe('custom code', () => {
  test('runs nothing unless the site allows scripts', async ({ host, page }) => {
    await page.route('https://frame.invalid/**', (route) => route.fulfill({ body: 'framed' }))
    await mount(host, HOSTILE)
    await page.getByText('kept').click()
    await page.getByText('link').click()
    const frames = page.locator('.builder-custom-code iframe')
    await expect(frames).toHaveCount(2)
    await expect(frames.nth(0)).toHaveAttribute('src', 'https://frame.invalid/a')
    await expect(frames.nth(1)).toHaveAttribute('src', 'https://frame.invalid/b')
    await expect(
      page.locator('.builder-custom-code :is(script, object, [srcdoc], [action])'),
    ).toHaveCount(0)
    expect(await host.computed(page.getByText('kept'), 'color')).toBe('rgb(1, 2, 3)')
    expect(await said(host)).toEqual([])
    expect(host.takeProblems().filter((problem) => problem.startsWith('uncaught'))).toEqual([])
  })

  test('runs its scripts once, in order and in position', async ({ host, page }) => {
    await mount(host, SCRIPTS, { allowScripts: true })
    await expect
      .poll(() => said(host))
      .toEqual(['root i', 'place p', 'second', 'shared 1', 'third', 'module'])
    await expect(page.getByText('WrittenPlayed')).toBeVisible()
    await expect(page.locator('script[data-again]')).toHaveCount(1)
    expect(host.takeProblems()).toEqual([expect.stringContaining('failed: from content')])

    await page.evaluate(async () => {
      window.mounted?.update({ data: { changed: true } })
      await window.mounted?.reload()
    })
    expect(await said(host)).toHaveLength(6)
    expect(await page.evaluate(() => Object.getOwnPropertyNames(document))).not.toContain('write')
  })
})
