import { expect, test } from '../fixtures'
import { watch } from '../support/checks/watch'
import { block, boxOf, text } from '../support/content/contentBlocks'
import { formOf, labelled } from '../support/content/formContent'
import { everything } from '../support/served/servedContent'
import {
  contentRequests,
  expectHydrated,
  openServed,
  serveEntry,
} from '../support/served/servedHost'
import { serve } from '../support/served/servedPage'
import { inBothForms } from '../support/site/inBothForms'

test.describe('hydration', () => {
  test('keeps the elements with their values, checked state, selection and focus', async ({
    host,
    page,
  }) => {
    await openServed(host, everything, { script: 'none' })
    await page.getByLabel('Name').fill('Ada')
    await page.locator('textarea').fill('Typed before')
    await page.locator('[name=city]').fill('Lyon')
    await page.locator('select').selectOption('b')
    await page.getByRole('checkbox').check()
    await page.getByLabel('Name').focus()
    const field = await page.getByLabel('Name').elementHandle()

    await page.addScriptTag({ url: '/embed.js' })
    await expect(page.getByText('Slide 3')).toBeAttached()
    await expect(page.getByLabel('Name')).toBeFocused()
    await expect(page.getByLabel('Name')).toHaveValue('Ada')
    await expect(page.locator('textarea')).toHaveValue('Typed before')
    await expect(page.locator('[name=city]')).toHaveValue('Lyon')
    await expect(page.locator('select')).toHaveValue('b')
    await expect(page.getByRole('checkbox')).toBeChecked()
    expect(await field?.evaluate((element) => element.isConnected)).toBe(true)
    await page.keyboard.type(' Lovelace')
    await expect(page.getByLabel('Name')).toHaveValue('Ada Lovelace')
    await page.getByRole('button', { name: 'Count' }).click()
    await expect(page.getByText('Counted 2')).toBeVisible()
    await page.getByRole('tab', { name: 'Two' }).click()
    await expect(page.getByText('Panel Two')).toBeVisible()
  })

  test('a form that is sent before it reaches its address', async ({ host, page, content }) => {
    const options = {
      sendSubmissionsTo: 'custom',
      action: `${host.contentHost}/api/submissions/early`,
    }
    const form = formOf(options, labelled('Name', { name: 'name' }))
    await openServed(host, { id: 'early', data: { blocks: [form] } }, { script: 'none' })
    await page.getByLabel('Name').fill('Ada')
    await page.getByRole('button', { name: 'Send' }).click()
    expect((await content.submission()).form).toBe('early')
  })

  test('waits for markup that is still being parsed', async ({ host, page }) => {
    await openServed(host, everything, { script: 'head' })
    await expect(page.getByText('Slide 3')).toBeAttached()
    expect(await contentRequests(host)).toBe(0)
  })
})

test.describe('markup that cannot be hydrated', () => {
  const foreign = [
    { name: 'data that is not JSON', from: '{"version"', to: '{version' },
    { name: 'markup of another version', from: '"version":"', to: '"version":"9' },
    { name: 'a foreign shadow root', from: ' data-sb-served>', to: ' data-other>' },
    { name: 'a template without a shadow root', from: 'shadowrootmode', to: 'data-unknown' },
    { name: 'content of another model', from: '"model":"page","entry"', to: '"model":"x","entry"' },
  ]
  test('is replaced by fetched content', async ({ host, page }) => {
    const rendered = await serveEntry(host, everything, { options: { url: '/' } })
    for (const { name, from, to } of foreign) {
      await test.step(name, async () => {
        expect(rendered.html).toContain(from)
        serve(host.site, '/served', { ...rendered, html: rendered.html.replace(from, to) })
        await host.open('/served')
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.getByText('Slide 1')).toHaveCount(0)
        await expectHydrated(page)
      })
    }
  })

  test('a preview shows the fetched content', async ({ host, page }) => {
    await openServed(host, everything, { options: { url: '/' }, search: '?builder.preview=page' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('Slide 1')).toHaveCount(0)
  })
})

