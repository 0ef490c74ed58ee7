// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { block, deepFreeze } from '../../content/testing/blocks'
import type { Block } from '../../content/types'
import { type RenderedEntry, renderEntry } from '../testing/renderEntry'

const press = (id: string, click: string): Block =>
  block({ id: `builder-${id}`, actions: { click } })

const render = (field: Partial<Block>, others: readonly Block[] = [], state = {}) =>
  renderEntry(
    deepFreeze({ data: { state, blocks: [block({ id: 'builder-f', ...field }), ...others] } }),
  )

const fieldIn = (rendered: RenderedEntry): HTMLInputElement =>
  rendered.get<HTMLInputElement>('.builder-f')

const choices = ['a', 'b'].map((value) =>
  block({ tagName: 'option', properties: { value, text: value } }),
)

describe('a field of plain content', () => {
  it.each<[value: string, field: Partial<Block>, typed: string]>([
    ['x', { tagName: 'input', properties: { value: 'x' } }, 'y'],
    ['0', { tagName: 'INPUT', properties: { value: 0 } }, 'y'],
    ['x', { tagName: 'textarea', properties: { value: 'x' } }, 'y'],
    ['b', { tagName: 'select', properties: { value: 'b' }, children: choices }, 'a'],
    ['x', { component: { name: 'Own', tag: 'input', options: { value: 'x' } } }, 'y'],
  ])('starts with %s and can be changed: %j', async (value, field, typed) => {
    const other = { bindings: { title: 'state.n' }, ...field }
    const rendered = await render(other, [press('more', 'state.n = 1')])
    expect(fieldIn(rendered).value).toBe(value)
    fieldIn(rendered).value = typed
    act(() => rendered.get('.builder-more').click())
    expect(fieldIn(rendered).title).toBe('1')
    expect(fieldIn(rendered).value).toBe(typed)
  })

  it.each(['checkbox', 'radio'])('can be a %s that is ticked at first', async (type) => {
    const properties = { type, value: 'v', checked: true }
    const field = fieldIn(await render({ tagName: 'input', properties }))
    expect(field.checked).toBe(true)
    expect(field.getAttribute('value')).toBe('v')
    field.checked = false
    expect(field.checked).toBe(false)
  })

  it.each(['submit', 'hidden', 'Reset'])('preserves the value of a %s', async (type) => {
    const rendered = await render({ tagName: 'input', properties: { type, value: 'Go' } })
    expect(fieldIn(rendered).getAttribute('value')).toBe('Go')
  })

  it('preserves what a script has put into a hidden one', async () => {
    const field = {
      tagName: 'input',
      properties: { type: 'hidden', name: 'utm', value: 'none' },
      bindings: { title: 'state.n' },
    }
    const rendered = await render(field, [press('more', 'state.n = 1')])
    fieldIn(rendered).value = 'google'
    act(() => rendered.get('.builder-more').click())
    expect(fieldIn(rendered).title).toBe('1')
    expect(fieldIn(rendered).value).toBe('google')
  })

  it('can be a list of which several are chosen', async () => {
    const properties = { multiple: true, value: 'b' }
    const rendered = await render({ tagName: 'select', properties, children: choices })
    const { selectedOptions } = rendered.get<HTMLSelectElement>('select')
    expect(Array.from(selectedOptions, ({ value }) => value)).toEqual(['b'])
  })

  it('ignores a file that the author sets', async () => {
    const rendered = await render(
      { tagName: 'input', properties: { type: 'file' }, bindings: { value: 'state.path' } },
      [press('set', 'state.path = "/etc/passwd"')],
    )
    act(() => rendered.get('.builder-set').click())
    expect(fieldIn(rendered).hasAttribute('value')).toBe(false)
  })

  describe('that is bound', () => {
    const others = [
      press('second', 'state.q = "second"; state.on = true'),
      press('none', 'state.q = null; state.on = false'),
    ]
    const click = (rendered: RenderedEntry, id: string): void =>
      act(() => rendered.get(`.builder-${id}`).click())

    it.each(['value', 'properties.value'])('follows %s, and can be typed into', async (path) => {
      const field = { tagName: 'input', bindings: { [path]: 'state.q' } }
      const rendered = await render(field, others, { q: 'first' })
      expect(fieldIn(rendered).value).toBe('first')
      fieldIn(rendered).value = 'typed'
      expect(fieldIn(rendered).value).toBe('typed')
      click(rendered, 'second')
      expect(fieldIn(rendered).value).toBe('second')
      click(rendered, 'none')
      expect(fieldIn(rendered).value).toBe('')
    })

    /** Renders the field in a form. */
    const renderForm = (field: Partial<Block>, more: readonly Block[]) =>
      render(
        { id: 'form', tagName: 'form', children: [block({ id: 'builder-f', ...field })] },
        more,
      )
    const reset = (rendered: RenderedEntry): void =>
      act(() => HTMLFormElement.prototype.reset.call(rendered.get('form')))

    it('returns to its start at a reset, though the state followed it', async () => {
      const actions = { input: 'state.q = event.target.value' }
      const field = { tagName: 'input', bindings: { value: 'state.q' }, actions }
      const rendered = await renderForm(field, others)
      for (const end of [1, 2, 3]) {
        fieldIn(rendered).value = 'abc'.slice(0, end)
        act(() => void fieldIn(rendered).dispatchEvent(new Event('input', { bubbles: true })))
      }
      expect(fieldIn(rendered).value).toBe('abc')
      reset(rendered)
      expect(fieldIn(rendered).value).toBe('')
    })

    it('returns to what came late, when it is reset', async () => {
      const field = { tagName: 'input', bindings: { value: 'state.q' } }
      const rendered = await renderForm(field, others)
      click(rendered, 'second')
      fieldIn(rendered).value = 'typed'
      reset(rendered)
      expect(fieldIn(rendered).value).toBe('second')
    })

    const tick = {
      tagName: 'input',
      properties: { type: 'checkbox' },
      bindings: { checked: 'state.on' },
    }

    it('is ticked at a reset as it was at first, though the state followed it', async () => {
      const actions = { change: 'state.on = event.target.checked' }
      const rendered = await renderForm({ ...tick, actions }, others)
      act(() => fieldIn(rendered).click())
      expect(fieldIn(rendered).checked).toBe(true)
      reset(rendered)
      expect(fieldIn(rendered).checked).toBe(false)
    })

    describe('by defaultValue, which comes late', () => {
      const selection = {
        tagName: 'select',
        children: choices,
        bindings: { defaultValue: 'state.q' },
      }
      const late = [press('b', "state.q = 'b'"), press('x', "state.q = 'x'")]

      it('starts with it, and returns to it at a reset', async () => {
        const rendered = await renderForm(selection, late)
        expect(fieldIn(rendered).value).toBe('a')
        click(rendered, 'b')
        expect(fieldIn(rendered).value).toBe('b')
        fieldIn(rendered).value = 'a'
        reset(rendered)
        expect(fieldIn(rendered).value).toBe('b')
      })

      it('preserves what a visitor has chosen meanwhile', async () => {
        const third = block({ tagName: 'option', properties: { value: 'c', text: 'c' } })
        const rendered = await render({ ...selection, children: [...choices, third] }, late)
        fieldIn(rendered).value = 'c'
        click(rendered, 'b')
        expect(fieldIn(rendered).value).toBe('c')
      })

      it('keeps its choice when the new one does not exist', async () => {
        const rendered = await render(selection, late)
        click(rendered, 'x')
        expect(fieldIn(rendered).value).toBe('a')
      })
    })

    it('follows whether it is ticked', async () => {
      const rendered = await render(tick, others)
      click(rendered, 'second')
      expect(fieldIn(rendered).checked).toBe(true)
      click(rendered, 'none')
      expect(fieldIn(rendered).checked).toBe(false)
    })

    it('is not written to when it says that already, which would move the caret', async () => {
      const rendered = await render({ tagName: 'input', bindings: { value: 'state.q' } }, others)
      fieldIn(rendered).value = 'second'
      const write = vi.spyOn(fieldIn(rendered), 'value', 'set')
      click(rendered, 'second')
      expect(write).not.toHaveBeenCalled()
    })
  })
})
