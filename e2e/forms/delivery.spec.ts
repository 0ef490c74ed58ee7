import { expect, test } from '../fixtures'
import { formOf, hidden, labelled } from '../support/content/formContent'

const FILE_BYTES = 1024 * 1024

/** Fields and files of a multipart body. */
async function filesOf(body: Buffer, contentType: string) {
  const headers = { 'content-type': contentType }
  const entries = [...(await new Response(new Uint8Array(body), { headers }).formData())]
  const files = entries.flatMap(([field, value]) =>
    value instanceof File ? [{ field, value }] : [],
  )
  return {
    fields: entries.filter(([, value]) => typeof value === 'string'),
    files: await Promise.all(
      files.map(async ({ field, value }) => {
        const content = Buffer.from(await value.arrayBuffer())
        return { field, name: value.name, type: value.type, content }
      }),
    ),
  }
}

/** Bytes that no text encoding preserves. */
const noise = (seed: number): Buffer =>
  Buffer.from(Uint8Array.from({ length: FILE_BYTES }, (_, i) => (i * seed + (i >> 8)) % 256))

test.describe('a form', () => {
  test('arrives byte for byte', async ({ visitor, content }) => {
    const options = visitor.custom('bytes', { customHeaders: { 'X-Shop': 'Heron' } })
    const fields = [hidden('user.name', 'Bob & Zoë “😀”\t='), hidden('items[1].q', 'Köln')]
    await visitor.show([formOf(options, fields)])
    await visitor.submit()
    const sent = await content.submission()
    const headers = { 'x-shop': 'Heron' }
    expect(sent).toMatchObject({ form: 'bytes', contentType: 'application/json', headers })
    expect(String(await content.body(sent))).toBe(
      '{"user":{"name":"Bob & Zoë “😀”\\t="},"items":[null,{"q":"Köln"}]}',
    )
  })

  test('arrives with two files of 1 MB, despite its content type', async ({
    visitor,
    page,
    content,
  }) => {
    const files = [noise(31), noise(17)] as const
    await visitor.show([
      formOf(visitor.custom('files'), [
        hidden('items[1].q', 'z'),
        ...labelled('Agree', { name: 'agree', type: 'checkbox' }),
        ...labelled('Photo', { name: 'photo', type: 'file' }),
        ...labelled('Receipt', { name: 'receipt', type: 'file' }),
      ]),
    ])
    await page
      .getByLabel('Photo')
      .setInputFiles({ name: 'Zoë’s ☕.png', mimeType: 'image/png', buffer: files[0] })
    await page
      .getByLabel('Receipt')
      .setInputFiles({ name: 'receipt.pdf', mimeType: 'application/pdf', buffer: files[1] })
    await visitor.submit()
    const sent = await content.submission()
    const { fields, files: arrived } = await filesOf(await content.body(sent), sent.contentType)
    expect(fields).toEqual([['items[1].q', 'z']])
    expect(arrived.map(({ field, name, type }) => [field, name, type])).toEqual([
      ['photo', 'Zoë’s ☕.png', 'image/png'],
      ['receipt', 'receipt.pdf', 'application/pdf'],
    ])
    for (const [index, file] of arrived.entries()) {
      expect(Buffer.compare(file.content, files[index] ?? Buffer.of())).toBe(0)
    }
  })

  test('sent by the browser arrives with its files and opens the answer', async ({
    visitor,
    page,
    host,
    content,
  }) => {
    const photo = labelled('Photo', { name: 'photo', type: 'file' })
    const fields = [...labelled('Name', { name: 'a b' }), ...photo]
    await visitor.show([formOf(visitor.custom('native', { sendWithJs: false }), fields)])
    await page.getByLabel('Name').fill('x y')
    const buffer = Buffer.from([0, 255, 13, 10])
    await page.getByLabel('Photo').setInputFiles({ name: 'p.png', mimeType: 'image/png', buffer })
    await visitor.send.click()
    await page.waitForURL('**/api/submissions/native')
    const sent = await content.submission()
    const arrived = await filesOf(await content.body(sent), sent.contentType)
    expect(arrived.fields).toEqual([['a b', 'x y']])
    expect(arrived.files.map(({ content: bytes }) => Array.from(bytes))).toEqual([[0, 255, 13, 10]])
    host.takeProblems()
  })
})

test('a submission is recorded once, after the server accepted it', async ({
  visitor,
  host,
  content,
}) => {
  await content.faultSubmission({ kind: 'status', status: 503 })
  await visitor.show([
    formOf({ ...visitor.custom('tracked'), name: 'Contact us' }, [hidden('a', '1')]),
  ])
  await visitor.send.click()
  await expect(visitor.message).toContainText('Form submission error')
  await visitor.submit()
  await expect.poll(() => content.events('submit')).toHaveLength(1)
  const [event] = await content.events('submit')
  expect(event?.data).toMatchObject({ contentId: 'form-entry', formName: 'Contact us' })
  await content.submission()
  host.takeProblems()
})
