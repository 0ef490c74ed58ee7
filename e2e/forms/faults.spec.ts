import { expect, test } from '../fixtures'
import { formOf, labelled } from '../support/content/formContent'

const ERROR = 'Form submission error :( Please check your answers and try again'

test.describe('a form withstands', () => {
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

  test('a browser that goes offline and online', async ({ visitor, page, context, content }) => {
    const fields = labelled('Message', { name: 'message' }, { kind: 'Form:TextArea' })
    await visitor.show([formOf(visitor.custom('faults'), fields)])
    await page.getByLabel('Message').fill('Two bags\nof Towpath')
    await context.setOffline(true)
    await visitor.send.click()
    await expect(visitor.message).toHaveText(ERROR)
    await expect(page.getByLabel('Message')).toHaveValue('Two bags\nof Towpath')
    visitor.host.takeProblems()

    await context.setOffline(false)
    await visitor.submit()
    await content.submission()
    await expect(page.getByLabel('Message')).toHaveValue('')
  })
})
