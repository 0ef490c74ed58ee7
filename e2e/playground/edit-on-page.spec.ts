import { HOME_HEADLINE } from '../support/homeHeadline'
import { expect, type PlaygroundPage, test } from '../support/playground'

const PHONE = { width: 390, height: 844 }

const formOf = ({ tool }: PlaygroundPage) => tool.getByRole('region', { name: /^Options of/ })

test.describe('on the first page', () => {
  test('one click on a text opens its form', async ({ page, playground }) => {
    const { preview, tool } = playground
    const headline = preview.getByRole('heading', { level: 1 })
    await page.setViewportSize(PHONE)
    await playground.open('')
    await expect(headline).toHaveText(HOME_HEADLINE)
    await headline.click()
    const form = formOf(playground)
    await expect(form.getByRole('heading', { name: 'Text' })).toBeFocused()
    await form.getByRole('textbox', { name: 'Text' }).fill('Coffee worth a detour.')
    await expect(headline).toHaveText('Coffee worth a detour.')
    expect(await playground.findingsInBothThemes()).toEqual([])

    await page.keyboard.press('Escape')
    await expect(form).toHaveCount(0)
    await expect(tool.getByRole('treeitem', { name: /^Text Coffee worth/ })).toBeFocused()
  })

  test('links, buttons and forms do what they do for visitors', async ({ page, playground }) => {
    const { preview, tool } = playground
    await playground.open('')
    await expect(tool.getByText('Its links, buttons and forms work')).toBeVisible()
    await preview.getByRole('link', { name: 'Come to a class' }).click()
    await expect(page.getByRole('textbox', { name: 'Address of the page' })).toHaveValue('/school')
    const entries = tool.getByRole('button', { name: 'Entries' })
    await expect(entries).toHaveAttribute('aria-pressed', 'true')

    await playground.open('entry=1193081bb5204223c225fb96a140f0aa')
    const field = preview.getByRole('textbox').first()
    await field.click()
    await field.pressSequentially('Maren')
    await expect(field).toHaveValue('Maren')
    await expect(entries).toHaveAttribute('aria-pressed', 'true')
  })

  test('a click under Watch is a visitor’s', async ({ playground }) => {
    const { preview, tool } = playground
    await playground.open('panel=events')
    await preview.getByRole('heading', { level: 1 }).click()
    await expect(tool.getByRole('button', { name: /^Click / })).toBeVisible()
    await expect(tool.getByRole('tab', { name: 'Events' })).toBeVisible()
    await expect(formOf(playground)).toHaveCount(0)
  })
})

test('the outline opens a form and takes the focus back', async ({ page, playground }) => {
  const { tool } = playground
  await page.setViewportSize(PHONE)
  await playground.open('panel=content&view=blocks')
  await tool.getByRole('treeitem', { name: 'Hero' }).focus()
  for (let level = 0; level < 4; level++) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  const form = formOf(playground)
  const heading = form.getByRole('heading', { level: 3 })
  await expect(heading).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(form).toHaveCount(0)
  await expect(page.locator('[role=treeitem]:focus')).toHaveAttribute('aria-level', '4')
})
