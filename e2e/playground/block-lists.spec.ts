import { textOf } from '../support/content/contentBlocks'
import { KEYBOARD } from '../support/workbench/hands'
import { expect, type PlaygroundPage, test } from '../support/workbench/playground'

/** Opens pasted content with these paragraphs, as blocks. */
async function openParagraphs(playground: PlaygroundPage, texts: string[]) {
  const blocks = texts.map((text) => textOf(`<p>${text}</p>`))
  const json = JSON.stringify({ data: { blocks } })
  await playground.open(
    `panel=content&view=blocks&${new URLSearchParams({ source: 'pasted', json })}`,
  )
}

/** The text block as it is added. */
const ADDED = 'Roasted on Tuesdays, posted the same afternoon.'

const textsOf = ({ preview }: PlaygroundPage) => preview.locator('site-blocks p')

test('blocks are copied, added and deleted by pointer on a phone', async ({ page, playground }) => {
  const { tool } = playground
  const texts = textsOf(playground)
  await page.setViewportSize({ width: 390, height: 844 })
  await openParagraphs(playground, ['One', 'Two'])
  await expect(texts).toHaveText(['One', 'Two'])
  const form = tool.getByRole('region', { name: /^Options of/ })
  const heading = form.getByRole('heading', { level: 3 })
  const said = tool.getByRole('status')

  await texts.filter({ hasText: 'One' }).click()
  await form.getByRole('button', { name: 'Duplicate' }).click()
  await expect(texts).toHaveText(['One', 'One', 'Two'])
  await expect(heading).toBeFocused()
  await expect(said.filter({ hasText: 'Text duplicated. Undo takes it back.' })).toBeVisible()

  await form.getByRole('textbox', { name: 'Text' }).fill('<p>Copy</p>')
  await expect(form.getByText('Responsive styles')).toHaveCount(0)
  await expect(texts).toHaveText(['One', 'Copy', 'Two'])

  await tool.getByRole('button', { name: 'Add a section' }).click()
  const offered = page.getByRole('menuitem')
  await expect(offered.filter({ hasText: /^(Raw|State provider|Slot)/ })).toHaveCount(0)
  await offered.filter({ hasText: /^Text$/ }).click()
  await expect(texts).toHaveText(['One', 'Copy', ADDED, 'Two'])
  await expect(heading).toHaveText('Text')
  await expect(heading).toBeFocused()
  expect(await playground.findingsInBothThemes()).toEqual([])

  await form.getByRole('button', { name: 'Delete' }).click()
  await expect(texts).toHaveText(['One', 'Copy', 'Two'])
  await expect(said.filter({ hasText: 'Text deleted' })).toBeVisible()
  await expect(tool.getByRole('treeitem', { name: 'Text Two' })).toBeFocused()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(texts).toHaveText(['One', 'Copy', ADDED, 'Two'])
})

test('blocks are copied, added and deleted by keys', async ({ page, playground }) => {
  const { tool } = playground
  const texts = textsOf(playground)
  const row = (name: string) => tool.getByRole('treeitem', { name })
  await openParagraphs(playground, ['One', 'Two'])
  await row('Text One').focus()
  await page.keyboard.press('ControlOrMeta+d')
  await expect(texts).toHaveText(['One', 'One', 'Two'])
  await expect(row('Text One').nth(1)).toBeFocused()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(texts).toHaveText(['One', 'Two', 'One'])
  await expect(row('Text One').nth(1)).toBeFocused()
  await page.keyboard.press('Delete')
  await expect(texts).toHaveText(['One', 'Two'])
  await expect(row('Text Two')).toBeFocused()

  await page.keyboard.press('Enter')
  const form = tool.getByRole('region', { name: /^Options of/ })
  await form.getByRole('button', { name: 'Add a block below' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(form.getByRole('button', { name: 'Add a block below' })).toBeFocused()
  await page.keyboard.press('Enter')
  await KEYBOARD.pick(page.getByRole('menuitem', { name: 'Text', exact: true }), 'text')
  await expect(texts).toHaveText(['One', 'Two', ADDED])
  const heading = form.getByRole('heading', { name: 'Text' })
  await expect(heading).toBeFocused()
  await page.keyboard.press('Delete')
  await expect(texts).toHaveText(['One', 'Two'])
  await expect(row('Text Two')).toBeFocused()
  await page.keyboard.press('Delete')
  await page.keyboard.press('Delete')
  await expect(texts).toHaveCount(0)
  await expect(tool.getByText('No blocks yet')).toBeVisible()
  await tool.getByRole('button', { name: 'Add a section' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Text', exact: true }).press('Enter')
  await expect(texts).toHaveCount(1)
  await expect(form.getByRole('heading', { name: 'Text' })).toBeFocused()
})
