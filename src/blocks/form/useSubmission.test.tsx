// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { component } from '../../content/testing/blocks'
import { takeConsole } from '../../utils/testing/consoleMessages'
import type { FormOptions } from './formOptions'
import {
  answer,
  holdAnswer,
  input,
  namesOf,
  prevent,
  type RenderedForm,
  renderForm,
  testClient,
} from './testing/renderForm'

const CUSTOM: FormOptions = { sendSubmissionsTo: 'custom', action: '/api', name: 'My form' }
const EMAIL: FormOptions = { sendSubmissionsToEmail: 'a@b.co', name: 'My form' }

/** Submits without leaving the test's page. Returns whether the browser was kept from sending. */
async function submitNatively(rendered: RenderedForm): Promise<boolean> {
  let wasPrevented = false
  rendered.shadowRoot.addEventListener('submit', (event) => {
    wasPrevented = event.defaultPrevented
    event.preventDefault()
  })
  await rendered.submit()
  return wasPrevented
}

describe('useSubmission', () => {
  it('sends the fields as JSON to the address', async () => {
    const rendered = await renderForm(CUSTOM)
    await rendered.submit()
    expect(rendered.fetch).toHaveBeenCalledExactlyOnceWith('/api', expect.anything())
    expect(rendered.fetch.mock.calls[0]?.[1]).toMatchObject({
      method: 'POST',
      body: '{"email":"a@b.co"}',
    })
  })

  it('says that it sends nothing without an address', async () => {
    const rendered = await renderForm({ sendSubmissionsTo: 'custom' })
    expect(await submitNatively(rendered)).toBe(true)
    expect(rendered.fetch).not.toHaveBeenCalled()
    expect(namesOf(rendered)).toEqual([])
    expect(rendered.said).toContain('Form submission error')
    expect(takeConsole()).toEqual([expect.stringContaining('block "builder-f" was not sent')])
  })

  it('says nothing without an address where an action of its author does the work', async () => {
    const overrides = { actions: { submit: 'state.sent = true' } }
    const rendered = await renderForm({ sendSubmissionsTo: 'custom' }, { overrides })
    expect(await submitNatively(rendered)).toBe(true)
    expect(rendered.said).toBe('')
  })

  it.each(['same-origin', 'omit', undefined] as const)(
    'sends cookies to the page’s own origin, unless the site refuses: %s',
    async (contentCredentials) => {
      const rendered = await renderForm(CUSTOM, { content: { contentCredentials } })
      await rendered.submit()
      expect(rendered.fetch.mock.calls[0]?.[1]?.credentials).toBe(contentCredentials)
    },
  )

  it('uses the address of its properties when its options have none', async () => {
    const rendered = await renderForm({}, { overrides: { properties: { action: '/own' } } })
    await rendered.submit()
    expect(rendered.fetch.mock.calls[0]?.[0]).toBe('/own')
  })

  it('says that it cannot send an unknown content type', async () => {
    const rendered = await renderForm({ ...CUSTOM, contentType: 'text/xml' })
    await rendered.submit()
    expect(rendered.said).toContain('Form submission error')
    expect(takeConsole()).toEqual([expect.stringContaining('Unsupported content type')])
  })

  it('sends once, however often it is submitted meanwhile, and again afterwards', async () => {
    const rendered = await renderForm(CUSTOM)
    const respond = holdAnswer(rendered)
    await act(async () => {
      rendered.form.requestSubmit()
      rendered.form.requestSubmit()
    })
    await rendered.submit()
    expect(rendered.fetch).toHaveBeenCalledTimes(1)
    expect(namesOf(rendered).filter((name) => name === 'presubmit')).toHaveLength(1)
    await respond()
    await rendered.submit()
    expect(rendered.fetch).toHaveBeenCalledTimes(2)
  })

  describe('to an email recipient', () => {
    it('hands the fields to the content host', async () => {
      const rendered = await renderForm({
        ...EMAIL,
        customHeaders: { 'x-key': 'k' },
        method: 'GET',
      })
      await rendered.submit()
      const [url, init] = rendered.fetch.mock.calls[0] ?? []
      expect(url).toMatch(
        /^https:\/\/cdn\.example\.com\/api\/v1\/form-submit\?apiKey=k&to=YUBiLmNv&name=My%20form&id=[0-9a-f]{32}$/,
      )
      expect(init?.method).toBe('POST')
      expect(Array.from(init?.body as FormData)).toEqual([['email', 'a@b.co']])
      expect(Object.fromEntries(init?.headers as Headers)).toEqual({ 'x-key': 'k' })
      expect(rendered.said).toBe('Thanks!')
    })

    it('is sent under one id until it arrives, so that duplicates can be recognised', async () => {
      const rendered = await renderForm(EMAIL)
      rendered.fetch.mockRejectedValueOnce(new TypeError('cut'))
      for (let attempt = 0; attempt < 3; attempt++) await rendered.submit()
      const ids = rendered.fetch.mock.calls.map(([url]) =>
        new URL(String(url)).searchParams.get('id'),
      )
      expect(ids[1]).toBe(ids[0])
      expect(ids[2]).not.toBe(ids[0])
    })

    it.each([undefined, ' ', 'your@email.com', {} as string])(
      'is an error without a recipient: %j',
      async (sendSubmissionsToEmail) => {
        const rendered = await renderForm({ sendSubmissionsTo: 'email', sendSubmissionsToEmail })
        await rendered.submit()
        expect(rendered.fetch).not.toHaveBeenCalled()
        expect(rendered.said).toContain('Form submission error')
        expect(takeConsole()).toEqual([
          'error: SiteBlocks: SubmissionsToEmail is required when sendSubmissionsTo is set to email',
        ])
      },
    )

    it.each(['', undefined])('is an error with the key %j', async (apiKey) => {
      const client = apiKey === undefined ? undefined : testClient({ apiKey })
      const rendered = await renderForm(EMAIL, { content: { client } })
      await rendered.submit()
      expect(rendered.fetch).not.toHaveBeenCalled()
      expect(rendered.said).toContain('Form submission error')
      expect(takeConsole()).toEqual([expect.stringContaining('apiKey')])
    })
  })

  describe('native', () => {
    const NATIVE: FormOptions = { ...CUSTOM, sendWithJs: false }

    it('leaves the form to the browser', async () => {
      const rendered = await renderForm(NATIVE)
      expect(rendered.form.getAttribute('action')).toBe('/api')
      expect(await submitNatively(rendered)).toBe(false)
      expect(rendered.fetch).not.toHaveBeenCalled()
      expect(rendered.said).toBe('')
    })

    it('notifies the host page, which can handle it instead', async () => {
      const rendered = await renderForm(NATIVE)
      prevent(rendered, 'siteblocks:submit')
      expect(await submitNatively(rendered)).toBe(true)
      expect(namesOf(rendered)).toEqual(['siteblocks:submit'])
      expect(Array.from(rendered.events[0]?.detail.body)).toEqual([['email', 'a@b.co']])
      expect(rendered.reportSubmission).not.toHaveBeenCalled()
    })

    it.each([
      { type: 'file', expected: 'multipart/form-data' },
      { type: 'text', expected: null },
    ])('encodes as $expected with a field of type $type', async ({ type, expected }) => {
      const rendered = await renderForm(NATIVE, { fields: [input({ type, name: 'photo' })] })
      expect(rendered.form.hasAttribute('enctype')).toBe(false)
      await submitNatively(rendered)
      expect(rendered.form.getAttribute('enctype')).toBe(expected)
    })
  })

  describe('tracking', () => {
    it.each([CUSTOM, EMAIL, { ...CUSTOM, sendWithJs: false }])('records %j', async (options) => {
      const rendered = await renderForm(options)
      rendered.shadowRoot.addEventListener('submit', (event) => event.preventDefault())
      await rendered.submit()
      expect(rendered.reportSubmission.mock.calls).toEqual([['entry-1', 'My form']])
    })

    it('records nothing that the server rejected', async () => {
      const rendered = await renderForm(CUSTOM)
      rendered.fetch.mockResolvedValueOnce(answer({}, 500))
      await rendered.submit()
      expect(rendered.reportSubmission).not.toHaveBeenCalled()
      await rendered.submit()
      expect(rendered.reportSubmission).toHaveBeenCalledTimes(1)
    })
  })

  describe('with an action of its author', () => {
    it.each([
      { submit: 'context.run()', times: 1 },
      { submit: 'context.run(); event.preventDefault()', times: 0 },
    ])('sends the form $times times after $submit', async ({ submit, times }) => {
      const run = vi.fn()
      const settings = { overrides: { actions: { submit } }, content: { context: { run } } }
      const rendered = await renderForm(CUSTOM, settings)
      await rendered.submit()
      expect(run).toHaveBeenCalledOnce()
      expect(rendered.fetch).toHaveBeenCalledTimes(times)
    })
  })

  it('leaves a form inside of it alone', async () => {
    const rendered = await renderForm(CUSTOM)
    const inner = document.createElement('form')
    rendered.shadowRoot.addEventListener('submit', (event) => event.preventDefault())
    rendered.form.append(inner)
    await act(async () => inner.requestSubmit())
    expect(rendered.fetch).not.toHaveBeenCalled()
    inner.remove()
  })

  it('sends a form inside of another one, which stops the event on its way up in Chrome', async () => {
    const children = [input({ name: 'a' })]
    const inner = component('Form:Form', { ...CUSTOM }, { id: 'inner', children })
    const { form, fetch, get, all } = await renderForm(CUSTOM, { fields: [inner] })
    form.addEventListener('submit', (event) => event.target !== form && event.stopPropagation())
    await act(async () => get<HTMLFormElement>('.builder-inner').requestSubmit())
    expect(fetch).toHaveBeenCalledOnce()
    expect(all('[role=status]').map(({ textContent }) => textContent)).toEqual(['Thanks!', ''])
    // React warns of nested forms, once for all files that share it.
    expect(takeConsole().filter((message) => !message.includes('<form>'))).toEqual([])
  })
})
