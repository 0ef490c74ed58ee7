// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { component, text } from '../../content/testing/blocks'
import type { Block } from '../../content/types'
import { takeConsole } from '../../utils/testing/consoleMessages'
import { formInputs } from './formOptions'
import { answer, input, renderForm } from './testing/renderForm'

const CUSTOM = { sendSubmissionsTo: 'custom', action: '/api' }
const ERROR_TEXT = 'Form submission error :( Please check your answers and try again'

describe('Form', () => {
  it('is a form with the attributes of its block, and its children in it', async () => {
    const { form } = await renderForm(
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
    const { form, said, get } = await renderForm(CUSTOM)
    expect(said).toBe('')
    expect(get('[role=status]').childNodes).toHaveLength(0)
    expect(form.querySelector('pre')).toBeNull()
    expect(form.hasAttribute('aria-busy')).toBe(false)
  })

  it('is busy and says so while it sends, then says thanks', async () => {
    const rendered = await renderForm(CUSTOM)
    let respond: (response: Response) => void = () => {}
    rendered.fetch.mockReturnValue(new Promise((resolve) => (respond = resolve)))
    await rendered.submit()
    expect(rendered.said).toBe('Sending...')
    expect(rendered.form.getAttribute('aria-busy')).toBe('true')
    expect(rendered.get('[role=status]').getAttribute('aria-busy')).toBe('false')
    await act(async () => respond(answer()))
    expect(rendered.said).toBe('Thanks!')
    expect(rendered.form.hasAttribute('aria-busy')).toBe(false)
  })

  it('says what is wrong after a failure, keeps what was typed, and can be sent again', async () => {
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

  it('prints nothing where the server could not be reached', async () => {
    const rendered = await renderForm({ ...CUSTOM, errorMessagePath: 'message' })
    rendered.fetch.mockRejectedValue(new TypeError('Failed to fetch'))
    await rendered.submit()
    expect(rendered.said).toBe(ERROR_TEXT)
    expect(rendered.all('pre')).toEqual([])
  })

  it.each([
    { path: 'error.message', expected: 'taken' },
    { path: 'error.gone', expected: ERROR_TEXT },
  ])('says "$expected" for the errorMessagePath $path', async ({ path, expected }) => {
    const rendered = await renderForm({ ...CUSTOM, errorMessagePath: path })
    rendered.fetch.mockResolvedValue(answer({ error: { message: 'taken' } }, 422))
    await rendered.submit()
    expect(rendered.said).toBe(expected)
  })

  it('forgets what the server said with the next submission', async () => {
    const rendered = await renderForm({ ...CUSTOM, errorMessagePath: 'message' })
    rendered.fetch.mockResolvedValueOnce(answer({ message: 'taken' }, 422))
    await rendered.submit()
    expect(rendered.said).toBe('taken')
    rendered.fetch.mockResolvedValueOnce(answer({}, 500))
    await rendered.submit()
    expect(rendered.said).toBe(ERROR_TEXT)
  })

  it('takes what a server says for text', async () => {
    const rendered = await renderForm({ ...CUSTOM, errorMessagePath: 'm' })
    const message = '<img src=x onerror=alert(1)> {{state.secret}} & <b>'
    rendered.fetch.mockResolvedValue(answer({ m: message }, 422))
    await rendered.submit()
    expect(rendered.said).toBe(message)
    expect(rendered.all('img,b')).toEqual([])
  })

  it('takes JSON that is none for an error', async () => {
    const rendered = await renderForm(CUSTOM)
    const headers = { 'content-type': 'application/json' }
    rendered.fetch.mockResolvedValue(new Response('<html>', { headers }))
    await rendered.submit()
    expect(rendered.said).toBe(ERROR_TEXT)
    expect(rendered.get('pre').textContent).toBe('<html>')
    expect(rendered.track).not.toHaveBeenCalled()
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

    it('lets the server’s message take the place of an error that does not ask for it', async () => {
      const rendered = await renderForm({ ...CUSTOM, ...messages, errorMessagePath: 'm' })
      rendered.fetch.mockResolvedValue(answer({ m: 'taken' }, 422))
      await rendered.submit()
      expect(rendered.said).toBe('taken')
    })

    it('lets them read the server’s message as state.formErrorMessage', async () => {
      const bound = component(
        'Text',
        { text: 'No' },
        { bindings: { 'component.options.text': 'state.formErrorMessage || "No"' } },
      )
      const rendered = await renderForm({
        ...CUSTOM,
        errorMessage: [text('Sorry: '), bound],
        errorMessagePath: 'm',
      })
      rendered.fetch.mockResolvedValue(answer({ m: 'taken' }, 422))
      await rendered.submit()
      expect(rendered.said).toBe('Sorry: taken')
      rendered.fetch.mockResolvedValue(answer({}, 422))
      await rendered.submit()
      expect(rendered.said).toBe('Sorry: No')
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

    it('lets its children read it, too', async () => {
      const child = text('{{ state.formErrorMessage ? "!" + state.formErrorMessage : "-" }}', {
        id: 'builder-child',
      })
      const rendered = await renderForm(
        { ...CUSTOM, errorMessagePath: 'm' },
        { fields: [input({ name: 'a' }), child] },
      )
      expect(rendered.get('.builder-child').textContent).toBe('-')
      rendered.fetch.mockResolvedValue(answer({ m: 'taken' }, 422))
      await rendered.submit()
      expect(rendered.get('.builder-child').textContent).toBe('!taken')
    })

    it('renders an empty list for a message that is empty', async () => {
      const rendered = await renderForm({ ...CUSTOM, successMessage: [] })
      await rendered.submit()
      expect(rendered.get('[role=status] > .builder-blocks.no-blocks').textContent).toBe('')
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
      const { said } = await renderForm({ previewState } as never, { content: { authoring: true } })
      expect(said).toBe(expected)
    })

    it('keeps that state, whatever is sent', async () => {
      const rendered = await renderForm(
        { ...CUSTOM, previewState: 'error' },
        { content: { authoring: true } },
      )
      await rendered.submit()
      expect(rendered.fetch).toHaveBeenCalledTimes(1)
      expect(rendered.said).toBe(ERROR_TEXT)
    })
  })

  it('shows no preview state to visitors', async () => {
    expect((await renderForm({ previewState: 'error' })).said).toBe('')
  })

  describe('validation', () => {
    const empty = { fields: [input({ name: 'email', required: true })] }

    it.each([{}, { validate: true }])('keeps what is not valid, with %j', async (options) => {
      const rendered = await renderForm({ ...CUSTOM, ...options }, empty)
      await rendered.submit()
      expect(rendered.fetch).not.toHaveBeenCalled()
      expect(rendered.said).toBe('')
    })

    it('sends it with validate: false', async () => {
      const rendered = await renderForm({ ...CUSTOM, validate: false }, empty)
      await rendered.submit()
      expect(rendered.fetch).toHaveBeenCalledTimes(1)
    })

    it('tells assistive technology which field is wrong and why, until it is right', async () => {
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
  })
})
