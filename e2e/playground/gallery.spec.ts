import { readFileSync } from 'node:fs'
import { expect, test } from '../support/playground'

const file = new URL('../../playground/app/gallery/blocks.json', import.meta.url)
const written = JSON.parse(readFileSync(file, 'utf8'))
const galleryBlocks = Object.keys(written)

/** What content does wrong there on purpose, and the console says. */
const EXPECTED = /was dropped|was left out|Failed to load|404/

for (const block of galleryBlocks) {
  test(`${block} in all its states is accessible; a picture of it is kept`, async ({
    page,
    playground,
    host,
  }, info) => {
    test.slow()
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(`${playground.url}/gallery.html?${new URLSearchParams({ block })}`)
    const states = page.getByRole('main').getByRole('region', { name: /./ })
    await expect(states.filter({ hasText: 'Default' }).first()).toBeVisible()
    await expect
      .poll(() =>
        page.evaluate(() =>
          [...document.querySelectorAll('[dir]')].every((place) => place.shadowRoot),
        ),
      )
      .toBe(true)
    const send = page.getByRole('button', { name: /^(Send it|Have it refused)$/ })
    for (const button of await send.all()) await button.click()
    const control = page.getByRole('region', { name: 'Hover and focus' }).locator('[data-focused]')
    if (written[block].states['Hover and focus']) {
      await expect(control.first()).not.toHaveCSS('outline-style', 'none')
    }
    await page.screenshot({ path: info.outputPath('gallery.png'), fullPage: true })
    expect(await playground.findingsInBothThemes()).toEqual([])
    expect(host.takeProblems().filter((problem) => !EXPECTED.test(problem))).toEqual([])
  })
}

test('a state of the gallery opens in the playground, to be changed', async ({
  page,
  playground,
  host,
}) => {
  await page.goto(`${playground.url}/gallery.html?block=Core%3AButton`)
  await page.getByRole('link', { name: 'Open Default in the playground' }).click()
  const button = playground.preview.getByRole('link', { name: 'See this week’s coffees' })
  await expect(button).toBeVisible()
  await playground.tool.getByRole('treeitem', { name: /See this week/ }).click()
  await playground.tool.getByRole('textbox', { name: 'Text' }).fill('Changed')
  await expect(playground.preview.getByRole('link', { name: 'Changed' })).toBeVisible()
  // The dangerous address among the states is dropped.
  host.takeProblems()
})
