// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { block } from '../../content/testing/blocks'
import { takeConsole } from '../../utils/testing/consoleMessages'
import type { FormOptions } from './formOptions'
import { input, renderForm } from './testing/renderForm'

const CUSTOM: FormOptions = { sendSubmissionsTo: 'custom', action: '/api' }
const EMAIL: FormOptions = { sendSubmissionsToEmail: 'a@b.co' }

describe('a submission by a button', () => {
  const press = async (options: FormOptions, properties: Record<string, unknown>) => {
    const button = block({
      tagName: 'button',
      properties: { name: 'do', value: 'x', ...properties },
    })
    const rendered = await renderForm(options, {
      fields: [input({ name: 'a', required: true }), button],
    })
    rendered.shadowRoot.addEventListener('submit', (event) => event.preventDefault())
    await act(async () => rendered.form.requestSubmit(rendered.get<HTMLButtonElement>('button')))
    return rendered
  }
  const free = { formnovalidate: true }

  it.each([
    { options: CUSTOM, url: '/draft', body: '{"a":"","do":"x"}' },
    { options: EMAIL, url: '/draft', body: '{"a":"","do":"x"}' },
    { options: { sendSubmissionsTo: 'custom' }, url: '/draft', body: '{"a":"","do":"x"}' },
  ])('sends to its address, unchecked, with $options', async ({ options, url, body }) => {
    const { fetch } = await press(options, { ...free, formaction: '/draft' })
    expect(fetch).toHaveBeenCalledExactlyOnceWith(url, expect.objectContaining({ body }))
  })

  it.each([
    { formmethod: 'get', url: '/api?a=&do=x', method: 'GET' },
    { formmethod: 'post', url: '/api', method: 'POST' },
  ])('sends with its method $formmethod', async ({ formmethod, url, method }) => {
    const { fetch } = await press({ ...CUSTOM, method: 'PUT' }, { ...free, formmethod })
    expect(fetch).toHaveBeenCalledExactlyOnceWith(url, expect.objectContaining({ method }))
  })

  it('sends in its encoding', async () => {
    const formenctype = 'application/x-www-form-urlencoded'
    const { fetch } = await press(CUSTOM, { ...free, formenctype })
    expect(fetch.mock.calls[0]?.[1]?.body).toBe('a=&do=x')
  })

  it('leaves a dialog to the browser', async () => {
    const { fetch, said } = await press(CUSTOM, { ...free, formmethod: 'dialog' })
    expect(fetch).not.toHaveBeenCalled()
    expect(said).toBe('')
  })

  it('sends nothing to an address that a script made unsafe, and says so', async () => {
    const rendered = await press(CUSTOM, { ...free, formmethod: 'dialog' })
    rendered.get('button').setAttribute('formmethod', 'post')
    rendered.get('button').setAttribute('formaction', 'javascript:alert(1)')
    await act(async () => rendered.form.requestSubmit(rendered.get<HTMLButtonElement>('button')))
    expect(rendered.fetch).not.toHaveBeenCalled()
    expect(rendered.said).toContain('Form submission error')
    expect(takeConsole()).toHaveLength(2)
  })

  it('is reported to the host page of a native form', async () => {
    const { events } = await press({ ...CUSTOM, sendWithJs: false }, free)
    expect(Array.from(events[0]?.detail.body)).toEqual([
      ['a', ''],
      ['do', 'x'],
    ])
  })
})
