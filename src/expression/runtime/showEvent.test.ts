import { describe, expect, it, vi } from 'vitest'
import { showEvent } from './showEvent'

describe('showEvent', () => {
  it('shows plain data of an event and of its elements', () => {
    const input = { value: 'hi', checked: true, tagName: 'INPUT', ownerDocument: {} }
    const data = { type: 'change', key: 'a', detail: { slide: 2 }, currentTarget: null }
    const event = { ...data, view: globalThis, nativeEvent: {}, target: input }
    expect(showEvent(event)).toEqual({
      ...data,
      target: { value: 'hi', checked: true, tagName: 'INPUT' },
      preventDefault: expect.any(Function),
      stopPropagation: expect.any(Function),
    })
  })

  it('shows what was chosen, the data of an element, and the fields of its form', () => {
    const plainFile = { name: 'a.png', size: 3, type: 'image/png', lastModified: 1 }
    const file = { ...plainFile, stream: () => 'secret' }
    const email = { name: 'email', value: 'a@b.c' }
    const upload = { name: 'upload', value: 'x', files: [file], dataset: { step: '2' } }
    const others = ['__proto__', 'constructor', ''].map((name) => ({ name, value: 'x' }))
    const form = { name: 'sign-up', elements: [{ ...email, validity: {} }, upload, ...others] }
    const plainUpload = { name: 'upload', value: 'x', files: [plainFile] }
    const plainForm = { name: 'sign-up', elements: { email, upload: plainUpload } }
    const { target } = showEvent({ target: { ...upload, form } }) ?? {}
    expect(target).toEqual({ ...plainUpload, dataset: { step: '2' }, form: plainForm })
    expect(showEvent({ target: form })?.target).toEqual(plainForm)
    const option = { value: 'a', text: 'A' }
    const select = { value: 'a', selectedOptions: [{ ...option, form }] }
    expect(showEvent({ target: select })?.target).toEqual({ value: 'a', selectedOptions: [option] })
  })

  it('shows no fields of the page, in whose form an element without a shadow root may be', () => {
    const own = { name: 'own', value: 'a' }
    const root = { contains: (field: unknown) => field === own }
    const form = { name: 'login', elements: [own, { name: 'pw', value: 'secret' }] }
    const closest = (selector: string) => (selector === '[data-siteblocks-light]' ? root : null)
    const target = { ...own, form, closest }
    expect(showEvent({ target })?.target).toEqual({
      ...own,
      form: { name: 'login', elements: { own } },
    })
    expect(showEvent({ target: { ...form, closest } })?.target).toEqual({
      name: 'login',
      elements: { own },
    })
  })

  it('hides what is not plain data', () => {
    const shown = showEvent({ type: 'x', detail: new Map(), target: { value: () => 1, name: [] } })
    expect(shown?.detail).toBeUndefined()
    expect(shown?.target).toEqual({})
  })

  it('stops the event itself', () => {
    const event = { type: 'submit', preventDefault: vi.fn(), stopPropagation: vi.fn() }
    const shown = showEvent(event) as unknown as typeof event
    shown.preventDefault()
    expect(event.preventDefault.mock.contexts).toEqual([event])
    shown.stopPropagation()
    expect(event.stopPropagation).toHaveBeenCalledOnce()
  })

  it('stops what cannot be stopped without complaint', () => {
    const shown = showEvent({ type: 'x' }) as { preventDefault(): void } | null
    expect(() => shown?.preventDefault()).not.toThrow()
  })

  it.each([undefined, null, 'click', 1])('shows nothing of %s', (event) => {
    expect(showEvent(event)).toBeNull()
  })
})
