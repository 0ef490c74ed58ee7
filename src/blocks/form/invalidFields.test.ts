// @vitest-environment happy-dom
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { invalidMessage, reportInvalid, stoppingFields } from './invalidFields'
import { formWith } from './testing/formWith'

const NONE = 'style="display:none"'

/** A form on the page whose elements with `hidden` open when something inside is revealed. */
function openable(html: string): HTMLFormElement {
  const form = formWith(html)
  document.body.append(form)
  onTestFinished(() => form.remove())
  for (const panel of form.querySelectorAll<HTMLElement>('[hidden]:not([data-stuck])')) {
    panel.style.display = 'none'
    panel.addEventListener('siteblocks-reveal', () => {
      panel.hidden = false
      panel.style.display = ''
    })
  }
  return form
}

const namesOf = (form: HTMLFormElement): string[] => stoppingFields(form).map(({ name }) => name)

describe('stoppingFields', () => {
  it.each([
    {
      html: '<input name="a" required><input name="b"><input name="c" required>',
      names: ['a', 'c'],
    },
    { html: '<input name="a" required disabled><input name="b" required readonly>', names: [] },
    { html: `<p ${NONE}><input name="a" required></p><input name="b" required>`, names: ['b'] },
    { html: `<input name="a" required ${NONE}>`, names: [] },
    { html: '<p hidden><input name="a" required></p><input name="b" required>', names: ['a', 'b'] },
    { html: '<p hidden><i hidden><input name="a" required></i></p>', names: ['a'] },
    { html: `<p hidden><i ${NONE}><input name="a" required></i></p>`, names: [] },
    { html: `<p hidden data-stuck ${NONE}><input name="a" required></p>`, names: [] },
  ])('are $names of $html', ({ html, names }) => {
    expect(namesOf(openable(html))).toEqual(names)
  })

  it('leaves closed what it need not open', () => {
    const form = openable(
      `<p hidden><i ${NONE}><input required></i></p><input name="b" required><p hidden><input name="c" required></p>`,
    )
    expect(namesOf(form)).toEqual(['b', 'c'])
    expect(form.querySelectorAll('[hidden]')).toHaveLength(2)
  })

  it('opens details around the first', () => {
    const form = openable('<details><details><input name="a" required></details></details>')
    expect(namesOf(form)).toEqual(['a'])
    expect(form.querySelectorAll('details[open]')).toHaveLength(2)
  })
})

describe('reportInvalid', () => {
  it('focuses the first field and reports each, once', () => {
    const form = openable('<input name="a" required><input name="b" required>')
    const onInvalid = vi.fn<(name: string) => void>()
    form.addEventListener(
      'invalid',
      ({ target }) => onInvalid((target as HTMLInputElement).name),
      true,
    )
    expect(reportInvalid(stoppingFields(form))).toBe(true)
    expect(document.activeElement).toBe(form.querySelector('[name=a]'))
    expect(onInvalid.mock.calls).toEqual([['a'], ['b']])
  })

  it('reports that a field cannot be focused', () => {
    const form = openable('<input name="a" required>')
    const field = form.querySelector('input') as HTMLInputElement
    vi.spyOn(field, 'focus').mockReturnValue(undefined)
    expect(reportInvalid([field])).toBe(false)
  })
})

describe('invalidMessage', () => {
  it.each([
    { html: '<label>Email <input name="a"></label>', expected: 'Email: No' },
    { html: '<input name="a" aria-label="Email" placeholder="x">', expected: 'Email: No' },
    { html: '<input name="a" placeholder="Your email">', expected: 'Your email: No' },
    { html: '<input name="a">', expected: 'a: No' },
    { html: '<input>', expected: 'No' },
  ])('is "$expected" for $html', ({ html, expected }) => {
    const field = formWith(html).querySelector('input') as HTMLInputElement
    vi.spyOn(field, 'validationMessage', 'get').mockReturnValue('No')
    expect(invalidMessage(field)).toBe(expected)
  })
})
