// @vitest-environment happy-dom
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { invalidMessage, reportInvalid, stoppingFields } from './invalidFields'
import { formWith } from './testing/formWith'

const NONE = 'style="display:none"'
/** A block with styles of its own, given what the styles of the entry do to it. */
const blockWith = (own: string, entry = 'display:none'): string =>
  `<style>.entry{${entry}}</style><div class="builder-block entry" style="${own}"><input name="a" required></div>`

/** A form on the page whose elements with `hidden` open when something inside is revealed. */
function openable(html: string): HTMLFormElement {
  const form = formWith(html)
  document.body.append(form)
  onTestFinished(() => form.remove())
  for (const panel of form.querySelectorAll<HTMLElement>('[hidden]')) {
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
    { html: blockWith('--siteblocks-display:none'), names: [] },
    { html: blockWith('--siteblocks-display: NONE'), names: [] },
    { html: blockWith('display:none', ''), names: [] },
    { html: blockWith(''), names: ['a'] },
    { html: blockWith('--siteblocks-display:flex'), names: ['a'] },
    { html: blockWith('--siteblocks-display:none', ''), names: ['a'] },
    { html: blockWith('--siteblocks-display:none;display:block', ''), names: ['a'] },
    { html: `<div class="builder-block" ${NONE}>${blockWith('', '')}</div>`, names: [] },
    { html: `<p ${NONE}><input name="a" required></p>`, names: ['a'] },
    { html: `<label><input name="a" required ${NONE}>I agree</label>`, names: ['a'] },
    { html: '<p hidden><input name="a" required></p><input name="b" required>', names: ['a', 'b'] },
  ])('are $names of $html', ({ html, names }) => {
    expect(namesOf(openable(html))).toEqual(names)
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

  it('opens details around the first', () => {
    const form = openable('<details><details><input name="a" required></details></details>')
    expect(reportInvalid(stoppingFields(form))).toBe(true)
    expect(form.querySelectorAll('details[open]')).toHaveLength(2)
  })

  it('opens the hidden panel around the first, and no other', () => {
    const form = openable(
      '<p hidden><input name="a" required></p><p hidden><input name="b" required></p>',
    )
    expect(reportInvalid(stoppingFields(form))).toBe(true)
    expect(form.querySelectorAll('[hidden]')).toHaveLength(1)
  })

  it('focuses the first field that can be focused', () => {
    const form = openable('<input name="a" required><input name="b" required>')
    const [first] = stoppingFields(form)
    vi.spyOn(first as HTMLInputElement, 'focus').mockReturnValue(undefined)
    expect(reportInvalid(stoppingFields(form))).toBe(true)
    expect(document.activeElement).toBe(form.querySelector('[name=b]'))
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
