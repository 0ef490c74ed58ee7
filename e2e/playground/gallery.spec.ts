import { readFileSync } from 'node:fs'
import { overflowingElements } from '../support/workbench/panelFaults'
import { expect, type PlaygroundPage, test } from '../support/workbench/playground'

const file = new URL('../../playground/app/blocks/blocks.json', import.meta.url)
const written = JSON.parse(readFileSync(file, 'utf8'))
const galleryBlocks = Object.keys(written)

/** Console messages about intended mistakes in the content. */
const EXPECTED = /was left out|Failed to load|404/

/** Blocks of a group share a page, so that later ones find files cached. */
const GROUPS = 3
const groups = Array.from({ length: GROUPS }, (_, group) =>
  galleryBlocks.filter((_name, index) => index % GROUPS === group),
)

for (const blocks of groups) {
  test(`all states pass axe and have no problems: ${blocks.join(', ')}`, async ({
    page,
    playground,
    host,
  }) => {
    test.setTimeout(300_000)
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const block of blocks) {
      await test.step(block, async () => {
        await openInGallery(playground, block)
        expect(await playground.findingsInBothThemes(), block).toEqual([])
        const problems = host.takeProblems().filter((problem) => !EXPECTED.test(problem))
        expect(problems, block).toEqual([])
      })
    }
  })
}

/** Opens all states of a block, performing the steps that some of them need. */
async function openInGallery({ page, url }: PlaygroundPage, block: string): Promise<void> {
  await page.goto(`${url}/gallery.html?${new URLSearchParams({ block })}`)
  const states = page.getByRole('main').getByRole('region', { name: /./ })
  await expect(states.filter({ hasText: 'Default' }).first()).toBeVisible()
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.querySelectorAll('[dir]')].every((place) => place.shadowRoot),
      ),
    )
    .toBe(true)
  // axe ignores `overflow: clip` and believes that hidden slides overlap their surroundings.
  await page.locator('.slick-list').evaluateAll((lists) => {
    for (const list of lists) (list as HTMLElement).style.overflow = 'hidden'
  })
  const send = page.getByRole('button', { name: /^Send it/ })
  for (const button of await send.all()) await button.click()
  const control = page.getByRole('region', { name: 'Hover and focus' }).locator('[data-focused]')
  if (written[block].states['Hover and focus']) {
    await expect(control.first()).not.toHaveCSS('outline-style', 'none')
  }
}

test('a gallery block can be edited in any state and opened in the playground', async ({
  page,
  playground,
  host,
}) => {
  await page.goto(playground.url)
  await page.getByRole('link', { name: 'Gallery' }).click()
  await page
    .getByRole('navigation', { name: 'Blocks' })
    .getByRole('link', { name: 'Button', exact: true })
    .click()
  await expect(page.getByRole('heading', { name: 'Button', exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Change Without a link' }).click()
  await expect(page).toHaveURL(/state=Without/)

  const state = page.getByRole('region', { name: 'Without a link' })
  await state.getByRole('textbox', { name: 'Text' }).fill('Changed')
  await expect(state.getByRole('button', { name: 'Changed' })).toBeVisible()
  await state.getByRole('button', { name: 'JSON', exact: true }).click()
  await expect(state.getByText('"Changed"')).toBeVisible()
  expect(await overflowingElements(page)).toEqual([])

  await state.getByRole('link', { name: 'Open Without a link in the playground' }).click()
  await expect(playground.preview.getByRole('button', { name: 'Changed' })).toBeVisible()
  await expect(playground.tool.getByRole('treeitem', { name: /Changed/ })).toBeVisible()
  // The widget reports that it dropped the dangerous address among the states.
  host.takeProblems()
})
