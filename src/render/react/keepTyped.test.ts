// @vitest-environment happy-dom
import { describe, expect, it, onTestFinished } from 'vitest'
import { keepTyped } from './keepTyped'

/** A page with `html`, in which a visitor does something before it is rendered anew. */
function renderAnew(html: string, act: (root: HTMLElement) => void, again = html): HTMLElement {
  const root = document.createElement('div')
  document.body.append(root)
  onTestFinished(() => root.remove())
  root.innerHTML = html
  const typed = keepTyped(root)
  act(root)
  typed.note()
  root.innerHTML = again
  typed.restore()
  return root
}

const first = <Kind extends Element>(root: Element, selector: string): Kind =>
  root.querySelector(selector) as Kind

const writeIn = (selector: string, text: string) => (root: HTMLElement) => {
  const field = first<HTMLInputElement>(root, selector)
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

describe('keepTyped', () => {
  it.each([
    '<input>',
    '<input name="a" value="x">',
    '<textarea>x</textarea>',
    '<i builder-id="a"><input></i><i builder-id="b"><input class="typed"></i>',
    '<input name="a"><input name="a" class="typed">',
    '<input type="email" name="a">',
    '<input type="number" value="1">',
  ])('keeps what is typed into %s', (html) => {
    const selector = html.includes('typed') ? '.typed' : 'input,textarea'
    const root = renderAnew(html, writeIn(selector, '7'))
    expect(first<HTMLInputElement>(root, selector).value).toBe('7')
    const fields = Array.from(root.querySelectorAll('input,textarea'))
    expect(fields.filter((field) => (field as HTMLInputElement).value === '7')).toHaveLength(1)
  })

  it('keeps what is typed next to what an extension has added', () => {
    const html = '<input builder-id="a"><input builder-id="b">'
    const root = renderAnew(html, (before) => {
      before.prepend(document.createElement('input'), document.createElement('button'))
      writeIn('[builder-id=b]', 'Ada')(before)
    })
    const values = Array.from(root.querySelectorAll('input'), ({ value }) => value)
    expect(values).toEqual(['', 'Ada'])
  })

  it('keeps boxes and choices', () => {
    const html =
      '<input type="checkbox" checked><input type="radio" name="r" value="x" checked><input type="radio" name="r" value="y"><select><option>p<option>q</select>'
    const root = renderAnew(html, (before) => {
      first<HTMLInputElement>(before, '[type=checkbox]').checked = false
      first<HTMLInputElement>(before, '[value=y]').checked = true
      first<HTMLSelectElement>(before, 'select').value = 'q'
    })
    const boxes = Array.from(root.querySelectorAll('input'), ({ checked }) => checked)
    expect(boxes).toEqual([false, false, true])
    expect(first<HTMLSelectElement>(root, 'select').value).toBe('q')
  })

  it('keeps the text of an editable element', () => {
    const root = renderAnew('<p contenteditable>Hello</p>', (before) => {
      first(before, 'p').textContent = 'Hello Ada'
    })
    expect(root.textContent).toBe('Hello Ada')
  })

  it('keeps the focus and the selection', () => {
    const root = renderAnew('<input value="abcd">', (before) => {
      const field = first<HTMLInputElement>(before, 'input')
      field.focus()
      field.setSelectionRange(1, 3)
    })
    const field = first<HTMLInputElement>(root, 'input')
    expect(document.activeElement).toBe(field)
    expect([field.selectionStart, field.selectionEnd]).toEqual([1, 3])
  })

  it('leaves untouched fields with their new values', () => {
    const root = renderAnew('<input value="old">', () => {}, '<input value="new">')
    expect(first<HTMLInputElement>(root, 'input').value).toBe('new')
  })

  it('restores once', () => {
    const root = document.createElement('div')
    root.innerHTML = '<input>'
    const typed = keepTyped(root)
    writeIn('input', 'a')(root)
    typed.note()
    typed.restore()
    writeIn('input', 'b')(root)
    typed.note()
    typed.restore()
    expect(first<HTMLInputElement>(root, 'input').value).toBe('b')
  })
})
