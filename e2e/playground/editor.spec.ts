import { expect, test } from '../support/playground'

const text = (id: string, words: string) => ({
  '@type': '@builder.io/sdk:Element',
  id,
  component: { name: 'Text', options: { text: words } },
})

const story = {
  id: 'story-1',
  name: 'Story',
  published: 'published',
  data: {
    blocks: [
      text('builder-first', 'Once upon a time'),
      text('builder-second', 'they lived happily'),
      {
        '@type': '@builder.io/sdk:Element',
        id: 'builder-button',
        component: { name: 'Core:Button', options: { text: 'Read on', link: '/elsewhere' } },
      },
    ],
  },
}

test('an author chooses, changes, moves and resets blocks on the page, and strangers cannot', async ({
  playground,
  content,
}) => {
  await content.save('story', story)
  const { page, preview, tool } = playground
  await playground.open('panel=editor&entry=story-1')
  const order = () =>
    preview
      .locator('[builder-id]')
      .evaluateAll((elements) => elements.map((element) => element.getAttribute('builder-id')))
  await expect(tool.getByRole('tree', { name: 'Blocks' }).getByRole('treeitem')).toHaveText([
    /Once upon/,
    /they lived/,
    /Read on/,
  ])
  await expect(tool.getByRole('button', { name: 'Reset' })).toBeDisabled()

  // A click on the page chooses: the link is not followed.
  await playground.block('builder-button').click()
  await expect(tool.getByRole('heading', { name: 'Button' })).toBeVisible()
  await expect(playground.block('builder-button')).toHaveCSS('outline-style', 'solid')
  await tool.getByRole('textbox', { name: 'Text' }).fill('Go on')
  await expect(preview.getByRole('link', { name: 'Go on' })).toBeVisible()
  await tool.getByRole('switch', { name: /new tab/i }).click()
  await expect(preview.getByRole('link', { name: 'Go on' })).toHaveAttribute('target', '_blank')
  expect(await playground.findingsInBothThemes()).toEqual([])

  // By keyboard alone, from the list.
  await tool.getByRole('button', { name: 'Back to all blocks' }).click()
  await tool.getByRole('treeitem', { name: /Once upon/ }).focus()
  await expect(playground.block('builder-first')).toHaveCSS('outline-style', 'dashed')
  await page.keyboard.press('Enter')
  await expect(tool.getByRole('heading', { name: 'Text' })).toBeFocused()
  await page.keyboard.press('Alt+ArrowDown')
  await expect.poll(order).toEqual(['builder-second', 'builder-first', 'builder-button'])
  await tool.getByRole('button', { name: 'Move up' }).click()
  await expect.poll(order).toEqual(['builder-first', 'builder-second', 'builder-button'])
  await tool.getByRole('textbox', { name: /Text/ }).fill('<p>Long <b>ago</b></p>')
  await expect(playground.block('builder-first')).toHaveText('Long ago')

  // Every change went by message, and the log has what was said.
  await tool.getByRole('tab', { name: /Messages/ }).click()
  const log = tool.getByRole('region', { name: 'Message log' })
  for (const [name, data] of [
    [/To the page: patchUpdates/, '/component/options/text'],
    [/To the page: contentUpdate/, 'builder-second'],
    [/From the page: contentResults/, 'Once upon a time'],
  ] as const) {
    const row = log.getByRole('listitem').filter({ hasText: name }).first()
    await row.getByRole('button').click()
    await expect(row.locator('pre')).toContainText(data)
  }

  await tool.getByRole('button', { name: 'Send from another origin' }).click()
  await expect(tool.getByRole('status')).toContainText(
    'Refused. It arrived from origin “null”, and all 3 blocks are as they were.',
  )
  await expect(playground.block('builder-first')).toHaveText('Long ago')
  await expect(log.getByRole('button', { name: /another origin, refused/ })).toHaveCount(1)
  expect(await playground.findingsInBothThemes()).toEqual([])
  await log.getByRole('button', { name: 'Clear' }).click()
  await expect(log.getByRole('listitem')).toHaveCount(0)

  await tool.getByRole('button', { name: 'Reset' }).click()
  await expect(playground.block('builder-first')).toHaveText('Once upon a time')
  await expect(preview.getByRole('link', { name: 'Read on' })).toBeVisible()
  expect(await order()).toEqual(['builder-first', 'builder-second', 'builder-button'])
  expect(await content.events()).toEqual([])
})
