import { expect, test } from '../fixtures'
import { axeFindings } from '../support/checks/axeFindings'

const SAMPLES = [
  {
    url: '/contact',
    button: 'Send the note',
    path: '/api/v1/form-submit',
    failed: 'That did not go through.',
    sent: 'Thank you, it is here.',
    filled: { 'Your name': 'Maren', Email: 'maren@lock.example', Message: 'Two bags, please' },
    fields: {
      name: 'Maren',
      email: 'maren@lock.example',
      topic: 'order',
      message: 'Two bags, please',
    },
  },
  {
    url: '/subscribe',
    button: 'Start with the next roast',
    path: '/api/submissions',
    failed: 'The lock is stuck.',
    sent: 'Welcome aboard.',
    filled: { Email: 'maren@lock.example', Password: 'eight or more' },
    fields: {
      plan: 'barge',
      delivery: { everyWeeks: '2', grind: 'whole' },
      account: { email: 'maren@lock.example', password: 'eight or more' },
      terms: true,
    },
  },
]

for (const { url, button, path, failed, sent, filled, fields } of SAMPLES) {
  test(`the sample ${url} can be sent and passes axe in every state`, async ({
    host,
    visitor,
    page,
    content,
  }) => {
    await page.setViewportSize({ width: 390, height: 900 })
    await visitor.show([], { url, content: undefined })
    await expect(page.getByRole('button', { name: button })).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
    const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(scrollWidth).toBeLessThanOrEqual(390)

    for (const [label, value] of Object.entries(filled)) await page.getByLabel(label).fill(value)
    for (const box of await page.getByRole('checkbox').all()) await box.check()
    await content.fault({ path, method: 'POST', kind: 'status', status: 503, body: {} })
    await page.getByRole('button', { name: button }).click()
    await expect(visitor.message).toContainText(failed)
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('button', { name: button }).click()
    await expect(visitor.message).toContainText(sent)
    expect(await axeFindings(page)).toEqual([])

    const submission = await content.submission()
    const stored =
      submission.kind === 'email'
        ? submission.fields
        : JSON.parse(String(await content.body(submission)))
    expect(stored).toEqual(fields)
    host.takeProblems()
  })
}
