import { text } from '../support/content/contentBlocks'
import { overflowingElements } from '../support/workbench/panelFaults'
import { expect, test } from '../support/workbench/playground'

const CONTACT = 'entry=1193081bb5204223c225fb96a140f0aa'

test('a page that cannot load is named, and every tool still opens', async ({
  playground,
  page,
}) => {
  const { tool } = playground
  await playground.open('panel=content')
  await expect(page.getByLabel('Status').getByText('Shown')).toBeVisible()
  await page.route('**/preview/**', (route) => route.abort())
  await page.getByRole('button', { name: 'Reload the page' }).click()
  await expect(page.getByRole('alert').getByText('The playground does not answer')).toBeVisible()
  expect(await playground.findingsInBothThemes()).toEqual([])
  expect(await overflowingElements(page)).toEqual([])
  for (const name of ['Audience', 'Test']) {
    await playground.openStep('Behaviour', name)
    await expect(tool.getByRole('heading', { name, level: 2 })).toBeVisible()
  }
  await page.unroute('**/preview/**')
  await page.getByRole('button', { name: 'Try again' }).first().click()
  await expect(page.getByLabel('Status').getByText('Shown')).toBeVisible()
})

test('a tool that cannot load leaves a message, and a way back', async ({
  playground,
  page,
  host,
}) => {
  await page.route('**/AudiencePanel*', (route) => route.abort())
  await playground.open('panel=audience')
  await expect(page.getByText('The playground could not go on')).toBeVisible()
  expect(await playground.findingsInBothThemes()).toEqual([])
  expect(await overflowingElements(page)).toEqual([])
  await page.unroute('**/AudiencePanel*')
  await page.getByRole('button', { name: 'Load it again' }).click()
  await expect(playground.tool.getByRole('heading', { name: 'Audience', level: 2 })).toBeVisible()
  await host.expectProblem('dynamically imported module')
})

test('a link that cannot carry pasted JSON says so', async ({ playground, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const blocks = [text('builder-first', 'x'.repeat(24_000))]
  await playground.open('source=pasted')
  await page.evaluate(
    (json) => navigator.clipboard.writeText(json),
    JSON.stringify({ data: { blocks } }),
  )
  await playground.tool.locator('.cm-content').click()
  await page.keyboard.press('ControlOrMeta+v')
  await expect(playground.tool.locator('.cm-content')).toContainText('builder-first')
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(
    page
      .getByRole('banner')
      .getByText(/^Copied without the JSON/)
      .first(),
  ).toBeVisible()
})

test('the focus stays on Move down, and a share accepts every key', async ({
  playground,
  page,
}) => {
  const { tool } = playground
  await playground.open('panel=content&view=blocks')
  await tool.getByRole('treeitem').nth(1).click()
  const down = tool.getByRole('button', { name: 'Move down' })
  await down.focus()
  await page.keyboard.press('Enter')
  await expect(tool.getByText('Unsaved changes').first()).toBeVisible()
  await expect(down).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(down).toBeFocused()

  await playground.openStep('Behaviour', 'Test')
  const share = tool.getByRole('textbox', { name: /^Share of/ }).first()
  await share.focus()
  const before = Number(await share.inputValue())
  for (let key = 0; key < 20; key++) await page.keyboard.press('ArrowUp')
  await expect(share).toHaveValue(String(before + 20))
  await share.fill('30')
  await share.press('Tab')
  await expect(tool.getByText('70 %')).toBeVisible()
})

test('a form can be made to fail, and what a visitor wrote comes first', async ({
  playground,
  page,
  content,
  host,
}) => {
  const { preview, tool } = playground
  const send = preview.getByRole('button', { name: 'Send the note' })
  await playground.open(`panel=events&${CONTACT}&network=forms`)
  await preview.getByLabel('Your name').fill('Noor')
  await preview.getByLabel(/mail/).first().fill('noor@example.com')
  await preview.locator('textarea').fill('Do you grind?')
  await send.click()
  await expect(
    preview.getByText('The form is refused, as was asked for.', { exact: true }),
  ).toBeVisible()
  expect(await content.submissions()).toEqual([])

  await page.getByRole('button', { name: /^Conditions/ }).click()
  await page
    .getByRole('group', { name: /^Network/ })
    .getByRole('button', { name: 'Fast' })
    .click()
  await page.keyboard.press('Escape')
  await preview.getByLabel('Your name').fill('Noor')
  await preview.getByLabel(/mail/).first().fill('noor@example.com')
  await preview.locator('textarea').fill('Do you grind?')
  await send.click()
  await expect(preview.getByText('Thank you, it is here.')).toBeVisible()
  await tool.getByRole('button', { name: /^Form / }).click()
  await expect(tool.getByRole('definition').first()).toHaveText('Noor')
  await expect(tool.getByRole('code').filter({ hasText: '"form"' })).not.toContainText('headers')
  await expect(tool.getByText(/which sends no email/)).toBeVisible()
  await host.expectProblem('500')
})
