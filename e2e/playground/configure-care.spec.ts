import { axeFindingsWithFrames, frameAxeFindings } from '../support/checks/axeFindings'
import { consoleLines } from '../support/checks/consoleGuard'
import { HOME_HEADLINE } from '../support/content/homeHeadline'
import { expect } from '../support/workbench/playground'
import { test } from '../support/workbench/SnippetPage'

/** The first load of a page, on a busy machine. */
const SLOW = { timeout: 30_000 }
const HEADING = { level: 1, name: HOME_HEADLINE } as const

test('options can be found, changed and reset by keyboard alone', async ({ page, playground }) => {
  test.slow()
  const { tool, preview } = playground
  const search = tool.getByRole('searchbox', { name: 'Search options' })
  const press = (key: string) => page.keyboard.press(key)
  await playground.open('panel=configure')
  await expect(preview.getByRole('heading', HEADING)).toBeVisible(SLOW)

  await test.step('groups open and close', async () => {
    const group = tool.getByRole('button', { name: /^Tracking and consent/ })
    await group.focus()
    await press('Enter')
    await expect(group).toHaveAttribute('aria-expanded', 'true')
    await expect(tool.getByRole('switch', { name: 'autoTrack' })).toBeChecked()
    await press('Enter')
    await expect(group).toHaveAttribute('aria-expanded', 'false')
  })

  await test.step('a search announces its results and can be cleared', async () => {
    await search.focus()
    await page.keyboard.type('gpc')
    await expect(tool.getByRole('status')).toHaveText('1 option found')
    await page.keyboard.type(' nothing like it')
    await expect(tool.getByText('No such option')).toBeVisible()
    await press('Escape')
    await expect(search).toHaveValue('')
    await expect(tool.getByRole('button', { name: /^Safety/ })).toBeVisible()
  })

  await test.step('a control announces its name, description, default and effect', async () => {
    await search.fill('ignoreGpc')
    await press('Tab')
    await press('Tab')
    const gpc = tool.getByRole('switch', { name: 'ignoreGpc' })
    await expect(gpc).toBeFocused()
    await expect(gpc).toHaveAccessibleDescription(/Global Privacy Control.*Default off/)
    await press('Space')
    await expect(gpc).toBeChecked()
    await expect(gpc).toHaveAccessibleDescription(/Changed/)
  })

  await test.step('resetting one option returns the focus to it', async () => {
    await press('Shift+Tab')
    await expect(tool.getByRole('button', { name: 'Reset ignoreGpc' })).toBeFocused()
    await press('Enter')
    await expect(tool.getByRole('switch', { name: 'ignoreGpc' })).toBeFocused()
    await expect(tool.getByRole('switch', { name: 'ignoreGpc' })).not.toBeChecked()
    await expect(page).not.toHaveURL(/options\.ignoreGpc/)
  })

  await test.step('all options reset at once', async () => {
    await search.fill('timeout')
    await tool.getByRole('textbox', { name: 'timeout' }).fill('4000')
    await press('Tab')
    await search.fill('locale')
    await tool.getByRole('textbox', { name: 'locale' }).fill('de')
    await expect(page).toHaveURL(
      /options\.timeout=4000.*options\.locale=de|options\.locale=de.*timeout=4000/,
    )
    await tool.getByRole('button', { name: 'Reset all 2' }).click()
    await expect(page).not.toHaveURL(/options/)
  })
})

