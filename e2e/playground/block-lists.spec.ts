import { textOf } from '../support/contentBlocks'
import { expect, type PlaygroundPage, test } from '../support/playground'

const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]

/** Opens pasted content with these paragraphs, as blocks. */
async function openParagraphs(playground: PlaygroundPage, texts: string[]) {
  const blocks = texts.map((text) => textOf(`<p>${text}</p>`))
  const json = JSON.stringify({ data: { blocks } })
  await playground.open(
    `panel=content&view=blocks&${new URLSearchParams({ source: 'pasted', json })}`,
  )
}

const textsOf = ({ preview }: PlaygroundPage) => preview.locator('#content p')

for (const size of SIZES) {
  test(`blocks are copied, added and deleted by mouse, at ${size.width} px`, async ({
    page,
    playground,
  }) => {
    const { tool } = playground
    const texts = textsOf(playground)
    await page.setViewportSize(size)
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
    await expect(texts).toHaveText(['One', 'Copy', 'Two'])

    await tool.getByRole('button', { name: 'Add a section' }).click()
    await page.getByRole('menuitem', { name: 'Raw text' }).click()
    await expect(texts).toHaveText(['One', 'Copy', 'Twelve kilos at a time.', 'Two'])
    await expect(heading).toHaveText('RawText')
    await expect(heading).toBeFocused()
    expect(await playground.findingsInBothThemes()).toEqual([])

    await form.getByRole('button', { name: 'Delete' }).click()
    await expect(texts).toHaveText(['One', 'Copy', 'Two'])
    await expect(said.filter({ hasText: 'RawText deleted' })).toBeVisible()
    await expect(tool.getByRole('treeitem', { name: 'Text Two' })).toBeFocused()
    await page.keyboard.press('ControlOrMeta+z')
    await expect(texts).toHaveText(['One', 'Copy', 'Twelve kilos at a time.', 'Two'])
  })

  test(`blocks are copied, added and deleted by keys, at ${size.width} px`, async ({
    page,
    playground,
  }) => {
    const { tool } = playground
    const texts = textsOf(playground)
    const row = (name: string) => tool.getByRole('treeitem', { name })
    await page.setViewportSize(size)
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
    await page.keyboard.type('raw')
    await page.keyboard.press('Enter')
    await expect(texts).toHaveText(['One', 'Two', 'Twelve kilos at a time.'])
    const heading = form.getByRole('heading', { name: 'RawText' })
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
}

test('a section is added between two of the home page, and comes into view', async ({
  page,
  playground,
}) => {
  const { preview, tool } = playground
  await playground.open('')
  await preview.getByRole('heading', { level: 1 }).click()
  const sections = tool.locator('[role=treeitem]', { hasText: /^(Hero|RawText|Facts)/ })
  await tool.getByRole('button', { name: 'Add a section' }).click()
  await page.getByRole('menuitem', { name: 'Raw text' }).click()
  // The visitor's variation, chosen by chance, has its own sections in the outline.
  const order = async () => (await sections.allTextContents()).join()
  await expect.poll(order).toMatch(/HeroBox,RawText[^,]*,FactsBox/)
  await expect(preview.getByText('Twelve kilos at a time.')).toBeInViewport()
})
