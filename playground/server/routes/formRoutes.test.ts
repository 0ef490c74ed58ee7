import { describe, expect, it } from 'vitest'
import { startTestHost } from '../testing/startTestHost'

const NAMED = ['a@b.co', 'g???>>>', ' jürgen@b.co ', '\\"@b.co']
const host = startTestHost([{ model: 'page', entry: { data: { NAMED, note: 'Ask c@d.ex' } } }])

interface Submission {
  id: string
  kind: string
  form: string
  recipient: string | null
  method: string
  contentType: string
  headers: Record<string, string>
  fields: unknown
  bodySize: number | null
  files: { id: string; field: string; name: string; type: string; size: number }[]
}

const FORM_SUBMIT = '/api/v1/form-submit?apiKey=roastery-demo&to=YUBiLmNv&name=Contact%20us'

const to = (address: string) =>
  FORM_SUBMIT.replace('YUBiLmNv', encodeURIComponent(Buffer.from(address).toString('base64')))

const submit = (body: BodyInit | null, contentType?: string, path = FORM_SUBMIT) =>
  host.send(path, {
    method: 'POST',
    body,
    headers: contentType === undefined ? {} : { 'Content-Type': contentType },
  })

async function list(search = '') {
  const answer = await host.send(`/admin/submissions${search}`)
  return answer.json<{ submissions: Submission[] }>().submissions
}

/** Bytes that no text encoding preserves. */
function noise(length: number): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length }, (_, index) => (index * 31 + (index >> 8)) % 256)
}

describe('formSubmitRoute', () => {
  it('stores what is sent again with the same id once, and what was changed in between', async () => {
    const attempt = (email: string, id: string, path = FORM_SUBMIT) => {
      const form = new FormData()
      form.append('email', email)
      form.append('photo', new Blob(['same']), 'photo.png')
      return submit(form, undefined, `${path}${id}`)
    }
    const answers = await Promise.all([
      attempt('jane@doe.com', '&id=1'),
      attempt('jane@doe.com', '&id=1'),
    ])
    answers.push(await attempt('jane@doe.com', '&id=1'))
    const ids = answers.map((answer) => answer.json<{ id: string }>().id)
    const [stored, ...more] = await list()
    expect(ids).toEqual([stored?.id, stored?.id, stored?.id])
    expect(stored?.files).toHaveLength(1)
    expect(more).toEqual([])

    const others = ['&id=2', '', '']
    for (const id of others) await attempt('jane@doe.com', id)
    await attempt('jane@doe.org', '&id=1')
    await attempt('jane@doe.com', '&id=1', FORM_SUBMIT.replace('Contact', 'Ask'))
    expect(await list()).toHaveLength(6)
  })

  it('stores a multipart form with its files, byte for byte', async () => {
    const photo = noise(5 * 1024 * 1024)
    const form = new FormData()
    form.append('email', 'jane@doe.com')
    form.append('topping', 'milk')
    form.append('topping', 'sugar')
    form.append('__proto__', 'x')
    form.append('photo', new Blob([photo], { type: 'image/png' }), 'Jane\'s ☕ "photo".png')
    form.append('photo', new Blob(['hi'], { type: 'text/html' }), 'note.html')

    const answer = await submit(form)
    const [stored] = await list()
    expect(answer.json()).toEqual({ ok: true, id: stored?.id })
    expect(stored).toMatchObject({
      kind: 'email',
      form: 'Contact us',
      recipient: 'a@b.co',
      contentType: 'multipart/form-data',
      bodySize: null,
      files: [
        { field: 'photo', name: 'Jane\'s ☕ "photo".png', type: 'image/png', size: photo.length },
        { field: 'photo', name: 'note.html', type: 'text/html', size: 2 },
      ],
    })
    expect(JSON.stringify(stored?.fields)).toBe(
      '{"email":"jane@doe.com","topping":["milk","sugar"],"__proto__":"x"}',
    )

    const file = await host.send(`/admin/files/${stored?.files[0]?.id}`)
    expect(Buffer.compare(file.bytes, photo)).toBe(0)
    expect(file.headers.get('content-type')).toBe('image/png')
    expect(file.headers.get('content-disposition')).toBe(
      "attachment; filename*=UTF-8''Jane%27s%20%E2%98%95%20%22photo%22.png",
    )
  })

  it('leaves out file inputs that were left empty', async () => {
    const part = 'Content-Disposition: form-data; name="photo"; filename=""'
    const body = `--b\r\n${part}\r\nContent-Type: application/octet-stream\r\n\r\n\r\n--b--\r\n`
    await submit(body, 'multipart/form-data; boundary=b')
    expect(await list()).toMatchObject([{ fields: {}, files: [] }])
  })

  it('reads URL-encoded forms', async () => {
    await submit('name=Jane+Doe&tea=1&tea=2&x=%00', 'application/x-www-form-urlencoded')
    expect((await list())[0]?.fields).toEqual({ name: 'Jane Doe', tea: ['1', '2'], x: '\0' })
  })

  it('reads JSON', async () => {
    const fields = { user: { name: 'Bob' }, items: [null, { q: 'z' }] }
    await submit(JSON.stringify(fields), 'application/json; charset=utf-8')
    expect((await list())[0]?.fields).toEqual(fields)
  })

  it.each([
    { to: '', recipient: '' },
    { to: 'YUBiLmNv', recipient: 'a@b.co' },
    { to: encodeURIComponent('Zz8/Pz4+Pg=='), recipient: 'g???>>>' },
    { to: 'Zz8/Pz4+Pg==', recipient: 'g???>>>' },
    { to: encodeURIComponent('asO8cmdlbkBiLmNv'), recipient: 'jürgen@b.co' },
    { to: encodeURIComponent('XCJAYi5jbw=='), recipient: '\\"@b.co' },
  ])('reads the recipient of to=$to', async ({ to, recipient }) => {
    await submit('a=1', 'application/x-www-form-urlencoded', FORM_SUBMIT.replace('YUBiLmNv', to))
    expect((await list())[0]?.recipient).toBe(recipient)
  })

  it('accepts a form without a name and without a recipient', async () => {
    const path = '/api/v1/form-submit?apiKey=roastery-demo'
    expect((await submit('{}', 'application/json', path)).status).toBe(200)
    expect(await list()).toMatchObject([{ form: '', recipient: '' }])
  })

  it.each([
    ['/api/v1/form-submit', 401, 'apiKey is missing'],
    ['/api/v1/form-submit?apiKey=x', 401, '"x"'],
    [FORM_SUBMIT.replace('YUBiLmNv', 'a@b.co'), 400, 'Parameter "to"'],
    [to('\0\0\0'), 400, 'Parameter "to"'],
    [to('a@b.co\r\nBcc: all@world.test'), 400, 'one line'],
    [`${FORM_SUBMIT}%0D%0ABcc:x`, 400, 'Parameter "name"'],
    [FORM_SUBMIT + 'x'.repeat(200), 400, 'Parameter "name"'],
    [to('anybody@evil.test'), 403, '"anybody@evil.test"'],
    [to('.@b.co'), 403, 'No entry'],
    [to('c@d.ex'), 403, 'No entry'],
    [`${FORM_SUBMIT}%00`, 400, 'NUL'],
  ])('answers %s with %d', async (path, status, message) => {
    const answer = await submit('{}', 'application/json', path)
    expect(answer.status).toBe(status)
    expect(answer.json<{ message: string }>().message).toContain(message)
  })

  it.each([
    { contentType: 'application/json', body: '{', status: 400 },
    { contentType: 'multipart/form-data', body: 'x', status: 400 },
    { contentType: 'multipart/form-data; boundary=b', body: '--b\r\nx', status: 400 },
    { contentType: 'text/plain', body: 'x', status: 415 },
    { contentType: undefined, body: null, status: 415 },
  ])('answers $status to a body of $contentType', async ({ contentType, body, status }) => {
    const answer = await submit(body, contentType)
    expect(answer.status).toBe(status)
    expect(answer.json<{ message: string }>().message).not.toBe('')
    expect(await list()).toEqual([])
  })

  it('refuses more than 25 MB', async () => {
    const body = new Uint8Array(25 * 1024 * 1024 + 1)
    expect((await submit(body, 'multipart/form-data; boundary=b')).status).toBe(413)
  })
})

