import type { Locator } from 'playwright/test'
import { expect } from '../fixtures'
import {
  blockOf,
  edit,
  first,
  second,
  story,
  storyOf,
  test,
  textBlock,
  texts,
} from '../support/pageObjects/editing'

/** Marks the element of a block, so that a replaced element would be noticed. */
async function mark(block: Locator): Promise<void> {
  await block.evaluate((element) => element.setAttribute('data-marked', 'yes'))
}

test.describe('an editor on a trusted origin', () => {
  test('reorders, adds and removes blocks without replacing other elements', async ({
    editor,
    host,
  }) => {
    await edit(editor, host)
    await mark(blockOf(editor, 'first'))
    const added = textBlock('added', 'and so')
    await editor.say('contentUpdate', { key: 'story', data: storyOf(second, added, first) })
    await expect
      .poll(() => texts(editor))
      .toEqual(['they lived happily', 'and so', 'Once upon a time'])
    await editor.say('patchUpdates', {
      data: { 'story-1': [{ op: 'remove', path: '/data/blocks/0' }] },
    })
    await expect.poll(() => texts(editor)).toEqual(['and so', 'Once upon a time'])
    await expect(blockOf(editor, 'first')).toHaveAttribute('data-marked', 'yes')
  })

  test('resets the state and plays an animation', async ({ editor, host, content }) => {
    const bound = {
      ...textBlock('first', 'Once upon a time'),
      bindings: { 'component.options.text': "state.title || 'Once upon a time'" },
    }
    await content.save('story', storyOf(bound, second))
    await edit(editor, host)
    await editor.say('resetState', { model: 'story', state: { title: 'Another tale' } })
    await expect.poll(() => texts(editor)).toEqual(['Another tale', 'they lived happily'])

    const steps = [{ styles: { opacity: '0' } }, { styles: { opacity: '0.5' } }]
    await editor.say('triggerAnimation', { elementId: 'second', trigger: 'scrollInView', steps })
    await expect(blockOf(editor, 'second')).toHaveCSS('opacity', '0.5')
  })

  test('marks the page while editing, and no events are recorded', async ({
    editor,
    host,
    content,
  }) => {
    await edit(editor, host)
    const body = editor.content.locator('body')
    await editor.say('editingMode', true)
    await editor.say('editingPageMode', true)
    await expect(body).toHaveClass('builder-editing builder-editing-page')
    await editor.say('editingPageMode', false)
    await expect(body).toHaveClass('builder-editing')

    await blockOf(editor, 'first').click()
    const frame = await editor.frame()
    await frame.evaluate(() => document.querySelector('site-blocks')?.remove())
    await expect(body).toHaveClass('')
    expect(await content.events()).toEqual([])
    expect(await frame.evaluate(() => [document.cookie, localStorage.length])).toEqual(['', 0])

    const before = (await editor.received()).length
    await editor.say('ping')
    await editor.settle()
    expect(await editor.received()).toHaveLength(before)
  })

  test('fills the placeholder with a new entry', async ({ editor, host }) => {
    await editor.open(`${host.site.url}/api?builder.frameEditing=page&builder.preview=page`)
    const frame = await editor.frame()
    await frame.waitForFunction(() => 'SiteBlocks' in window)
    const shown = await frame.evaluate(async (contentHost) => {
      const widget = window.SiteBlocks.mount('#app', {
        apiKey: 'roastery-demo',
        model: 'page',
        url: '/not-published-yet',
        host: contentHost,
      })
      return widget.ready
    }, host.contentHost)
    expect(shown).toEqual({ id: 'preview', name: 'Preview', data: {} })
    await editor.say('contentUpdate', { key: 'page', data: { ...story, id: 'new' } })
    await expect(editor.content.getByText('Once upon a time')).toBeVisible()
  })
})
