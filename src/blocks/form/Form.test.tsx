// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { text } from '../../content/testing/blocks'
import type { Block } from '../../content/types'
import { takeConsole } from '../../utils/testing/consoleMessages'
import { attributesOf } from '../internals/testing/renderBlock'
import { formInputs } from './formOptions'
import { answer, holdAnswer, input, renderForm } from './testing/renderForm'

const CUSTOM = { sendSubmissionsTo: 'custom', action: '/api' }
const ERROR_TEXT = 'Form submission error :( Please check your answers and try again'

describe('Form', () => {
  it('is a form with the attributes of its block, and its children in it', async () => {
    const properties = { id: 'own', 'aria-label': 'Sign up' }
    const { form, get } = await renderForm(
      { ...CUSTOM, name: 'My form', method: 'PUT' },
      { overrides: { properties } },
    )
    expect(attributesOf(form)).toEqual({
      class: 'builder-block builder-f builder-has-component',
      'builder-id': 'builder-f',
      name: 'My form',
      method: 'PUT',
      novalidate: '',
      ...properties,
    })
    expect(form.firstElementChild?.tagName).toBe('INPUT')
    // The region is there before it has anything to say.
    expect(get('form > [role=status]:last-child').childNodes).toHaveLength(0)
  })

  it('is busy and says so while it sends, then says thanks', async () => {
    const rendered = await renderForm(CUSTOM)
    const respond = holdAnswer(rendered)
    await rendered.submit()
    expect(rendered.said).toBe('Sending...')
    expect(rendered.form.getAttribute('aria-busy')).toBe('true')
    expect(rendered.get('[role=status]').getAttribute('aria-busy')).toBe('false')
    await respond()
    expect(rendered.said).toBe('Thanks!')
    expect(rendered.form.hasAttribute('aria-busy')).toBe(false)
  })

  it('shows an error after a failure, preserves what was typed, and can be sent again', async () => {
    const rendered = await renderForm(CUSTOM)
    rendered.fetch.mockResolvedValueOnce(answer({ why: 'no' }, 422))
    const field = rendered.get<HTMLInputElement>('input')
    field.value = 'typed'
    await rendered.submit()
    expect(rendered.said).toBe(ERROR_TEXT)
    expect(rendered.get('pre.builder-form-error-text').textContent).toBe('{\n  "why": "no"\n}')
    expect(field.value).toBe('typed')
    await rendered.submit()
    expect(rendered.said).toBe('Thanks!')
    expect(rendered.all('pre')).toEqual([])
    expect(rendered.fetch).toHaveBeenCalledTimes(2)
    expect(rendered.fetch.mock.calls[1]?.[1]?.body).toBe('{"email":"typed"}')
  })

  it('prints the raw answer after the message, outside of what is read out', async () => {
    const rendered = await renderForm(CUSTOM)
    rendered.fetch.mockResolvedValue(answer('Not found', 404))
    await rendered.submit()
    const pre = rendered.get('pre')
    expect(pre.textContent).toBe('Not found')
    expect(pre.previousElementSibling?.getAttribute('role')).toBe('status')
  })

  it('says what stands at the errorMessagePath, or else our own text', async () => {
    const rendered = await renderForm({ ...CUSTOM, errorMessagePath: 'error.message' })
    rendered.fetch.mockResolvedValueOnce(answer({ error: { message: 'taken' } }, 422))
    await rendered.submit()
    expect(rendered.said).toBe('taken')
    rendered.fetch.mockResolvedValueOnce(answer({ error: {} }, 422))
    await rendered.submit()
    expect(rendered.said).toBe(ERROR_TEXT)
  })

  it('shows a server’s message as text', async () => {
    const rendered = await renderForm({ ...CUSTOM, errorMessagePath: 'm' })
    const message = '<img src=x onerror=alert(1)> {{state.secret}} &amp; <b>'
    rendered.fetch.mockResolvedValue(answer({ m: message }, 422))
    await rendered.submit()
    expect(rendered.said).toBe(message)
    expect(rendered.all('img,b')).toEqual([])
  })

  it('treats malformed JSON as an error', async () => {
    const rendered = await renderForm(CUSTOM)
    const headers = { 'content-type': 'application/json' }
    rendered.fetch.mockResolvedValue(new Response('<html>', { headers }))
    await rendered.submit()
    expect(rendered.said).toBe(ERROR_TEXT)
    expect(rendered.get('pre').textContent).toBe('<html>')
    expect(rendered.reportSubmission).not.toHaveBeenCalled()
  })

  describe('with messages of its author', () => {
    const messages = {
      successMessage: [text('Yes')],
      errorMessage: [text('No'), text('Sorry')],
      sendingMessage: [text('Wait')],
    }

    it('shows them in place of the defaults', async () => {
      const rendered = await renderForm({ ...CUSTOM, ...messages })
      await rendered.submit()
      expect(rendered.said).toBe('Yes')
      rendered.fetch.mockResolvedValue(answer({}, 500))
      await rendered.submit()
      expect(rendered.said).toBe('NoSorry')
      expect(rendered.get('[role=status] > .builder-blocks').className).toBe(
        'builder-blocks builder-blocks-child',
      )
    })

    it('lets them and its children read the server’s message as state.formErrorMessage', async () => {
      const child = text('{{ state.formErrorMessage || "-" }}', { id: 'builder-child' })
      const errorMessage = [text('Sorry: {{ state.formErrorMessage || "No" }}')]
      const rendered = await renderForm(
        { ...CUSTOM, errorMessage, errorMessagePath: 'm' },
        { fields: [input({ name: 'a' }), child] },
      )
      const childText = () => rendered.get('.builder-child').textContent
      expect(childText()).toBe('-')
      rendered.fetch.mockResolvedValue(answer({ m: 'taken' }, 422))
      await rendered.submit()
      expect([rendered.said, childText()]).toEqual(['Sorry: taken', 'taken'])
      rendered.fetch.mockResolvedValue(answer({}, 422))
      await rendered.submit()
      expect([rendered.said, childText()]).toEqual(['Sorry: No', '-'])
    })

    it('says what the editor puts there, or what the server said', async () => {
      const { defaultValue } = formInputs.find(({ name }) => name === 'errorMessage') ?? {}
      const errorMessage = defaultValue as readonly Block[]
      const rendered = await renderForm({ ...CUSTOM, errorMessage, errorMessagePath: 'm' })
      rendered.fetch.mockResolvedValueOnce(answer({}, 500))
      await rendered.submit()
      expect(rendered.said).toBe(ERROR_TEXT)
      rendered.fetch.mockResolvedValueOnce(answer({ m: 'taken' }, 422))
      await rendered.submit()
      expect(rendered.said).toBe('taken')
    })

    it('says nothing with a message that is empty', async () => {
      const rendered = await renderForm({ ...CUSTOM, successMessage: [] })
      await rendered.submit()
      expect(rendered.said).toBe('')
    })
  })

  describe('while an author is editing', () => {
    it.each([
      { previewState: 'unsubmitted', expected: '' },
      { previewState: 'sending', expected: 'Sending...' },
      { previewState: 'success', expected: 'Thanks!' },
      { previewState: 'error', expected: ERROR_TEXT },
      { previewState: '', expected: '' },
      { previewState: 'constructor', expected: '' },
      { previewState: 'error', authoring: false, expected: '' },
    ])('shows "$expected" in the state "$previewState"', async (row) => {
      const { previewState, expected, authoring = true } = row
      const { said } = await renderForm({ previewState } as never, { content: { authoring } })
      expect(said).toBe(expected)
    })

    it('stays in that state, whatever is sent', async () => {
      const rendered = await renderForm(
        { ...CUSTOM, previewState: 'error' },
        { content: { authoring: true } },
      )
      await rendered.submit()
      expect(rendered.fetch).toHaveBeenCalledTimes(1)
      expect(rendered.said).toBe(ERROR_TEXT)
    })
  })

  describe('validation', () => {
    const empty = { fields: [input({ name: 'email', required: true })] }

    it.each([
      { options: {}, times: 0 },
      { options: { validate: true }, times: 0 },
      { options: { validate: false }, times: 1 },
    ])('sends what is not valid $times times with $options', async ({ options, times }) => {
      const rendered = await renderForm({ ...CUSTOM, ...options }, empty)
      await rendered.submit()
      expect(rendered.fetch).toHaveBeenCalledTimes(times)
    })

    it('lets no listener of the form hear of it, as in plain HTML', async () => {
      const rendered = await renderForm(CUSTOM, empty)
      const listener = vi.fn()
      rendered.form.addEventListener('submit', listener, true)
      rendered.form.addEventListener('submit', listener)
      await rendered.submit()
      expect(listener).not.toHaveBeenCalled()
      rendered.get<HTMLInputElement>('input').value = 'a'
      await rendered.submit()
      expect(listener).toHaveBeenCalledTimes(2)
    })

    it.each(['submit', 'submitCapture'])('lets no action for %s run before', async (name) => {
      const run = vi.fn()
      const overrides = { actions: { [name]: 'context.run()' } }
      const rendered = await renderForm(CUSTOM, {
        ...empty,
        overrides,
        content: { context: { run } },
      })
      await rendered.submit()
      expect(run).not.toHaveBeenCalled()
      rendered.get<HTMLInputElement>('input').value = 'a'
      await rendered.submit()
      expect(run).toHaveBeenCalledOnce()
      expect(rendered.fetch).toHaveBeenCalledOnce()
    })

    it('describes an invalid field to assistive technology until it is valid', async () => {
      const rendered = await renderForm(CUSTOM, empty)
      const field = rendered.get<HTMLInputElement>('input')
      vi.spyOn(field, 'validationMessage', 'get').mockReturnValue('Please fill this in.')
      await rendered.submit()
      expect(field.getAttribute('aria-invalid')).toBe('true')
      expect(field.getAttribute('aria-description')).toBe('Please fill this in.')
      const type = (value: string): void => {
        field.value = value
        field.dispatchEvent(new Event('input', { bubbles: true }))
      }
      type('')
      expect(field.hasAttribute('aria-invalid')).toBe(true)
      type('a')
      expect(field.hasAttribute('aria-invalid')).toBe(false)
      expect(field.hasAttribute('aria-description')).toBe(false)
    })

    it('describes no custom element that has no message, and unmarks it on input', async () => {
      const { form } = await renderForm(CUSTOM)
      const rating = document.createElement('star-rating')
      form.append(rating)
      const matches = vi.spyOn(rating, 'matches').mockReturnValue(true)
      const send = (type: string): boolean =>
        rating.dispatchEvent(new Event(type, { bubbles: true }))
      send('invalid')
      expect(rating.getAttribute('aria-description')).toBe('')
      send('input')
      expect(rating.getAttribute('aria-invalid')).toBe('true')
      matches.mockReturnValue(false)
      send('input')
      expect(attributesOf(rating)).toEqual({})
    })

    it('forgets that when the form is reset', async () => {
      const rendered = await renderForm(CUSTOM, empty)
      await rendered.submit()
      rendered.form.reset()
      expect(rendered.get('input').hasAttribute('aria-invalid')).toBe(false)
    })
  })

  it('drops an address that runs script, and sends nothing', async () => {
    const rendered = await renderForm({ sendWithJs: false, action: 'javascript:alert(1)' })
    expect(rendered.form.hasAttribute('action')).toBe(false)
    expect(takeConsole()).toHaveLength(1)
    await rendered.submit()
    expect(rendered.fetch).not.toHaveBeenCalled()
    expect(rendered.events).toEqual([])
    expect(rendered.said).toBe(ERROR_TEXT)
    expect(takeConsole()).toEqual([expect.stringContaining('was not sent')])
  })
})