test('a change updates the page in place, or loads it again if it must', async ({
  page,
  playground,
  host,
}) => {
  test.slow()
  const { tool, preview } = playground
  const heading = preview.getByRole('heading', HEADING)
  const status = page.getByLabel('Status')
  const search = tool.getByRole('searchbox', { name: 'Search options' })
  const marked = () => preview.locator('html').evaluate((html) => html.dataset.marked)
  await playground.open('panel=configure&options.query=%7B%22data.kind%22:%22none%22%7D')

  await test.step('a query without matches shows “No content”', async () => {
    await expect(status.getByText('No content')).toBeVisible(SLOW)
    await preview.locator('html').evaluate((html) => {
      html.dataset.marked = 'yes'
    })
    await tool.getByRole('button', { name: 'Reset query' }).click()
    await expect(heading).toBeVisible()
    await expect(status.getByText('Shown')).toBeVisible()
    expect(await marked()).toBe('yes')
  })

  await test.step('invalid JSON is reported with its line and changes nothing', async () => {
    await search.fill('context')
    const field = tool.getByRole('textbox', { name: 'context' })
    await field.fill('{\n  "plan": "pro"\n  "visits": 3\n}')
    await expect(tool.getByRole('alert')).toHaveText('Line 3: A comma is missing before this.')
    await expect(field).toHaveAccessibleDescription(/Line 3/)
    await expect(page).not.toHaveURL(/options\.context/)
    await field.fill('[]')
    await expect(tool.getByRole('alert')).toHaveText('It must be an object.')
    await field.fill('{ "plan": "pro" }')
    await expect(page).toHaveURL(/options\.context=/)
    expect(await marked()).toBe('yes')
  })

  await test.step('an option that cannot change in place loads the page again', async () => {
    await search.fill('isolation')
    await tool.getByRole('button', { name: 'light' }).click()
    await expect(preview.locator('html')).not.toHaveAttribute('data-marked')
    await expect(heading).toBeVisible()
    expect(await preview.locator('site-blocks').evaluate((it) => it.shadowRoot)).toBeNull()
  })

  await test.step('calls of a function are counted', async () => {
    await search.fill('onReady')
    await tool.getByRole('switch', { name: 'onReady' }).click()
    await page.getByRole('button', { name: 'Reload the page' }).click()
    await expect(tool.getByText('Called 1 time')).toBeVisible()
  })

  await test.step('a request that times out is reported, and the next one succeeds', async () => {
    await search.fill('timeout')
    await tool.getByRole('textbox', { name: 'timeout' }).fill('1')
    await page.getByRole('button', { name: 'Reload the page' }).click()
    await expect(page.getByRole('alert')).toContainText(/1 ms|did not answer|within/)
    await tool.getByRole('button', { name: 'Reset timeout' }).click()
    await expect(heading).toBeVisible()
    host.takeProblems()
  })
})

test('a link runs no content scripts until the user allows them', async ({ page, playground }) => {
  await playground.open('panel=configure&options.allowScripts=true&options.evaluate=sample')
  const content = playground.preview.locator('site-blocks')
  const allowed = () =>
    content.evaluate((it) => {
      const { allowScripts, evaluate } = it as unknown as Record<string, unknown>
      return [allowScripts, typeof evaluate]
    })
  await expect(page.getByLabel('Status').getByText('Shown')).toBeVisible(SLOW)
  expect(await allowed()).toEqual([false, 'undefined'])
  await playground.openStep('Install')
  const code = playground.tool.getByRole('region', { name: 'Paste this where the content belongs' })
  await expect(code).not.toContainText('allowScripts')
  await page.getByRole('button', { name: 'Run scripts' }).click()
  await expect.poll(allowed).toEqual([true, 'function'])
  await expect(code).toContainText('allowScripts')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a packed page works on its own, including options without attributes', async ({
  page,
  snippets,
}) => {
  test.slow()
  await snippets.open(
    'options.onReady=sample&options.data=%7B%22plan%22:%22pro%22%7D&options.minHeight=400',
  )
  await snippets.choose('JavaScript')
  const files = await snippets.pack()
  expect(files['site.js']).toContain('onReady')
  const said = consoleLines(page)
  await snippets.publish(files)
  await expect(page.getByRole('heading', HEADING)).toBeVisible(SLOW)
  await expect.poll(() => said.join()).toContain('onReady')
  await expect(page.locator('#siteblocks')).toHaveCSS('min-height', '400px')
})

test('a copied report names versions, options and entry, but no secrets', async ({
  page,
  playground,
  snippets,
}) => {
  const options = encodeURIComponent('{"headers":{"Authorization":"Bearer hush"}}')
  await snippets.open(`options.fetchOptions=${options}&options.timeout=5000`)
  await expect(page.getByLabel('Status').getByText('Shown')).toBeVisible(SLOW)
  await snippets.unfold()
  await playground.tool.getByRole('button', { name: 'Copy a report' }).click()
  await expect(playground.tool.getByText('Copied').first()).toBeVisible()
  const report = await page.evaluate(() => navigator.clipboard.readText())
  expect(report).toMatch(/^SiteBlocks: \d+\.\d+\.\d+\nBrowser: Mozilla/)
  expect(report).toContain('"timeout": 5000')
  expect(report).toContain('Entry: page/')
  expect(report).not.toContain('hush')
})

test('the previewed page passes axe on every site', async ({ page, playground }) => {
  test.slow()
  await playground.open('panel=configure&page=plain')
  await expect(page.getByLabel('Status').getByText('Shown')).toBeVisible(SLOW)
  expect(await axeFindingsWithFrames(page)).toEqual([])
  // Only the frame differs between sites, so only it is checked.
  for (const site of ['shop', 'blog', 'hostile', 'dark', 'rtl']) {
    const loaded = page.waitForEvent('framenavigated', (it) => it.url().includes(`/${site}.html`))
    await playground.go(`panel=configure&page=${site}`)
    const frame = await loaded
    await expect(playground.preview.getByRole('heading', HEADING)).toBeVisible(SLOW)
    await expect(page.getByLabel('Status').getByText('Shown')).toBeVisible(SLOW)
    expect(await frameAxeFindings(frame), site).toEqual([])
  }
})
