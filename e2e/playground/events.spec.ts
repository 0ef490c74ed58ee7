import { readFileSync } from 'node:fs'
import { expect, test } from '../support/workbench/playground'

const GUEST_BOOK = 'guest-book'

test.describe('the Events panel', () => {
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
    const row = tool.getByRole('button', { name: /guest-book · 1 file/ })
    await expect(row).toHaveCount(0)
    await fetch(content.url + address, { method: 'POST', body: form })
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
    await host.expectProblem('ERR_FAILED')
  })
})
