import type { Page, TestInfo } from 'playwright/test'
import { HOME_HEADLINE } from '../support/homeHeadline'
import { expect } from '../support/playground'
import { test } from '../support/SnippetPage'

const FIRST_PAINT_MS = 3000

test('a newcomer edits and server-renders an entry and installs its snippet', async ({
  page,
  playground,
  snippets,
  content,
}, info) => {
  test.slow()
  const { preview, tool } = playground
  const heading = preview.getByRole('heading', { level: 1 })
  const bar = preview.getByRole('complementary', { name: 'Announcement' })
  const view = (name: string) =>
    tool.getByRole('group', { name: 'View' }).getByRole('button', { name }).click()

  await test.step('opens the address and sees content', async () => {
    await playground.open('')
    await expect(heading).toHaveText(HOME_HEADLINE)
    await expect(tool.getByRole('link', { name: /^Home page/ })).toHaveAttribute(
      'aria-current',
      'true',
    )
    expect(await firstPaint(page, info)).toBeLessThan(FIRST_PAINT_MS)
  })

  await test.step('changes a text and sees it live', async () => {
    await view('Blocks')
    await tool.getByRole('treeitem', { name: 'Hero' }).focus()
    for (let level = 0; level < 4; level++) await page.keyboard.press('ArrowRight')
    await tool.getByRole('treeitem', { name: /Coffee worth/ }).click()
    await tool.getByRole('textbox', { name: 'Text' }).fill('Coffee worth running for.')
    await expect(heading).toHaveText('Coffee worth running for.')
  })

  await test.step('continues by a click on the page, and saves', async () => {
    await playground.openStep('Watch')
    await expect(heading).toHaveText('Coffee worth running for.')
    await playground.openStep('Content')
    await tool.getByRole('button', { name: 'Close the form' }).click()
    await playground.block('builder-landing-hero-title').click()
    const field = tool.getByRole('textbox', { name: 'Text' })
    await expect(field).toHaveValue('Coffee worth running for.')
    await field.fill('Coffee worth a detour.')
    await expect(heading).toHaveText('Coffee worth a detour.')
    await tool.getByRole('button', { name: 'Save' }).click()
    await expect(tool.getByText('Unsaved changes')).toHaveCount(0)
  })

  await test.step('sees who gets which variation', async () => {
    await playground.openStep('Content')
    await view('Entries')
    await tool.getByRole('link', { name: /^Kingfisher is back/ }).click()
    await playground.openStep('Watch', 'Audience')
    await expect(tool.getByText('It was picked just now')).toBeVisible()
    await expect(tool.getByRole('row', { name: /^Free post/ })).toBeVisible()
  })

  await test.step('sees events arrive', async () => {
    await playground.openStep('Watch', 'Events')
    await expect(
      tool.getByRole('button', { name: /^Impression Kingfisher is back/ }).first(),
    ).toBeVisible()
    await bar.getByText('Kingfisher').click()
    await expect(tool.getByRole('button', { name: /^Click Kingfisher is back/ })).toBeVisible()
    expect((await content.events('click')).length).toBe(1)
  })

  await test.step('has a server render it, which sets no cookies without consent', async () => {
    await tool.getByRole('switch', { name: 'Visitor consents' }).click()
    await expect(tool.getByText('Nothing of SiteBlocks is stored')).toBeVisible()
    await page.getByRole('button', { name: /^Conditions/ }).click()
    await page
      .getByRole('group', { name: 'Rendered by' })
      .getByRole('button', { name: 'Server' })
      .click()
    await expect(page.getByLabel('Status').getByText(/Rendered by\s*Server/)).toBeVisible()
    await expect(bar).toContainText('The new harvest from Guji')
    expect((await page.context().cookies()).map(({ name }) => name)).toEqual([])
    await page.keyboard.press('Escape')
  })

  await test.step('copies a snippet that works in an empty page', async () => {
    await playground.openStep('Install')
    await snippets.choose('JavaScript')
    await expect(page).toHaveURL(/snippet=javascript/)
    await page.reload()
    await expect(page.getByRole('combobox', { name: 'Your site is made with' })).toHaveText(
      'JavaScript',
    )
    const pasted = await snippets.follow('JavaScript')
    await snippets.paste(pasted, await snippets.copyPolicy())
    await expect(page.getByRole('complementary', { name: 'Announcement' })).toContainText(
      'Kingfisher',
    )
  })
})

/** Milliseconds until the playground's first paint, attached to the test report. */
async function firstPaint(page: Page, info: TestInfo): Promise<number> {
  const paint = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  )
  info.annotations.push({ type: 'first paint', description: `${Math.round(paint)} ms` })
  return paint
}
