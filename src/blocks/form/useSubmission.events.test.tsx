// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { takeConsole } from '../../utils/testing/consoleGuard'
import type { FormOptions } from './formOptions'
import { answer, type DrawnForm, drawForm, input } from './testing/drawForm'

const CUSTOM: FormOptions = { sendSubmissionsTo: 'custom', action: '/api', name: 'My form' }

const namesOf = ({ events }: DrawnForm): string[] => events.map(({ type }) => type)

/** Prevents what `name` announces. */
const prevent = (drawn: DrawnForm, name: string): void =>
  drawn.container.addEventListener(name, (event) => event.preventDefault())

const networkFailure = new TypeError('Failed to fetch')

describe('useSubmission', () => {
  afterEach(() => {
    location.hash = ''
  })

  describe('events', () => {
    it('tells the whole way of a success', async () => {
      const drawn = await drawForm({ ...CUSTOM, successUrl: '#done' })
      await drawn.submit()
      expect(namesOf(drawn)).toEqual([
        'presubmit',
        'siteblocks:submit',
        'submit:success',
        'siteblocks:submit-success',
        'route',
      ])
      const [presubmit, submit, success, hostSuccess, route] = drawn.events
      const body = '{"email":"a@b.co"}'
      expect(presubmit?.detail).toEqual({ body })
      expect(submit?.detail.form).toBe(drawn.form)
      expect(submit?.detail.body).toBe(body)
      expect('response' in submit!.detail).toBe(false)
      expect(success?.detail).toMatchObject({ body: { ok: true } })
      expect(await success?.detail.res.json()).toEqual({ ok: true })
      expect(hostSuccess?.detail.form).toBe(drawn.form)
      expect(hostSuccess?.detail.body).toBe(body)
      expect(hostSuccess?.detail.response.status).toBe(200)
      expect(route?.detail).toEqual({ url: '#done' })
    })

    it('tells of an answer that is an error to the host page only', async () => {
      const drawn = await drawForm(CUSTOM)
      drawn.fetch.mockResolvedValue(answer({}, 422))
      await drawn.submit()
      expect(namesOf(drawn).slice(2)).toEqual(['siteblocks:submit-error'])
      expect(drawn.events[2]?.detail.response.status).toBe(422)
    })

    it('tells why there was no answer', async () => {
      const drawn = await drawForm(CUSTOM)
      drawn.fetch.mockRejectedValue(networkFailure)
      await drawn.submit()
      expect(namesOf(drawn).slice(2)).toEqual(['submit:error', 'siteblocks:submit-error'])
      expect(drawn.events[2]?.detail).toEqual({ error: networkFailure })
      expect(drawn.events[3]?.detail.response).toBeUndefined()
    })

    it('bubble, leave the shadow root and can be prevented, but for those that only tell', async () => {
      const drawn = await drawForm({ ...CUSTOM, successUrl: '#done' })
      await drawn.submit()
      drawn.fetch.mockRejectedValue(networkFailure)
      await drawn.submit()
      expect(new Set(namesOf(drawn)).size).toBe(7)
      for (const { type, bubbles, composed, cancelable } of drawn.events) {
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
        const drawn = await drawForm(CUSTOM)
        prevent(drawn, name)
        await drawn.submit()
        expect(drawn.fetch).not.toHaveBeenCalled()
        expect(drawn.track).not.toHaveBeenCalled()
        expect(drawn.said).toBe('')
      },
    )

    it('neither resets nor routes when submit:success is prevented', async () => {
      const drawn = await drawForm({ ...CUSTOM, successUrl: '#done' })
      prevent(drawn, 'submit:success')
      drawn.get<HTMLInputElement>('input').value = 'typed'
      await drawn.submit()
      expect(drawn.said).toBe('Thanks!')
      expect(drawn.get<HTMLInputElement>('input').value).toBe('typed')
      expect(namesOf(drawn)).not.toContain('route')
      expect(location.hash).toBe('')
    })

    it('shows no error when submit:error is prevented, and can be sent again', async () => {
      const drawn = await drawForm(CUSTOM)
      prevent(drawn, 'submit:error')
      drawn.fetch.mockRejectedValueOnce(networkFailure)
      await drawn.submit()
      expect(drawn.said).toBe('')
      await drawn.submit()
      expect(drawn.said).toBe('Thanks!')
    })

    it('stays on the page when route is prevented', async () => {
      const drawn = await drawForm({ ...CUSTOM, successUrl: '#done' })
      prevent(drawn, 'route')
      await drawn.submit()
      expect(location.hash).toBe('')
    })
  })

  describe('after a success', () => {
    it.each([
      { resetFormOnSubmit: undefined, expected: 'a@b.co' },
      { resetFormOnSubmit: true, expected: 'a@b.co' },
      { resetFormOnSubmit: false, expected: 'typed' },
    ])('holds $expected with resetFormOnSubmit $resetFormOnSubmit', async (row) => {
      const drawn = await drawForm({ ...CUSTOM, resetFormOnSubmit: row.resetFormOnSubmit })
      drawn.get<HTMLInputElement>('input').value = 'typed'
      await drawn.submit()
      expect(drawn.get<HTMLInputElement>('input').value).toBe(row.expected)
    })

    it('resets although a field is named reset', async () => {
      const fields = [input({ name: 'reset', defaultValue: 'first' })]
      const drawn = await drawForm(CUSTOM, { fields })
      // As browsers do, and the DOM of these tests does not.
      Object.defineProperty(drawn.form, 'reset', { value: drawn.get('input') })
      drawn.get<HTMLInputElement>('input').value = 'typed'
      await drawn.submit()
      expect(drawn.get<HTMLInputElement>('input').value).toBe('first')
    })

    it('opens the success URL', async () => {
      await (await drawForm({ ...CUSTOM, successUrl: '#done' })).submit()
      expect(location.hash).toBe('#done')
    })

    it('scrolls to an element of the content that the success URL names', async () => {
      const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue(undefined)
      const fields = [input({ name: 'email', id: 'done' })]
      const drawn = await drawForm({ ...CUSTOM, successUrl: '#done' }, { fields })
      await drawn.submit()
      expect(new Set(scroll.mock.contexts)).toEqual(new Set([drawn.get('input')]))
    })

    it('opens no address that runs script', async () => {
      const drawn = await drawForm({ ...CUSTOM, successUrl: 'javascript:alert(1)' })
      await drawn.submit()
      expect(drawn.said).toBe('Thanks!')
      expect(namesOf(drawn)).not.toContain('route')
      expect(takeConsole()).toEqual([expect.stringContaining('successUrl')])
    })

    it.each([undefined, ''])('stays where it is with the success URL %j', async (successUrl) => {
      const drawn = await drawForm({ ...CUSTOM, successUrl })
      await drawn.submit()
      expect(namesOf(drawn)).not.toContain('route')
    })
  })

  it('moves no page that it has left', async () => {
    const drawn = await drawForm({ ...CUSTOM, successUrl: '#done' })
    let respond: (response: Response) => void = () => {}
    drawn.fetch.mockReturnValue(new Promise((resolve) => (respond = resolve)))
    await drawn.submit()
    drawn.unmount()
    await act(async () => respond(answer()))
    expect(namesOf(drawn)).not.toContain('route')
    expect(location.hash).toBe('')
  })
})
