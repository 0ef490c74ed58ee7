import { block, text } from '../support/content/contentBlocks'
import { expect, test } from '../support/workbench/playground'

/** Milliseconds since 1970. */
function happenedAt(data: Record<string, unknown>): number {
  return (data.metadata as { happenedAt: number }).happenedAt
}

const story = {
  id: 'story-1',
  name: 'Story',
  published: 'published',
  data: {
    blocks: [
      text('builder-first', 'Once upon a time'),
      text('builder-second', 'they lived happily'),
      block('builder-button', 'Core:Button', { text: 'Read on', link: '/elsewhere' }),
    ],
  },
}

test('edits under Content reach the page as messages', async ({ playground, content }) => {
  await content.save('story', story)
  const { page, preview, tool } = playground
  const order = () =>
    preview
      .locator('[builder-id]')
      .evaluateAll((elements) => elements.map((element) => element.getAttribute('builder-id')))
  const log = tool.getByRole('region', { name: 'Message log' })
  await playground.open('panel=messages&entry=story-1')
  await expect(tool.getByRole('heading', { name: 'Events' })).toBeVisible()
  await expect(tool.getByRole('tab', { name: 'Messages' })).toHaveCount(0)
  await page.getByRole('button', { name: /^Conditions/ }).click()
  const editor = page.getByRole('group', { name: 'Visual editor' })
  await editor.getByRole('button', { name: 'Connected' }).click()
  await page.keyboard.press('Escape')
  await playground.openStep('Watch', 'Messages')
  await expect(log.getByRole('button', { name: /From the page: contentResults/ })).toBeVisible()
  const connectedAt = Date.now()

  // A click on the page chooses a block instead of following the link.
  await playground.openStep('Content')
  await tool.getByRole('button', { name: 'Blocks' }).click()
  await expect(tool.getByRole('treeitem')).toHaveCount(3)
  await playground.block('builder-button').click()
  await expect(playground.block('builder-button')).toHaveCSS('outline-style', 'solid')
  await tool.getByRole('textbox', { name: 'Text' }).fill('Go on')
  await expect(preview.getByRole('link', { name: 'Go on' })).toBeVisible()

  // The same by keyboard, from the outline.
  await tool.getByRole('treeitem', { name: /Once upon/ }).focus()
  await expect(playground.block('builder-first')).toHaveCSS('outline-style', /solid|dashed/)
  await page.keyboard.press('Enter')
  await tool.getByRole('textbox', { name: 'Layer name' }).focus()
  await page.keyboard.press('Alt+ArrowDown')
  await expect.poll(order).toEqual(['builder-second', 'builder-first', 'builder-button'])
  await tool.getByRole('button', { name: 'Move up' }).click()
  await expect.poll(order).toEqual(['builder-first', 'builder-second', 'builder-button'])

  // Every change was sent as a message and is in the log.
  await playground.openStep('Watch', 'Messages')
  for (const [name, data] of [
    [/To the page: patchUpdates/, '/component/options/text'],
    [/To the page: contentUpdate/, 'builder-second'],
    [/From the page: contentResults/, 'Once upon a time'],
  ] as const) {
    const row = log.getByRole('listitem').filter({ hasText: name }).first()
    await row.getByRole('button').click()
    await expect(row.locator('pre')).toContainText(data)
  }

  expect(await playground.findingsInBothThemes()).toEqual([])
  await log.getByRole('button', { name: 'Clear' }).click()
  await expect(log.getByRole('listitem')).toHaveCount(0)

  await playground.openStep('Content')
  await tool.getByRole('button', { name: 'Discard' }).click()
  await expect(preview.getByRole('link', { name: 'Read on' })).toBeVisible()
  const recorded = await content.events()
  const whileConnected = recorded.filter(({ data }) => happenedAt(data) > connectedAt)
  expect(whileConnected).toEqual([])
})
