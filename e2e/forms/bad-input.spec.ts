import { expect, test } from '../fixtures'
import { formOf, hidden } from '../support/formContent'

const SCRIPT = ' jAvAscript:window.ran=1'

test.describe('a form does not run script', () => {
  test('as its success URL', async ({ visitor, page, content, host }) => {
    await visitor.show([formOf(visitor.custom('url', { successUrl: SCRIPT }), [hidden('a', '1')])])
    const before = page.url()
    await visitor.submit()
    expect(page.url()).toBe(before)
    expect(await page.evaluate(() => 'ran' in window)).toBe(false)
    expect(host.takeProblems()).toEqual([expect.stringContaining('successUrl')])
    await content.submission()
  })

  test('as the action of a form that the browser sends', async ({
    visitor,
    page,
    content,
    host,
  }) => {
    const options = { sendSubmissionsTo: 'custom', action: SCRIPT, sendWithJs: false }
    await visitor.show([formOf(options, [hidden('a', '1')])])
    await visitor.send.click()
    await expect(visitor.message).toBeEmpty()
    expect(await page.evaluate(() => 'ran' in window)).toBe(false)
    expect(await content.submissions()).toEqual([])
    expect(host.takeProblems()).toEqual([expect.stringContaining('action')])
  })
})
