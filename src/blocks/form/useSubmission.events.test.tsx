// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { deepFreeze, entry } from '../../content/testing/blocks'
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
} from './testing/renderForm'

const CUSTOM: FormOptions = { sendSubmissionsTo: 'custom', action: '/api', name: 'My form' }

const networkFailure = new TypeError('Failed to fetch')

describe('useSubmission', () => {
  afterEach(() => {
    location.hash = ''
  })

  describe('events', () => {
    it('report each step of a success', async () => {
      const rendered = await renderForm({ ...CUSTOM, successUrl: '#done' })
      await rendered.submit()
      expect(namesOf(rendered)).toEqual([
        'presubmit',
        'siteblocks:submit',
        'submit:success',
        'siteblocks:submit-success',
        'route',
      ])
      const { events, form } = rendered
      const response = expect.any(Response)
      const body = '{"email":"a@b.co"}'
      expect(events.map(({ detail }) => detail)).toEqual([
        { body },
        { form, body },
        { res: response, body: { ok: true } },
        { form, body, response },
        { url: '#done' },
      ])
      expect(await events[2]?.detail.res.json()).toEqual({ ok: true })
    })

    it('report an error response to the host page only', async () => {
      const rendered = await renderForm(CUSTOM)
      rendered.fetch.mockResolvedValue(answer({}, 422))
      await rendered.submit()
      expect(namesOf(rendered).slice(2)).toEqual(['siteblocks:submit-error'])
      expect(rendered.events[2]?.detail.response.status).toBe(422)
    })

    it('report why there was no response', async () => {
      const rendered = await renderForm(CUSTOM)
      rendered.fetch.mockRejectedValue(networkFailure)
      await rendered.submit()
      expect(namesOf(rendered).slice(2)).toEqual(['submit:error', 'siteblocks:submit-error'])
      expect(rendered.events[2]?.detail).toEqual({ error: networkFailure })
      expect(rendered.events[3]?.detail.response).toBeUndefined()
    })

    it('bubble, leave the shadow root, and can be prevented unless they only report', async () => {
      const rendered = await renderForm({ ...CUSTOM, successUrl: '#done' })
      await rendered.submit()
      rendered.fetch.mockRejectedValue(networkFailure)
      await rendered.submit()
      expect(new Set(namesOf(rendered)).size).toBe(7)
      for (const { type, bubbles, composed, cancelable } of rendered.events) {
        expect([bubbles, composed]).toEqual([true, true])
        expect(cancelable).toBe(!type.startsWith('siteblocks:submit-'))
      }
    })

    it.each(['presubmit', 'siteblocks:submit'])(
      'sends nothing when %s is prevented',
      async (name) => {
        const rendered = await renderForm(CUSTOM)
        prevent(rendered, name)
        await rendered.submit()
        expect(rendered.fetch).not.toHaveBeenCalled()
        expect(rendered.reportSubmission).not.toHaveBeenCalled()
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
      { options: {}, expected: 'a@b.co' },
      { options: { resetFormOnSubmit: false }, expected: 'typed' },
    ])('holds $expected with $options', async ({ options, expected }) => {
      const rendered = await renderForm({ ...CUSTOM, ...options })
      const field = rendered.get<HTMLInputElement>('input')
      field.value = 'typed'
      await rendered.submit()
      expect(field.value).toBe(expected)
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

    it('opens the success URL, and scrolls to an element of the content that the success URL names', async () => {
      const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue(undefined)
      const fields = [input({ name: 'email', id: 'done' })]
      const rendered = await renderForm({ ...CUSTOM, successUrl: '#done' }, { fields })
      await rendered.submit()
      expect(location.hash).toBe('#done')
      expect(new Set(scroll.mock.contexts)).toEqual(new Set([rendered.get('input')]))
    })

    it('opens no address that runs script', async () => {
      const rendered = await renderForm({ ...CUSTOM, successUrl: 'javascript:alert(1)' })
      await rendered.submit()
      expect(rendered.said).toBe('Thanks!')
      expect(namesOf(rendered)).not.toContain('route')
      expect(takeConsole()).toEqual([expect.stringContaining('successUrl')])
    })

    it('stays where it is without a success URL', async () => {
      const rendered = await renderForm({ ...CUSTOM, successUrl: '' })
      await rendered.submit()
      expect(namesOf(rendered)).not.toContain('route')
    })
  })

  describe('of a form that is gone when the answer comes', () => {
    const gone = {
      'an entry without it': (rendered: RenderedForm) =>
        rendered.rerender(deepFreeze(entry([], { id: 'entry-2' }))),
      'a page without its container': async ({ container }: RenderedForm) => container.remove(),
      'an unmounted widget': async (rendered: RenderedForm) => rendered.unmount(),
    }
    const ways = Object.entries(gone)

    it.each(ways)('report the success once in %s, and do not navigate', async (_, leave) => {
      const rendered = await renderForm({ ...CUSTOM, successUrl: '#done' })
      const respond = holdAnswer(rendered)
      await rendered.submit()
      await leave(rendered)
      await respond()
      expect(rendered.reportSubmission.mock.calls).toEqual([['entry-1', 'My form']])
      expect(namesOf(rendered).slice(2)).toEqual(['submit:success', 'siteblocks:submit-success'])
      expect(location.hash).toBe('')
    })

    it.each(ways)('report the failure once in %s', async (_, leave) => {
      const rendered = await renderForm(CUSTOM)
      const respond = holdAnswer(rendered)
      await rendered.submit()
      await leave(rendered)
      await respond(answer({}, 500))
      expect(rendered.reportSubmission).not.toHaveBeenCalled()
      expect(namesOf(rendered).slice(2)).toEqual(['siteblocks:submit-error'])
    })

    it('still reach listeners of a container that has left the page', async () => {
      const rendered = await renderForm(CUSTOM)
      const listener = vi.fn<() => void>()
      rendered.container.addEventListener('siteblocks:submit-success', listener)
      const respond = holdAnswer(rendered)
      await rendered.submit()
      rendered.container.remove()
      await respond()
      expect(listener).toHaveBeenCalledOnce()
    })
  })
})
