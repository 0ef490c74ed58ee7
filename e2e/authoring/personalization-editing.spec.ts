import { expect } from '../fixtures'
import { EDITING, first, storyOf, test } from '../support/editing'
import { containerOf, forPlan } from '../support/PersonalPage'

const container = (options: object) => containerOf([forPlan('free'), forPlan('pro')], options)

test.describe('an author who edits personalized content', () => {
  test('sees the variant chosen in the editor, regardless of targeting', async ({
    content,
    editor,
    host,
  }) => {
    await editor.open(`${host.site.url}/story${EDITING}`)
    await expect(editor.content.getByText('Once upon a time')).toBeVisible()
    const shown = editor.content.locator('.builder-personalization-container')
    for (const { previewingIndex, expected } of [
      { previewingIndex: undefined, expected: 'Hello, all' },
      { previewingIndex: 0, expected: 'Hello, free' },
      { previewingIndex: 1, expected: 'Hello, pro' },
      { previewingIndex: null, expected: 'Hello, all' },
      { previewingIndex: 9, expected: 'Hello, all' },
    ]) {
      const data = storyOf(first, container({ previewingIndex }))
      await editor.say('contentUpdate', { key: 'story', data })
      await expect(shown).toHaveText(expected)
    }
    await editor.say('patchUpdates', {
      data: {
        personal: [{ op: 'replace', path: '/component/options/previewingIndex', value: 1 }],
      },
    })
    await expect(shown).toHaveText('Hello, pro')
    await content.save('story', storyOf(first, container({ previewingIndex: 0 })))
    await editor.say('overrideUserAttributes', { plan: 'pro' })
    await expect(shown).toHaveText('Hello, free')
  })
})
