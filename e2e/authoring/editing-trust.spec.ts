import { expect } from '../fixtures'
import type { EditorPage } from '../support/pageObjects/EditorPage'
import { edit, storyOf, test, textBlock, texts } from '../support/pageObjects/editing'

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
})
