import { expect, test } from '../fixtures'
import type { FormPage } from '../support/FormPage'
import { formOf, labelled } from '../support/formContent'
import { holdRequests } from '../support/holdRequests'

const ERROR = 'Form submission error :( Please check your answers and try again'
const FIELDS = [
  ...labelled('Name', { name: 'name' }),
  ...labelled('Message', { name: 'message' }, { kind: 'Form:TextArea' }),
  ...labelled('Agree', { name: 'agree', type: 'checkbox' }),
]

/** Shows a form, fills it in, and records the live region. */
async function fillIn(
  visitor: FormPage,
  options: Readonly<Record<string, unknown>> = {},
): Promise<() => Promise<string[]>> {
  await visitor.show([formOf(visitor.custom('faults', options), FIELDS)])
  const { page } = visitor
  await page.getByLabel('Name').fill('Maren')
  await page.getByLabel('Message').fill('Two bags\nof Towpath')
  await page.getByLabel('Agree').check()
  return visitor.listen()
}

const SUBMISSIONS = '**/api/submissions/**'

/** Expects typed values to stay and the second attempt to arrive exactly once. */
async function expectRetryToArrive(
  visitor: FormPage,
  heard: () => Promise<string[]>,
  message = ERROR,
): Promise<void> {
  const { host, page } = visitor
  await expect(visitor.message).toHaveText(message)
  await expect(visitor.form).not.toHaveAttribute('aria-busy')
  await expect(page.getByLabel('Name')).toHaveValue('Maren')
  await expect(page.getByLabel('Message')).toHaveValue('Two bags\nof Towpath')
  await expect(page.getByLabel('Agree')).toBeChecked()
  host.takeProblems()

  await visitor.submit()
  await expect(visitor.answer).toBeHidden()
  expect(await heard()).toEqual(['Sending...', message, 'Sending...', 'Thanks!'])
  await expect(page.getByLabel('Name')).toHaveValue('')
}

test.describe('a form withstands', () => {
  test('an error with its message at errorMessagePath', async ({ visitor, content }) => {
    const heard = await fillIn(visitor, { errorMessagePath: 'error.message' })
    const message = 'That name is <taken>'
    await content.faultSubmission({ kind: 'status', status: 422, body: { error: { message } } })
    await visitor.send.click()
    await expect(visitor.answer).toHaveText(JSON.stringify({ error: { message } }, null, 2), {
      useInnerText: true,
    })
    await expectRetryToArrive(visitor, heard, message)
    await content.submission()
  })

  test('a server that is down', async ({ visitor, page, content }) => {
    const heard = await fillIn(visitor)
    await page.route(SUBMISSIONS, (route) => route.abort('connectionrefused'), { times: 1 })
    await visitor.send.click()
    await expect(visitor.message).toHaveText(ERROR)
    await expect(visitor.answer).toBeHidden()
    await expectRetryToArrive(visitor, heard)
    await content.submission()
  })

  test('a connection lost during the answer', async ({ visitor, content }) => {
    const heard = await fillIn(visitor)
    await content.faultSubmission({ kind: 'cut' })
    await visitor.send.click()
    await expectRetryToArrive(visitor, heard)
    await content.submission()
  })

  test('a connection lost during the upload of 5 MB', async ({ visitor, page, content }) => {
    const photo = labelled('Photo', { name: 'photo', type: 'file' })
    await visitor.show([formOf(visitor.custom('cut'), [photo])])
    const buffer = Buffer.alloc(5 * 1024 * 1024, 'x')
    await page.getByLabel('Photo').setInputFiles({ name: 'p.png', mimeType: 'image/png', buffer })
    // Browsers retry on their own, once for each old connection that is still open.
    await content.faultSubmission({ kind: 'drop', times: 20 })
    await visitor.send.click()
    await expect(visitor.message).toHaveText(ERROR)
    visitor.host.takeProblems()
    expect(await content.submissions()).toEqual([])
    await content.mend()
    await visitor.submit()
    await content.submission()
  })

  test('a browser that goes offline and online', async ({ visitor, context, content }) => {
    const heard = await fillIn(visitor)
    await context.setOffline(true)
    await visitor.send.click()
    await expect(visitor.message).toHaveText(ERROR)
    await context.setOffline(false)
    await expectRetryToArrive(visitor, heard)
    await content.submission()
  })

  test('repeated submits during a slow answer', async ({ visitor, page, content }) => {
    const heard = await fillIn(visitor)
    const release = await holdRequests(page, SUBMISSIONS)
    await visitor.send.focus()
    await page.keyboard.press('Enter')
    await expect(visitor.message).toHaveText('Sending...')
    await expect(visitor.form).toHaveAttribute('aria-busy', 'true')
    await expect(visitor.send).toHaveAttribute('aria-disabled', 'true')
    await visitor.send.dblclick({ force: true })
    await page.keyboard.press('Enter')
    await page.getByLabel('Name').press('Enter')
    release()
    await expect(visitor.message).toHaveText('Thanks!')
    await expect(visitor.send).not.toHaveAttribute('aria-disabled')
    expect(await heard()).toEqual(['Sending...', 'Thanks!'])
    await content.submission()
  })

  test('being unmounted before the answer', async ({ visitor, page, content }) => {
    await fillIn(visitor, { successUrl: '#done' })
    const release = await holdRequests(page, SUBMISSIONS)
    await visitor.send.click()
    await expect(visitor.message).toHaveText('Sending...')
    await page.evaluate(() => window.mounted?.unmount())
    const answered = page.waitForResponse(SUBMISSIONS)
    release()
    await answered
    await expect.poll(async () => (await content.submissions()).length).toBe(1)
    await expect.poll(() => page.evaluate(() => document.readyState)).toBe('complete')
    expect(new URL(page.url()).hash).toBe('')
  })
})
