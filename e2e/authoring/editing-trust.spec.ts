import { expect } from '../fixtures'
import type { EditorPage } from '../support/EditorPage'
import { EDITING, edit, storyOf, test, textBlock, texts } from '../support/editing'

test.describe('edits are ignored', () => {
  const defaced = storyOf(textBlock('first', 'defaced'))

  /** Messages that could change the content or make the page answer. */
  const attempts: readonly [name: string, data?: unknown][] = [
    ['ping'],
    ['getComponents'],
    ['contentUpdate', { key: 'story', data: defaced }],
    ['contentUpdate', { modelName: 'story', data: defaced }],
    ['patchUpdates', { data: { first: [{ op: 'remove', path: '/component' }] } }],
    ['overrideUserAttributes', { plan: 'pro' }],
    ['editingMode', true],
    ['evaluate', { text: 'document.body.remove()', arguments: [], id: 1 }],
  ]

  async function expectUntouched(editor: EditorPage): Promise<void> {
    await editor.settle()
    expect(await texts(editor)).toEqual(['Once upon a time', 'they lived happily'])
    await expect(editor.content.locator('body')).toHaveClass('')
  }

  test('from an untrusted origin, which receives no messages', async ({ stranger, host }) => {
    await edit(stranger, host)
    for (const [name, data] of attempts) await stranger.say(name, data)
    await expectUntouched(stranger)
    expect(await stranger.received()).toEqual([])
  })

  test('from a sibling frame, even of the trusted origin', async ({ editor, host }) => {
    await edit(editor, host)
    const before = await editor.received()
    for (const [name, data] of attempts) await editor.sayFromSibling(name, data)
    await expectUntouched(editor)
    expect(await editor.received()).toEqual(before)
  })

  test('on a page whose address does not request editing', async ({ editor, host }) => {
    await edit(editor, host, '')
    for (const [name, data] of attempts) await editor.say(name, data)
    await expectUntouched(editor)
    expect(await editor.received()).toEqual([])
  })

  test('on a page outside a frame', async ({ editor, host }) => {
    await editor.page.goto(`${editor.origin}/api`)
    const [opened] = await Promise.all([
      editor.page.waitForEvent('popup'),
      editor.page.evaluate(
        (address) => Object.assign(window, { opened: window.open(address) }) && undefined,
        `${host.site.url}/story${EDITING}`,
      ),
    ])
    await expect(opened.getByText('Once upon a time')).toBeVisible()
    await opened.evaluate(() => {
      const heard: unknown[] = []
      addEventListener('message', ({ data }) => heard.push(data.type))
      Object.assign(window, { heard })
    })
    await editor.page.evaluate(
      (messages) => {
        const { opened } = window as unknown as { opened: Window }
        for (const [name, data] of messages) {
          opened.postMessage({ type: `builder.${name}`, data }, '*')
        }
      },
      attempts.map(([name, data]) => [name, data] as const),
    )
    await expect
      .poll(() => opened.evaluate(() => (window as unknown as { heard: unknown[] }).heard))
      .toHaveLength(attempts.length)
    await opened.evaluate(() => new Promise((painted) => requestAnimationFrame(painted)))
    expect(await opened.locator('.builder-text').allInnerTexts()).toEqual([
      'Once upon a time',
      'they lived happily',
    ])
    await expect(opened.locator('body')).toHaveClass('')
  })
})
