import { expect, test } from '../fixtures'
import { boundBox, goButton, text } from '../support/content/contentBlocks'
import type { HostPage } from '../support/pageObjects/HostPage'
import { mountEntry } from '../support/pageObjects/mountEntry'

test.describe('requests of the content', () => {
  test('follow the state, and a failure does not affect the page', async ({ host, page }) => {
    const asked: string[] = []
    await page.route('**/data/**', (route) => {
      const { pathname } = new URL(route.request().url())
      asked.push(pathname)
      return pathname.includes('broken')
        ? route.fulfill({ status: 500, body: 'no' })
        : route.fulfill({ json: { name: `answer to ${pathname}` } })
    })
    const data = {
      state: { id: 7 },
      httpRequests: {
        product: '/data/{{state.id}}',
        broken: '/data/broken',
        own: { '@type': '@builder.io/core:Request', request: { url: '/data/own', method: 'POST' } },
      },
      blocks: [
        boundBox('name', 'state.product.name'),
        boundBox('own', 'state.own.name'),
        goButton('state.id = 9'),
      ],
    }
    await mountEntry(host, { data })
    await expect(host.block('name')).toHaveText('answer to /data/7')
    await expect(host.block('own')).toHaveText('answer to /data/own')
    await page.getByRole('button').click()
    await expect(host.block('name')).toHaveText('answer to /data/9')
    expect(asked.sort()).toEqual(['/data/7', '/data/9', '/data/broken', '/data/own'])
    await expect.poll(() => host.problems.join()).toContain('request "broken"')
    host.takeProblems()
  })

  test('of code and actions send no cookies and are aborted with the entry', async ({
    host,
    page,
  }) => {
    await page.route('**/data/**', (route) => {
      if (route.request().url().includes('slow')) return
      const { cookie = 'none' } = route.request().headers()
      return route.fulfill({ json: { items: [1, 2], cookie } })
    })
    const load =
      'async function load() { const r = await fetch("/data/a"); const d = await r.json(); state.cookie = d.cookie; state.items = d.items } load()'
    const blocks = [
      boundBox('items', 'state.items.length + " " + state.cookie'),
      goButton(
        'fetch("/data/b").then(r => r.json()).then(d => { state.items = state.items.concat(d.items) })',
      ),
    ]
    await page.context().addCookies([{ name: 'session', value: '1', url: host.site.url }])
    await mountEntry(host, { data: { jsCode: load, state: { items: [] }, blocks } })
    await expect(host.block('items')).toHaveText('2 none')
    await page.getByRole('button').click()
    await expect(host.block('items')).toHaveText('4 none')

    const slow = page.waitForRequest('**/data/slow')
    const content = {
      id: 'entry-2',
      data: { jsCode: 'fetch("/data/slow").then(() => 1)', blocks: [] },
    }
    await page.evaluate((next) => window.mounted?.update({ content: next as never }), content)
    await slow
    const given = page.waitForEvent('requestfailed')
    await page.evaluate(() => window.mounted?.unmount())
    expect((await given).failure()?.errorText).toContain('ABORTED')
  })

  test('are aborted with the widget', async ({ host, page }) => {
    await page.route('**/data/**', () => {})
    await mountEntry(host, { data: { httpRequests: { a: '/data/slow' }, blocks: [] } })
    const given = page.waitForEvent('requestfailed')
    await page.evaluate(() => window.mounted?.unmount())
    expect((await given).failure()?.errorText).toContain('ABORTED')
  })
})

test.describe('code of the content', () => {
  const jsCode = "state.said = 'from code'; window.codeRan = (window.codeRan || 0) + 1"
  const ran = (host: HostPage) =>
    host.page.evaluate(() => (window as { codeRan?: number }).codeRan ?? 0)

  test('runs once if the site allows it', async ({ host, page }) => {
    const data = { jsCode, blocks: [boundBox('said', 'state.said')] }
    await mountEntry(host, { data, options: { allowScripts: true } })
    await expect(host.block('said')).toHaveText('from code')
    await page.evaluate(() => window.mounted?.update({ data: { other: 1 } }))
    expect(await ran(host)).toBe(1)
  })

  test('runs in the expression language otherwise, and unsupported code is reported', async ({
    host,
    page,
  }) => {
    await mountEntry(host, { data: { jsCode, blocks: [boundBox('said', 'state.said')] } })
    await expect(host.block('said')).toHaveText('from code')
    expect(await ran(host)).toBe(0)
    await host.expectProblems([
      expect.stringMatching(/the code of entry "entry-1", line.*"window".*allowScripts: true/),
    ])
    // Code as editors store it.
    const stored = [
      { code: 'state.said={expanded:!0}.expanded', said: 'true' },
      {
        code: 'function main(){return Promise.resolve().then(function(){})}state.said="initial";var _virtual_index=main();return _virtual_index',
        said: 'initial',
      },
      {
        code: 'if(Builder.isBrowser){state.said="browser"}if(Builder.isServer){state.said="server"}',
        said: 'browser',
      },
      {
        code: 'var t=new Date(2e3);state.said=Math.round((t-new Date(0))/1e3)+" s";setTimeout(function(){state.said="later"},1)',
        said: 'later',
      },
    ]
    for (const [index, { code, said }] of stored.entries()) {
      const content = {
        id: `entry-${index}`,
        data: { jsCode: code, blocks: [boundBox('said', 'state.said')] },
      }
      await page.evaluate((next) => window.mounted?.update({ content: next as never }), content)
      await expect(host.block('said')).toHaveText(said)
    }
  })

  for (const broken of ["throw new Error('oops')", 'this is no code']) {
    test(`does not affect the page if it fails: ${broken}`, async ({ host, page }) => {
      const data = { jsCode: broken, blocks: [text('t', 'Shown')] }
      await mountEntry(host, { data, options: { allowScripts: true } })
      await expect(page.getByText('Shown')).toBeVisible()
      await host.expectProblems([expect.stringContaining('a script in entry "entry-1" failed')])
    })
  }
})

test.describe('expressions in full JavaScript', () => {
  const data = {
    state: { name: 'Ada', n: 1 },
    blocks: [
      text('t', '{{new (class { name = "Ado" })().name}}'),
      boundBox('n', 'state.n'),
      goButton('state.n = (class Ada {}).name'),
    ],
  }

  test('do not run by default', async ({ host, page }) => {
    await mountEntry(host, { data })
    await page.getByRole('button').click()
    await expect(host.block('n')).toHaveText('1')
    expect(await page.locator('.builder-text').textContent()).toBe('')
    const problems = host.takeProblems()
    expect(problems).toHaveLength(2)
    expect(problems[0]).toContain('block "builder-t"')
    expect(problems[1]).toContain('block "builder-go"')
  })

  test('run through the site’s own evaluate()', async ({ host, page }) => {
    await host.open('/api')
    await page.evaluate(
      async (content) => {
        await window.SiteBlocks.mount('#app', {
          apiKey: 'roastery-demo',
          model: 'page',
          canTrack: false,
          content,
          evaluate: (code: string, scope: object) =>
            new Function('scope', `with (scope) { ${code} }`)(scope),
        } as never).ready
      },
      { id: 'entry-1', data },
    )
    await expect(page.getByText('Ado', { exact: true })).toBeVisible()
    await page.getByRole('button').click()
    await expect(host.block('n')).toHaveText('Ada')
  })
})
