import { expect, type HostPage, test } from '../fixtures'

declare global {
  interface Window {
    /** What scripts of the content have said. */
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
  <i id="mark"></i>
  <script>said.push('root ' + SiteBlocks.currentRoot.getElementById('mark').localName)</script>
  <script src="/embed.js" data-again></script>
  <script type="application/json">{"said": 1}</script>
  <script>for (var n = 0; n < 1; n++) { var style = 'second'; said.push(style) }</script>
  <script>throw new Error('from content')</script>
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
  for (const allowScripts of [false, true]) {
    test(`holds no way to run anything but scripts, with allowScripts ${allowScripts}`, async ({
      host,
      page,
    }) => {
      await page.route('https://frame.invalid/**', (route) => route.fulfill({ body: 'framed' }))
      await mount(host, HOSTILE, { allowScripts })
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
  }

  test('runs its scripts in order, once, where the site allows them', async ({ host, page }) => {
    await mount(host, SCRIPTS, { allowScripts: true })
    await expect.poll(() => said(host)).toEqual(['root i', 'second', 'third'])
    await expect(page.locator('head script[data-again]')).toHaveCount(1)
    expect(host.takeProblems()).toEqual([expect.stringContaining('failed: from content')])

    await page.evaluate(async () => {
      window.mounted?.update({ data: { changed: true } })
      await window.mounted?.reload()
    })
    expect(await said(host)).toHaveLength(3)
  })

  test('runs none where the site does not allow them, and says so', async ({ host }) => {
    await mount(host, SCRIPTS)
    await expect.poll(() => host.problems).toHaveLength(1)
    expect(host.takeProblems()).toEqual([
      expect.stringContaining('<script> was left out, since the site does not run scripts'),
    ])
    expect(await said(host)).toEqual([])
  })
})
