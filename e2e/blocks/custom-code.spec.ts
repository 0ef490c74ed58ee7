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

/** Markup that renders the same with and without scripts. */
const HARMLESS = [
  '<p class="a" title="b">c <em>d</em></p>',
  '<lottie-player src="https://a.test/b.json" background="transparent" speed="1" loop="" autoplay="" style="width: 300px;"></lottie-player>',
  '<own-card><span slot="title">a</span></own-card><slot name="b">c</slot>',
  '<svg style="display: none;"><symbol id="ic" viewBox="0 0 10 10"><circle cx="5" cy="5" r="5"></circle></symbol></svg><svg width="10"><use href="#ic"></use><use xlink:href="#ic"></use></svg>',
  '<script type="application/json" id="data">{"a": "<b>"}</script>',
  '<script type="text/x-handlebars-template" id="t">{{#if a}}<p onclick="b()">{{ c }}</p>{{/if}}</script>',
  '<table><tbody><script type="text/template"><tr></tr></script><tr><td>a</td></tr></tbody></table>',
  '<template id="row"><li style="top: 0px;">a</li><script type="text/template">b</script></template>',
  '<textarea><script style="a"></textarea>',
  '<iframe src="https://frame.invalid/e" width="10" sandbox="allow-scripts" loading="lazy" allowfullscreen=""></iframe>',
]

/** Markup that needs scripts, and its name in the warning when they are off. */
const NAMED: Readonly<Record<string, string>> = {
  "<script>said.push('script')</script>": '<script>',
  '<script type="text/babel">a</script>': '<script type="text/babel">',
  '<b onclick="said.push(\'click\')">a</b>': 'attribute "onclick"',
  '<a href="javascript:said.push(\'link\')">a</a>': 'href="javascript:…"',
  '<own-link to="javascript:said.push(\'own\')">a</own-link>': 'to="javascript:…"',
  '<object data="https://frame.invalid/d"></object>': '<object>',
  '<iframe src="http://frame.invalid/c"></iframe>': '<iframe src="http://frame.invalid/c">',
  '<button is="own-button">a</button>': 'attribute "is"',
  '<site-blocks model="a" allow-scripts></site-blocks>': '<site-blocks>',
  '<svg><use href="/a.svg#b"></use></svg>': '<use> of another document',
  '<base href="https://frame.invalid/">': '<base>',
}

/** The HTML of a Custom Code block, and `html` as a parser writes it. */
function shownAndParsed(host: HostPage, html: string): Promise<[string, string]> {
  return host.page.locator('.builder-custom-code').evaluate((box, parsed) => {
    const plain = document.createElement('div')
    plain.innerHTML = parsed
    return [box.innerHTML, plain.innerHTML]
  }, html)
}

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

  test('keeps harmless markup unchanged', async ({ host, page }) => {
    await page.route('https://frame.invalid/**', (route) => route.fulfill({ body: 'framed' }))
    await mount(host, HARMLESS.join('\n'))
    const [shown, parsed] = await shownAndParsed(host, HARMLESS.join('\n'))
    expect(shown.split('\n')).toEqual(parsed.split('\n'))
  })

  test('reports each kind of dropped markup once, with the remedy', async ({ host, page }) => {
    const kinds = Object.keys(NAMED).join('\n')
    await mount(host, kinds + kinds)
    await expect.poll(() => host.problems).toHaveLength(Object.keys(NAMED).length)
    const problems = host.takeProblems()
    for (const what of Object.values(NAMED)) {
      const named = problems.filter((one) =>
        one.includes(`block "builder-code": ${what} was left out, since`),
      )
      expect(named, what).toEqual([expect.stringMatching(/allowScripts: true|Put |https address/)])
    }
    expect(await said(host)).toEqual([])
    await expect(page.locator('.builder-custom-code script')).toHaveCount(0)
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
