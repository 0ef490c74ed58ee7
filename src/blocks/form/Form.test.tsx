// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { component, text } from '../../content/testing/blocks'
import type { Block } from '../../content/types'
import { takeConsole } from '../../utils/testing/consoleGuard'
import { formInputs } from './formOptions'
import { answer, drawForm, input } from './testing/drawForm'

const CUSTOM = { sendSubmissionsTo: 'custom', action: '/api' }
const ERROR_TEXT = 'Form submission error :( Please check your answers and try again'

describe('Form', () => {
  it('is a form with the attributes of its block, and its children in it', async () => {
    const { form } = await drawForm(
      { ...CUSTOM, name: 'My form', method: 'PUT' },
      { overrides: { properties: { id: 'own', 'aria-label': 'Sign up' } } },
    )
    expect(form.className).toBe('builder-block builder-f builder-has-component')
    expect(form.getAttribute('builder-id')).toBe('builder-f')
    expect(form.getAttribute('aria-label')).toBe('Sign up')
    expect(form.id).toBe('own')
    expect(form.getAttribute('name')).toBe('My form')
    expect(form.getAttribute('method')).toBe('PUT')
    expect(form.hasAttribute('action')).toBe(false)
    expect(form.firstElementChild?.tagName).toBe('INPUT')
  })

  it('says nothing at first, in a region that is there already', async () => {
    const { form, said, get } = await drawForm(CUSTOM)
    expect(said).toBe('')
    expect(get('[role=status]').childNodes).toHaveLength(0)
    expect(form.querySelector('pre')).toBeNull()
    expect(form.hasAttribute('aria-busy')).toBe(false)
  })

  it('is busy and says so while it sends, then says thanks', async () => {
    const drawn = await drawForm(CUSTOM)
    let respond: (response: Response) => void = () => {}
    drawn.fetch.mockReturnValue(new Promise((resolve) => (respond = resolve)))
    await drawn.submit()
    expect(drawn.said).toBe('Sending...')
    expect(drawn.form.getAttribute('aria-busy')).toBe('true')
    expect(drawn.get('[role=status]').getAttribute('aria-busy')).toBe('false')
    await act(async () => respond(answer()))
    expect(drawn.said).toBe('Thanks!')
    expect(drawn.form.hasAttribute('aria-busy')).toBe(false)
  })

  it('says what is wrong after a failure, keeps what was typed, and can be sent again', async () => {
    const drawn = await drawForm(CUSTOM)
    drawn.fetch.mockResolvedValueOnce(answer({ why: 'no' }, 422))
    const field = drawn.get<HTMLInputElement>('input')
    field.value = 'typed'
    await drawn.submit()
    expect(drawn.said).toBe(ERROR_TEXT)
    expect(drawn.get('pre.builder-form-error-text').textContent).toBe('{\n  "why": "no"\n}')
    expect(field.value).toBe('typed')
    await drawn.submit()
    expect(drawn.said).toBe('Thanks!')
    expect(drawn.all('pre')).toEqual([])
    expect(drawn.fetch).toHaveBeenCalledTimes(2)
    expect(drawn.fetch.mock.calls[1]?.[1]?.body).toBe('{"email":"typed"}')
  })

  it('prints the raw answer after the message, outside of what is read out', async () => {
    const drawn = await drawForm(CUSTOM)
    drawn.fetch.mockResolvedValue(answer('Not found', 404))
    await drawn.submit()
    const pre = drawn.get('pre')
    expect(pre.textContent).toBe('Not found')
    expect(pre.previousElementSibling?.getAttribute('role')).toBe('status')
  })

  it('prints nothing where the server could not be reached', async () => {
    const drawn = await drawForm({ ...CUSTOM, errorMessagePath: 'message' })
    drawn.fetch.mockRejectedValue(new TypeError('Failed to fetch'))
    await drawn.submit()
    expect(drawn.said).toBe(ERROR_TEXT)
    expect(drawn.all('pre')).toEqual([])
  })

  it.each([
    { path: 'error.message', expected: 'taken' },
    { path: 'error', expected: '{"message":"taken"}' },
    { path: 'error.gone', expected: ERROR_TEXT },
    { path: '__proto__.x', expected: ERROR_TEXT },
    { path: undefined, expected: ERROR_TEXT },
  ])('says "$expected" for the errorMessagePath $path', async ({ path, expected }) => {
    const drawn = await drawForm({ ...CUSTOM, errorMessagePath: path })
    drawn.fetch.mockResolvedValue(answer({ error: { message: 'taken' } }, 422))
    await drawn.submit()
    expect(drawn.said).toBe(expected)
  })

  it('forgets what the server said with the next submission', async () => {
    const drawn = await drawForm({ ...CUSTOM, errorMessagePath: 'message' })
    drawn.fetch.mockResolvedValueOnce(answer({ message: 'taken' }, 422))
    await drawn.submit()
    expect(drawn.said).toBe('taken')
    drawn.fetch.mockResolvedValueOnce(answer({}, 500))
    await drawn.submit()
    expect(drawn.said).toBe(ERROR_TEXT)
  })

  it('takes what a server says for text', async () => {
    const drawn = await drawForm({ ...CUSTOM, errorMessagePath: 'm' })
    const message = '<img src=x onerror=alert(1)> {{state.secret}} & <b>'
    drawn.fetch.mockResolvedValue(answer({ m: message }, 422))
    await drawn.submit()
    expect(drawn.said).toBe(message)
    expect(drawn.all('img,b')).toEqual([])
  })

  it('takes JSON that is none for an error', async () => {
    const drawn = await drawForm(CUSTOM)
    const headers = { 'content-type': 'application/json' }
    drawn.fetch.mockResolvedValue(new Response('<html>', { headers }))
    await drawn.submit()
    expect(drawn.said).toBe(ERROR_TEXT)
    expect(drawn.get('pre').textContent).toBe('<html>')
  })

  describe('with messages of its author', () => {
    const messages = {
      successMessage: [text('Yes')],
      errorMessage: [text('No'), text('Sorry')],
      sendingMessage: [text('Wait')],
    }

    it('shows them in place of the defaults', async () => {
      const drawn = await drawForm({ ...CUSTOM, ...messages })
      await drawn.submit()
      expect(drawn.said).toBe('Yes')
      drawn.fetch.mockResolvedValue(answer({}, 500))
      await drawn.submit()
      expect(drawn.said).toBe('NoSorry')
      expect(drawn.get('[role=status] > .builder-blocks').className).toBe(
        'builder-blocks builder-blocks-child',
      )
    })

    it('lets the server’s message take the place of an error that does not ask for it', async () => {
      const drawn = await drawForm({ ...CUSTOM, ...messages, errorMessagePath: 'm' })
      drawn.fetch.mockResolvedValue(answer({ m: 'taken' }, 422))
      await drawn.submit()
      expect(drawn.said).toBe('taken')
    })

    it('lets them read the server’s message as state.formErrorMessage', async () => {
      const bound = component(
        'Text',
        { text: 'No' },
        { bindings: { 'component.options.text': 'state.formErrorMessage || "No"' } },
      )
      const drawn = await drawForm({
        ...CUSTOM,
        errorMessage: [text('Sorry: '), bound],
        errorMessagePath: 'm',
      })
      drawn.fetch.mockResolvedValue(answer({ m: 'taken' }, 422))
      await drawn.submit()
      expect(drawn.said).toBe('Sorry: taken')
      drawn.fetch.mockResolvedValue(answer({}, 422))
      await drawn.submit()
      expect(drawn.said).toBe('Sorry: No')
    })

    it('says what the editor puts there, or what the server said', async () => {
      const { defaultValue } = formInputs.find(({ name }) => name === 'errorMessage') ?? {}
      const errorMessage = defaultValue as readonly Block[]
      const drawn = await drawForm({ ...CUSTOM, errorMessage, errorMessagePath: 'm' })
      drawn.fetch.mockResolvedValueOnce(answer({}, 500))
      await drawn.submit()
      expect(drawn.said).toBe(ERROR_TEXT)
      drawn.fetch.mockResolvedValueOnce(answer({ m: 'taken' }, 422))
      await drawn.submit()
      expect(drawn.said).toBe('taken')
    })

    it('lets its children read it, too', async () => {
      const child = text('{{ state.formErrorMessage ? "!" + state.formErrorMessage : "-" }}', {
        id: 'builder-child',
      })
      const drawn = await drawForm(
        { ...CUSTOM, errorMessagePath: 'm' },
        { fields: [input({ name: 'a' }), child] },
      )
      expect(drawn.get('.builder-child').textContent).toBe('-')
      drawn.fetch.mockResolvedValue(answer({ m: 'taken' }, 422))
      await drawn.submit()
      expect(drawn.get('.builder-child').textContent).toBe('!taken')
    })

    it('draws an empty list for a message that is empty', async () => {
      const drawn = await drawForm({ ...CUSTOM, successMessage: [] })
      await drawn.submit()
      expect(drawn.get('[role=status] > .builder-blocks.no-blocks').textContent).toBe('')
    })
  })

  describe('while an author looks on', () => {
    it.each([
      { previewState: 'unsubmitted', expected: '' },
      { previewState: 'sending', expected: 'Sending...' },
      { previewState: 'success', expected: 'Thanks!' },
      { previewState: 'error', expected: ERROR_TEXT },
      { previewState: '', expected: '' },
      { previewState: 'constructor', expected: '' },
    ])('shows the state "$previewState"', async ({ previewState, expected }) => {
      const { said } = await drawForm({ previewState } as never, { content: { authoring: true } })
      expect(said).toBe(expected)
    })

    it('keeps that state, whatever is sent', async () => {
      const drawn = await drawForm(
        { ...CUSTOM, previewState: 'error' },
        { content: { authoring: true } },
      )
      await drawn.submit()
      expect(drawn.fetch).toHaveBeenCalledTimes(1)
      expect(drawn.said).toBe(ERROR_TEXT)
    })
  })

  it('shows no preview state to visitors', async () => {
    expect((await drawForm({ previewState: 'error' })).said).toBe('')
  })

  describe('validation', () => {
    const empty = { fields: [input({ name: 'email', required: true })] }

    it.each([{}, { validate: true }])('keeps what is not valid, with %j', async (options) => {
      const drawn = await drawForm({ ...CUSTOM, ...options }, empty)
      await drawn.submit()
      expect(drawn.fetch).not.toHaveBeenCalled()
      expect(drawn.said).toBe('')
    })

    it('sends it with validate: false', async () => {
      const drawn = await drawForm({ ...CUSTOM, validate: false }, empty)
      await drawn.submit()
      expect(drawn.fetch).toHaveBeenCalledTimes(1)
    })

    it('tells assistive technology which field is wrong and why, until it is right', async () => {
      const drawn = await drawForm(CUSTOM, empty)
      const field = drawn.get<HTMLInputElement>('input')
      vi.spyOn(field, 'validationMessage', 'get').mockReturnValue('Please fill this in.')
      await drawn.submit()
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

    it('forgets that when the form is reset', async () => {
      const drawn = await drawForm(CUSTOM, empty)
      await drawn.submit()
      drawn.form.reset()
      expect(drawn.get('input').hasAttribute('aria-invalid')).toBe(false)
    })
  })

  it('drops an address that runs script, and sends nothing', async () => {
    const drawn = await drawForm({ sendWithJs: false, action: 'javascript:alert(1)' })
    expect(drawn.form.hasAttribute('action')).toBe(false)
    expect(takeConsole()).toHaveLength(1)
    await drawn.submit()
    expect(drawn.fetch).not.toHaveBeenCalled()
    expect(drawn.events).toEqual([])
  })
})
