import { readFileSync } from 'node:fs'
import { text } from '../support/contentBlocks'
import { expect, test } from '../support/playground'

const GUEST_BOOK = 'guest-book'

test.describe('the Events panel', () => {
  test('shows events as they arrive, and none without consent', async ({
    playground,
    page,
    content,
  }) => {
    const { tool, preview } = playground
    const events = tool.getByRole('list', { name: 'Events' })
    await content.save('hero', hero())
    await playground.open('panel=events&entry=watched')

    await test.step('an impression, a click and a conversion arrive', async () => {
      await expect(events.getByRole('button', { name: /^Impression Watched/ })).toBeVisible()
      await preview.getByRole('heading', { name: 'Look here' }).click()
      await expect(events.getByRole('button', { name: /^Click Watched/ })).toBeVisible()
      await tool.getByRole('button', { name: 'Conversions 0' }).click()
      await tool.getByRole('button', { name: 'Convert as visitor' }).click()
      await expect(events.getByRole('button')).toHaveCount(1)
      await tool.getByRole('button', { name: 'All', exact: true }).click()
      await expect(events.getByRole('button').first()).toHaveAccessibleName(/^Conversion/)
    })

    await test.step('details open by keyboard', async () => {
      const newest = events.getByRole('button').first()
      await newest.focus()
      await page.keyboard.press('Enter')
      await expect(newest).toHaveAttribute('aria-expanded', 'true')
      await expect(events.getByText('"amount": 24').first()).toBeVisible()
      await page.keyboard.press('Enter')
    })

    await test.step('requests show their times', async () => {
      await tool.getByRole('button', { name: 'Requests' }).click()
      await tool.getByRole('button', { name: /^Content \d/ }).click()
      const asked = tool.getByRole('list', { name: 'Requests' }).getByRole('button')
      await expect(asked).toHaveCount(1)
      await expect(asked).toHaveAccessibleName(/GET.*content\/hero.*200.*ms/)
    })

    await test.step('withdrawing consent stops events and clears storage', async () => {
      await tool.getByRole('switch', { name: 'Visitor consents' }).click()
      await expect(tool.getByText('Nothing of SiteBlocks is stored')).toBeVisible()
      const before = (await content.events()).length
      await preview.getByRole('heading', { name: 'Look here' }).click()
      const proof = tool.getByText(/No tracking request arrived \(\d+ other requests? did\)/)
      await expect(async () => {
        // Requests just after the refusal count as in flight.
        await page.getByRole('button', { name: 'Reload the page' }).click()
        await preview.getByRole('heading', { name: 'Look here' }).click()
        await expect(proof).toBeVisible({ timeout: 5000 })
      }).toPass()
      await expect(tool.getByText('Nothing of SiteBlocks is stored')).toBeVisible()
      expect(await playground.findingsInBothThemes()).toEqual([])
      expect(await content.events()).toHaveLength(before)
      await tool.getByRole('switch', { name: 'Visitor consents' }).click()
      await preview.getByRole('heading', { name: 'Look here' }).click()
      await expect.poll(async () => (await content.events()).length).toBeGreaterThan(before)
    })

    await test.step('events can be downloaded and cleared', async () => {
      const arrived = (await content.events()).length
      const download = page.waitForEvent('download')
      await tool.getByRole('button', { name: 'Download CSV' }).click()
      const file = await download
      expect(file.suggestedFilename()).toMatch(/^siteblocks-events-\d{4}-\d\d-\d\d\.csv$/)
      const [head, ...rows] = readFileSync(await file.path(), 'utf8')
        .trimEnd()
        .split('\r\n')
      expect(head).toMatch(/^\uFEFFreceived,type,id,entry/)
      expect(rows.length).toBeGreaterThanOrEqual(arrived)
      expect(rows.length).toBeLessThanOrEqual((await content.events()).length)
      await tool.getByRole('button', { name: 'Clear' }).click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
      await page.getByRole('button', { name: 'Clear events' }).click()
      await tool.getByRole('button', { name: 'Events', exact: true }).click()
      await expect(tool.getByText('No events yet')).toBeVisible()
      expect(await content.events()).toEqual([])
    })
  })

  test('keeps forms with their files and resumes after an outage of the content host', async ({
    playground,
    page,
    host,
    content,
  }) => {
    const { tool } = playground
    const form = new FormData()
    form.set('name', '=Noor')
    form.set('photo', new File(['a cup'], 'cup, large.txt', { type: 'text/plain' }))
    const to = encodeURIComponent(Buffer.from('hello@heronlock.example').toString('base64'))
    const address = `/api/v1/form-submit?apiKey=roastery-demo&to=${to}&name=${GUEST_BOOK}`

    await page.setViewportSize({ width: 360, height: 740 })
    await playground.open('panel=events')
    // However tall the panel is, the page stays visible.
    const edge = page.getByRole('separator', { name: 'Height of the panel' })
    for (let step = 0; step < 10; step++) await edge.press('ArrowUp')
    await expect(edge).toHaveAttribute('aria-valuenow', '85')
    const frame = await page.getByTitle('Preview page').boundingBox()
    expect(frame?.height).toBeGreaterThan(40)
    await tool.getByRole('button', { name: /^Forms/ }).click()
    await expect(tool.getByText('No forms yet')).toBeVisible()
    await fetch(content.url + address, { method: 'POST', body: form })
    const row = tool.getByRole('button', { name: /guest-book · 1 file/ })
    await row.click()
    const download = page.waitForEvent('download')
    await tool.getByRole('link', { name: 'Download cup, large.txt' }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe('cup, large.txt')
    expect(readFileSync(await file.path(), 'utf8')).toBe('a cup')
    expect(await playground.findingsInBothThemes()).toEqual([])
    const scroll = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(scroll).toBeLessThanOrEqual(360)

    await page.route('**/admin/activity?**', (route) => route.abort())
    await expect(tool.getByRole('alert')).toContainText('goes on by itself')
    await expect(row).toBeVisible()
    await fetch(content.url + address, { method: 'POST', body: form })
    await page.unroute('**/admin/activity?**')
    await expect(tool.getByRole('button', { name: /guest-book/ })).toHaveCount(2, {
      timeout: 15_000,
    })
    await expect(tool.getByRole('alert')).toHaveCount(0)
    expect(host.takeProblems().join()).toContain('ERR_FAILED')
  })
})

/** One heading whose clicks are tracked. */
function hero() {
  return {
    id: 'watched',
    name: 'Watched',
    published: 'published',
    data: { blocks: [text('look', '<h2>Look here</h2>')] },
  }
}