inBothForms(test, () => {
  test('keeps the elements of an entry whose tests have ended', async ({ host, page }) => {
    const ended = { id: 'ended', data: { blocks: [text('one', 'One')] }, variations: {} }
    await openServed(host, ended, { script: 'none' })
    const shown = await page.getByText('One').elementHandle()
    await page.addScriptTag({ url: '/embed.js' })
    await expectHydrated(page)
    expect(await shown?.evaluate((element) => element.isConnected)).toBe(true)
  })

  test('keeps elements whose data it lacks, and shows what an author changes in them', async ({
    host,
    page,
  }) => {
    const blocks = [
      text('still', 'Still'),
      block('count', 'Core:Button', { text: 'Count' }, { actions: { click: 'state.n++' } }),
      text('counted', 'Counted {{state.n}}'),
      boxOf({ id: 'builder-list', children: [text('in-box', 'In a box')] }),
    ]
    const { html } = await openServed(
      host,
      { id: 'partial', data: { blocks, state: { n: 0 } } },
      {
        options: { url: '/' },
        script: 'none',
      },
    )
    expect(html.split('In a box')).toHaveLength(2)
    const shown = await page.getByText('In a box').elementHandle()
    await page.addScriptTag({ url: '/embed.js' })
    await expectHydrated(page)
    expect(await shown?.evaluate((element) => element.isConnected)).toBe(true)
    await page.getByRole('button', { name: 'Count' }).click()
    await expect(page.getByText('Counted 1')).toBeVisible()
    expect(await contentRequests(host)).toBe(0)
    const lists = page.locator('.builder-blocks').first()
    await expect(lists).toHaveCSS('display', 'flex')

    await page.locator('site-blocks').evaluate(async (element) => {
      const { widget } = element as HTMLElement & { widget: { reload(): Promise<void> } }
      await widget.reload()
    })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('In a box')).toHaveCount(0)
    await expect(lists).toHaveCSS('display', 'flex')
    expect(await contentRequests(host)).toBe(1)
  })

  test('keeps the server’s markup on a page whose Trusted Types refuse our policy', async ({
    host,
    page,
  }) => {
    const html =
      '<p style="color: rgb(1, 2, 3)">One <b>bold</b></p><table><tr><td>Cell</td></tr></table>'
    const blocks = [
      text('rich', html),
      block('code', 'Custom Code', { code: html }),
      block('embed', 'Embed', { content: html }),
      boxOf({ id: 'builder-list', children: [text('in-box', html), text('plain', 'Plain')] }),
    ]
    const nonce = 'N'
    const policy = `script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; connect-src ${host.contentHost}; require-trusted-types-for 'script'; trusted-types other`
    for (const allData of [false, true]) {
      const served = { options: { url: '/', nonce, allData }, policy, nonce }
      await openServed(host, { id: 'marked', data: { blocks } }, served)
      await expectHydrated(page)
      await expect(page.locator('td')).toHaveCount(4)
      await expect(page.locator('b')).toHaveText(Array(4).fill('bold'))
      await expect(page.locator('site-blocks p').first()).toHaveCSS('color', 'rgb(1, 2, 3)')
      expect(await contentRequests(host)).toBe(0)
      const said = host.takeProblems()
      expect(said.filter((problem) => problem.includes('SiteBlocks: '))).toEqual([
        expect.stringContaining('HTML is shown as plain text'),
      ])
    }
  })

  test('nothing static moves when the widget hydrates', async ({ host, page }) => {
    const image = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E'
    const columns = (id: string, ...inside: object[]) =>
      block(id, 'Columns', {
        columns: [
          { width: 30, blocks: [text(`${id}-a`, 'A'), ...inside] },
          { width: 70, blocks: [text(`${id}-b`, 'B')] },
        ],
      })
    const box = (id: string, ...children: object[]) => boxOf({ id: `builder-${id}`, children })
    const content = { id: 'part', data: { blocks: [box('in-symbol', columns('symbol-row'))] } }
    const blocks = [
      box('outer', box('inner', columns('row', box('deep', columns('deep-row'))))),
      block('part', 'Symbol', { symbol: { model: 'part', entry: 'part', content } }),
      box('media', block('picture', 'Image', { image, lazy: true, aspectRatio: 0.1 })),
      block('film', 'Video', { video: '/favicon.ico', aspectRatio: 0.1 }),
    ]
    const boxes = () =>
      page
        .locator('.builder-column, picture > img, video > source')
        .evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())))
    const entry = { id: 'static', data: { blocks } }
    await openServed(host, entry, { script: 'none' })
    const served = await boxes()
    expect(served).toHaveLength(8)

    const seen = await watch(page)
    await openServed(host, entry)
    await expectHydrated(page)
    expect(await boxes()).toEqual(served)
    expect((await seen()).shift).toBe(0)
  })
})