describe('submissionsRoute', () => {
  it.each(['POST', 'PUT', 'PATCH'])(
    'stores body and headers of a %s as they are',
    async (method) => {
      const body = noise(1000)
      const answer = await host.send('/api/submissions/sign%20up', {
        method,
        body,
        headers: { 'Content-Type': 'Application/X-Own; v=1', 'X-Shop': 'a', Cookie: 'secret=1' },
      })
      const [stored] = await list('?form=sign%20up')
      expect(answer.json()).toEqual({ ok: true, id: stored?.id })
      expect(stored).toMatchObject({
        kind: 'custom',
        form: 'sign up',
        method,
        contentType: 'Application/X-Own; v=1',
        headers: { 'x-shop': 'a' },
        fields: null,
        bodySize: 1000,
      })
      expect(stored?.headers).not.toHaveProperty('cookie')

      const kept = await host.send(`/admin/submissions/${stored?.id}/body`)
      expect(Buffer.compare(kept.bytes, body)).toBe(0)
      expect(kept.headers.get('content-type')).toBe('Application/X-Own; v=1')
      expect(kept.headers.get('content-disposition')).toContain('attachment')
    },
  )

  it('stores an empty body', async () => {
    await submit(null, undefined, '/api/submissions/empty')
    const [stored] = await list()
    expect(stored).toMatchObject({ bodySize: 0, contentType: '' })
    const kept = await host.send(`/admin/submissions/${stored?.id}/body`)
    expect(kept.status).toBe(200)
    expect(kept.bytes).toHaveLength(0)
    expect(kept.headers.get('content-type')).toBe('application/octet-stream')
  })

  it('lists submissions by form, by number and by count', async () => {
    for (const form of ['a', 'b', 'a']) await submit('x', 'text/plain', `/api/submissions/${form}`)
    const formsOf = async (search: string) => (await list(search)).map(({ form }) => form).join(' ')
    expect(await formsOf('')).toBe('a b a')
    expect(await formsOf('?form=a')).toBe('a a')
    expect(await formsOf('?limit=2')).toBe('b a')
  })

  it.each(['/admin/files/none', '/admin/submissions/none/body'])(
    'has nothing at %s',
    async (path) => {
      expect((await host.send(path)).status).toBe(404)
    },
  )
})
