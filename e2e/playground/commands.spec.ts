import type { Locator } from 'playwright/test'
import { text } from '../support/content/contentBlocks'
import { KEYBOARD } from '../support/workbench/hands'
import { expect, type PlaygroundPage, test } from '../support/workbench/playground'

const entry = {
  id: 'story',
  name: 'Story',
  data: { blocks: [text('builder-intro', '<p>Once upon a time</p>')] },
}
const OPEN = 'entry=story&panel=content&view=blocks&block=builder-intro'

const tab = ({ page }: PlaygroundPage, name: string) =>
  page.getByRole('navigation', { name: 'Steps' }).getByRole('tab', { name })
const dialog = ({ page }: PlaygroundPage, name: string) => page.getByRole('dialog', { name })
const saved = ({ page }: PlaygroundPage) => page.getByRole('status').filter({ hasText: /^Saved$/ })

/** Opens the search: by its button, or by its keys. */
async function openSearch(playground: PlaygroundPage, by: 'mouse' | 'keys') {
  const { page } = playground
  const button = page.getByRole('button', { name: 'Search', exact: true })
  await expect(button).toBeVisible()
  if (by === 'keys') await page.keyboard.press('ControlOrMeta+k')
  else await button.click()
  const field = dialog(playground, 'Search').getByRole('combobox')
  await expect(field).toBeFocused()
  return field
}

/** Waits until Enter in the field would choose the option. */
async function expectActive(field: Locator, option: Locator) {
  await expect(option).toHaveAttribute('id', /./)
  const id = await option.getAttribute('id')
  await expect(field).toHaveAttribute('aria-activedescendant', String(id))
}

/** Searches, and chooses what is found first. */
async function find(
  playground: PlaygroundPage,
  by: 'mouse' | 'keys',
  words: string,
  name: string | RegExp,
) {
  const field = await openSearch(playground, by)
  await field.fill(words)
  const option = playground.page.getByRole('option', { name })
  await expectActive(field, option)
  if (by === 'keys') await field.press('Enter')
  else await option.click()
  await expect(dialog(playground, 'Search')).toHaveCount(0)
}

test('a site owner saves from any step, and sees a confirmation', async ({
  page,
  playground,
  content,
  host,
}) => {
  const { tool, preview } = playground
  const field = tool.getByRole('textbox', { name: 'Text' })
  const stored = async () => {
    const answer = await fetch(`${host.contentHost}/admin/entries/page/story`)
    return JSON.stringify(await answer.json())
  }
  await content.save('page', entry)
  await playground.open(OPEN)
  await field.fill('<p>The end</p>')
  const status = page.getByLabel('Status')
  await expect(status.getByText('Unsaved changes')).toBeVisible()
  await field.press('ControlOrMeta+s')
  await expect(saved(playground)).toBeInViewport()
  expect(await playground.faults()).toEqual([])
  expect(await stored()).toContain('The end')

  await field.fill('<p>Here</p>')
  await expect(saved(playground)).toHaveCount(0)
  await playground.pressButton('Save')
  await expect(saved(playground)).toBeInViewport()
  expect(await stored()).toContain('Here')

  await field.fill('<p>Really</p>')
  await expect(saved(playground)).toHaveCount(0)
  await playground.openStep('Watch')
  await expect(preview.getByText('Really')).toBeVisible()
  // Also with the focus in the page.
  await preview.getByText('Really').click()
  await page.keyboard.press('ControlOrMeta+s')
  await expect(saved(playground)).toBeInViewport()
  expect(await stored()).toContain('Really')

  await playground.openStep('Content')
  await playground.pressButton('JSON')
  const editor = tool.getByRole('textbox', { name: /^JSON of/ })
  await editor.focus()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.insertText('}')
  await playground.openStep('Behaviour')
  await page.keyboard.press('ControlOrMeta+s')
  await expect(editor).toBeVisible()
  await expect(tool.getByRole('button', { name: /^See line/ })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ hand: KEYBOARD })

  test('a site owner finds entries, options, steps and guides', async ({
    page,
    playground,
    context,
  }) => {
    const { tool } = playground
    await playground.open('')
    await find(playground, 'keys', 'cont pag', /^Contact/)
    await expect(page.getByLabel('Status').getByText(/^Entry\s*Contact$/)).toBeVisible()
    await expect(tab(playground, 'Content')).toBeFocused()

    await find(playground, 'mouse', 'updatemeta', /^updateMetadata/)
    await expect(tool.getByRole('searchbox')).toHaveValue('updateMetadata')
    await expect(tool.getByRole('switch', { name: 'updateMetadata' })).toBeVisible()

    await find(playground, 'keys', 'audience', /^Audience/)
    await expect(tool.getByRole('heading', { name: 'Audience', level: 2 })).toBeVisible()

    await context.route('**/docs/**', (route) => route.fulfill({ body: 'A guide' }))
    const opened = context.waitForEvent('page')
    await find(playground, 'mouse', 'a/b tests variation', /^Variations/)
    await expect((await opened).getByText('A guide')).toBeVisible()
    expect((await opened).url()).toContain('/docs/variations.html')
    await (await opened).close()
  })

  test('a site owner leaves the search as it came, and sees the keys', async ({
    page,
    playground,
  }) => {
    const { tool } = playground
    await playground.open('panel=configure')
    const search = tool.getByRole('searchbox', { name: 'Search options' })
    await search.focus()
    await page.keyboard.type('?')
    await expect(search).toHaveValue('?')
    await search.fill('')

    const field = await openSearch(playground, 'keys')
    const options = page.getByRole('option')
    await expect(page.getByRole('group', { name: 'Guides' })).toBeAttached()
    await expectActive(field, options.first())
    await field.press('ArrowDown')
    await expectActive(field, options.nth(1))
    expect(await playground.findingsInBothThemes('[role=dialog]')).toEqual([])
    await field.fill('nothing like it')
    await expect(page.getByText('Nothing found.')).toBeVisible()
    // The first may empty the field and leave the dialog open.
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(dialog(playground, 'Search')).toHaveCount(0)

    const keys = dialog(playground, 'Keyboard shortcuts')
    await expect(search).toBeFocused()
    await tab(playground, 'Behaviour').focus()
    await page.keyboard.press('?')
    await expect(keys).toContainText('SaveCtrlS')
    expect(await playground.findingsInBothThemes('[role=dialog]')).toEqual([])
    await playground.press(keys.getByRole('button', { name: 'Close' }))
    await expect(keys).toHaveCount(0)
    await openSearch(playground, 'mouse')
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).click()
    await expect(keys).toBeVisible()
  })
})
