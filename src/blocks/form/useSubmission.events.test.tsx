// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { takeConsole } from '../../utils/testing/consoleMessages'
import type { FormOptions } from './formOptions'
import { answer, input, type RenderedForm, renderForm } from './testing/renderForm'

const CUSTOM: FormOptions = { sendSubmissionsTo: 'custom', action: '/api', name: 'My form' }

const namesOf = ({ events }: RenderedForm): string[] => events.map(({ type }) => type)

/** Prevents the default of the event `name`. */
const prevent = (rendered: RenderedForm, name: string): void =>
  rendered.container.addEventListener(name, (event) => event.preventDefault())

const networkFailure = new TypeError('Failed to fetch')

describe('useSubmission', () => {
  afterEach(() => {
    location.hash = ''
  })

  describe('events', () => {
    it('tells the whole way of a success', async () => {
      const rendered = await renderForm({ ...CUSTOM, successUrl: '#done' })
      await rendered.submit()
      expect(namesOf(rendered)).toEqual([
        'presubmit',
        'siteblocks:submit',
        'submit:success',
        'siteblocks:submit-success',
        'route',
      ])
      const [presubmit, submit, success, hostSuccess, route] = rendered.events
      const body = '{"email":"a@b.co"}'
      expect(presubmit?.detail).toEqual({ body })
      expect(submit?.detail.form).toBe(rendered.form)
      expect(submit?.detail.body).toBe(body)
      expect('response' in submit!.detail).toBe(false)
      expect(success?.detail).toMatchObject({ body: { ok: true } })
      expect(await success?.detail.res.json()).toEqual({ ok: true })
      expect(hostSuccess?.detail.form).toBe(rendered.form)
      expect(hostSuccess?.detail.body).toBe(body)
      expect(hostSuccess?.detail.response.status).toBe(200)
      expect(route?.detail).toEqual({ url: '#done' })
    })

    it('tells of an answer that is an error to the host page only', async () => {
      const rendered = await renderForm(CUSTOM)
      rendered.fetch.mockResolvedValue(answer({}, 422))
      await rendered.submit()
      expect(namesOf(rendered).slice(2)).toEqual(['siteblocks:submit-error'])
      expect(rendered.events[2]?.detail.response.status).toBe(422)
    })

    it('tells why there was no answer', async () => {
      const rendered = await renderForm(CUSTOM)
      rendered.fetch.mockRejectedValue(networkFailure)
      await rendered.submit()
      expect(namesOf(rendered).slice(2)).toEqual(['submit:error', 'siteblocks:submit-error'])
      expect(rendered.events[2]?.detail).toEqual({ error: networkFailure })
      expect(rendered.events[3]?.detail.response).toBeUndefined()
    })

    it('bubble, leave the shadow root and can be prevented, but for those that only tell', async () => {
      const rendered = await renderForm({ ...CUSTOM, successUrl: '#done' })
      await rendered.submit()
      rendered.fetch.mockRejectedValue(networkFailure)
      await rendered.submit()
      expect(new Set(namesOf(rendered)).size).toBe(7)
      for (const { type, bubbles, composed, cancelable } of rendered.events) {
        const told = /^siteblocks:submit-/.test(type)
        expect({ type, bubbles, composed, cancelable }).toEqual({
          type,
          bubbles: true,
          composed: true,
          cancelable: !told,
        })
      }
    })

    it.each(['presubmit', 'siteblocks:submit'])(
      'sends nothing when %s is prevented',
      async (name) => {
        const rendered = await renderForm(CUSTOM)
        prevent(rendered, name)
        await rendered.submit()
        expect(rendered.fetch).not.toHaveBeenCalled()
        expect(rendered.track).not.toHaveBeenCalled()
        expect(rendered.said).toBe('')
      },
    )

    it('neither resets nor routes when submit:success is prevented', async () => {
      const rendered = await renderForm({ ...CUSTOM, successUrl: '#done' })
      prevent(rendered, 'submit:success')
      rendered.get<HTMLInputElement>('input').value = 'typed'
      await rendered.submit()
      expect(rendered.said).toBe('Thanks!')
      expect(rendered.get<HTMLInputElement>('input').value).toBe('typed')
      expect(namesOf(rendered)).not.toContain('route')
      expect(location.hash).toBe('')
    })

    it('shows no error when submit:error is prevented, and can be sent again', async () => {
      const rendered = await renderForm(CUSTOM)
      prevent(rendered, 'submit:error')
      rendered.fetch.mockRejectedValueOnce(networkFailure)
      await rendered.submit()
      expect(rendered.said).toBe('')
      await rendered.submit()
      expect(rendered.said).toBe('Thanks!')
    })

    it('stays on the page when route is prevented', async () => {
      const rendered = await renderForm({ ...CUSTOM, successUrl: '#done' })
      prevent(rendered, 'route')
      await rendered.submit()
      expect(location.hash).toBe('')
    })
  })

  describe('after a success', () => {
    it.each([
      { resetFormOnSubmit: undefined, expected: 'a@b.co' },
      { resetFormOnSubmit: true, expected: 'a@b.co' },
      { resetFormOnSubmit: false, expected: 'typed' },
    ])('holds $expected with resetFormOnSubmit $resetFormOnSubmit', async (row) => {
      const rendered = await renderForm({ ...CUSTOM, resetFormOnSubmit: row.resetFormOnSubmit })
      rendered.get<HTMLInputElement>('input').value = 'typed'
      await rendered.submit()
      expect(rendered.get<HTMLInputElement>('input').value).toBe(row.expected)
    })

    it('resets although a field is named reset', async () => {
      const fields = [input({ name: 'reset', defaultValue: 'first' })]
      const rendered = await renderForm(CUSTOM, { fields })
      // In browsers, the field shadows the form's `reset`; not so in the DOM of these tests.
      Object.defineProperty(rendered.form, 'reset', { value: rendered.get('input') })
      rendered.get<HTMLInputElement>('input').value = 'typed'
      await rendered.submit()
      expect(rendered.get<HTMLInputElement>('input').value).toBe('first')
    })

    it('opens the success URL', async () => {
      await (await renderForm({ ...CUSTOM, successUrl: '#done' })).submit()
      expect(location.hash).toBe('#done')
    })

    it('scrolls to an element of the content that the success URL names', async () => {
      const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue(undefined)
      const fields = [input({ name: 'email', id: 'done' })]
      const rendered = await renderForm({ ...CUSTOM, successUrl: '#done' }, { fields })
      await rendered.submit()
      expect(new Set(scroll.mock.contexts)).toEqual(new Set([rendered.get('input')]))
    })

    it('opens no address that runs script', async () => {
      const rendered = await renderForm({ ...CUSTOM, successUrl: 'javascript:alert(1)' })
      await rendered.submit()
      expect(rendered.said).toBe('Thanks!')
      expect(namesOf(rendered)).not.toContain('route')
      expect(takeConsole()).toEqual([expect.stringContaining('successUrl')])
    })

    it.each([undefined, ''])('stays where it is with the success URL %j', async (successUrl) => {
      const rendered = await renderForm({ ...CUSTOM, successUrl })
      await rendered.submit()
      expect(namesOf(rendered)).not.toContain('route')
    })
  })

  it('moves no page that it has left', async () => {
    const rendered = await renderForm({ ...CUSTOM, successUrl: '#done' })
    let respond: (response: Response) => void = () => {}
    rendered.fetch.mockReturnValue(new Promise((resolve) => (respond = resolve)))
    await rendered.submit()
    rendered.unmount()
    await act(async () => respond(answer()))
    expect(namesOf(rendered)).not.toContain('route')
    expect(location.hash).toBe('')
  })
})
