import type { Frame, Page } from 'playwright/test'
import { expect } from '../fixtures'
import { block } from '../support/content/contentBlocks'
import { EDITING, storyOf, test, textBlock, texts } from '../support/pageObjects/editing'
import type { HostPage } from '../support/pageObjects/HostPage'

const published = storyOf(textBlock('first', 'As it was published'))

/** Mounts `content` as a static site does, which has fetched it when it was built. */
async function mountGiven(
  view: Page | Frame,
  host: HostPage,
  content: object,
  options: object = {},
): Promise<void> {
  await view.waitForFunction(() => 'SiteBlocks' in window)
  await view.evaluate((given) => window.SiteBlocks.mount('#app', given as never), {
    apiKey: 'roastery-demo',
    model: 'story',
    host: host.contentHost,
    content,
    ...options,
  })
}

test.describe('a page that passes its content', () => {
  test('shows the draft by the preview link, and to visitors what is published', async ({
    host,
    page,
  }) => {
    await host.open('/api?builder.preview=story&builder.overrides.story=story-1')
    await mountGiven(page, host, published)
    await expect(page.getByText('Once upon a time')).toBeVisible()
    await host.open('/api')
    await mountGiven(page, host, published)
    await expect(page.getByText('As it was published')).toBeVisible()
  })

  test('keeps it where there is no draft, and the console says so', async ({ host, page }) => {
    await host.open('/api?builder.preview=story')
    await mountGiven(page, host, { ...published, id: 'not-there' })
    await expect(page.getByText('As it was published')).toBeVisible()
    await host.expectProblems([
      expect.stringContaining('the page shows the content that it passed, since no draft came'),
    ])
  })

  test('shows the draft of a symbol that it includes', async ({ host, page }) => {
    const symbol = block('part', 'Symbol', {
      symbol: { model: 'story', entry: 'story-1', content: published },
    })
    await host.open('/api?builder.preview=story&builder.overrides.story=story-1')
    await mountGiven(page, host, { id: 'home', data: { blocks: [symbol] } }, { model: 'page' })
    await expect(page.getByText('Once upon a time')).toBeVisible()
  })

  test('is edited like others', async ({ editor, host }) => {
    await editor.open(`${host.site.url}/api${EDITING}`)
    await mountGiven(await editor.frame(), host, published)
    await expect.poll(() => texts(editor)).toEqual(['Once upon a time', 'they lived happily'])
    const told = (await editor.received()).map(({ type }) => type.replace('builder.', ''))
    expect(told.slice(-3)).toEqual(['updateContent', 'updateContent', 'contentResults'])
    await editor.say('contentUpdate', { key: 'story', data: storyOf(textBlock('first', 'Edited')) })
    await expect.poll(() => texts(editor)).toEqual(['Edited'])
  })

  for (const { allowScripts, marks } of [
    { allowScripts: true, marks: ['one', 'two'] },
    { allowScripts: false, marks: [] },
  ]) {
    test(`runs its scripts while it is edited with allowScripts ${allowScripts}`, async ({
      editor,
      host,
    }) => {
      const marking = (mark: string) =>
        storyOf(
          block('code', 'Custom Code', {
            code: `<p>${mark}</p><script>(window.marks ||= []).push('${mark}')</script>`,
          }),
        )
      await editor.open(`${host.site.url}/api${EDITING}`)
      const frame = await editor.frame()
      await mountGiven(frame, host, published, { allowScripts })
      await expect(editor.content.getByText('Once upon a time')).toBeVisible()
      for (const mark of ['one', 'two']) {
        await editor.say('contentUpdate', { key: 'story', data: marking(mark) })
        await expect(editor.content.getByText(mark)).toBeVisible()
      }
      const seen = () => frame.evaluate(() => (window as { marks?: string[] }).marks ?? [])
      await expect.poll(seen).toEqual(marks)
      if (!allowScripts) {
        await host.expectProblems([expect.stringContaining('<script> was left out')])
      }
    })
  }
})
