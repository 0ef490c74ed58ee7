// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { block, deepFreeze } from '../../content/testing/blocks'
import type { Block } from '../../content/types'
import { type DrawnEntry, drawEntry } from '../testing/drawEntry'

const press = (id: string, click: string): Block =>
  block({ id: `builder-${id}`, actions: { click } })

const draw = (field: Partial<Block>, others: readonly Block[] = [], state = {}) =>
  drawEntry(
    deepFreeze({ data: { state, blocks: [block({ id: 'builder-f', ...field }), ...others] } }),
  )

const fieldIn = (drawn: DrawnEntry): HTMLInputElement => drawn.get<HTMLInputElement>('.builder-f')

const choices = ['a', 'b'].map((value) =>
  block({ tagName: 'option', properties: { value, text: value } }),
)

describe('a field of plain content', () => {
  it.each<{ field: Partial<Block>; value: string; typed: string }>([
    { field: { tagName: 'input', properties: { value: 'x' } }, value: 'x', typed: 'y' },
    { field: { tagName: 'INPUT', properties: { value: 0 } }, value: '0', typed: 'y' },
    { field: { tagName: 'textarea', properties: { value: 'x' } }, value: 'x', typed: 'y' },
    {
      field: { tagName: 'select', properties: { value: 'b' }, children: choices },
      value: 'b',
      typed: 'a',
    },
    {
      field: { component: { name: 'Own', tag: 'input', options: { value: 'x' } } },
      value: 'x',
      typed: 'y',
    },
  ])('starts with $value and can be changed: $field', async ({ field, value, typed }) => {
    const other = { bindings: { title: 'state.n' }, ...field }
    const drawn = await draw(other, [press('more', 'state.n = 1')])
    expect(fieldIn(drawn).value).toBe(value)
    fieldIn(drawn).value = typed
    act(() => drawn.get('.builder-more').click())
    expect(fieldIn(drawn).title).toBe('1')
    expect(fieldIn(drawn).value).toBe(typed)
  })

  it.each(['checkbox', 'radio'])('can be a %s that is ticked at first', async (type) => {
    const properties = { type, value: 'v', checked: true }
    const field = fieldIn(await draw({ tagName: 'input', properties }))
    expect(field.checked).toBe(true)
    expect(field.getAttribute('value')).toBe('v')
    field.checked = false
    expect(field.checked).toBe(false)
  })

  it.each(['submit', 'hidden', 'Reset'])('keeps what stands on a %s', async (type) => {
    const drawn = await draw({ tagName: 'input', properties: { type, value: 'Go' } })
    expect(fieldIn(drawn).getAttribute('value')).toBe('Go')
  })

  it('keeps what a script has put into a hidden one', async () => {
    const field = {
      tagName: 'input',
      properties: { type: 'hidden', name: 'utm', value: 'none' },
      bindings: { title: 'state.n' },
    }
    const drawn = await draw(field, [press('more', 'state.n = 1')])
    fieldIn(drawn).value = 'google'
    act(() => drawn.get('.builder-more').click())
    expect(fieldIn(drawn).title).toBe('1')
    expect(fieldIn(drawn).value).toBe('google')
  })

  it('can be a list of which several are chosen', async () => {
    const properties = { multiple: true, value: 'b' }
    const drawn = await draw({ tagName: 'select', properties, children: choices })
    const { selectedOptions } = drawn.get<HTMLSelectElement>('select')
    expect(Array.from(selectedOptions, ({ value }) => value)).toEqual(['b'])
  })

  it('takes no file of the author’s', async () => {
    const drawn = await draw(
      {
        tagName: 'input',
        properties: { type: 'file' },
        bindings: { value: 'state.path' },
      },
      [press('set', 'state.path = "/etc/passwd"')],
    )
    act(() => drawn.get('.builder-set').click())
    expect(fieldIn(drawn).hasAttribute('value')).toBe(false)
  })

  describe('that is bound', () => {
    const others = [
      press('second', 'state.q = "second"; state.on = true'),
      press('none', 'state.q = null; state.on = false'),
    ]
    const click = (drawn: DrawnEntry, id: string): void =>
      act(() => drawn.get(`.builder-${id}`).click())

    it.each(['value', 'properties.value'])('follows %s, and can be typed into', async (path) => {
      const field = { tagName: 'input', bindings: { [path]: 'state.q' } }
      const drawn = await draw(field, others, { q: 'first' })
      expect(fieldIn(drawn).value).toBe('first')
      fieldIn(drawn).value = 'typed'
      expect(fieldIn(drawn).value).toBe('typed')
      click(drawn, 'second')
      expect(fieldIn(drawn).value).toBe('second')
      click(drawn, 'none')
      expect(fieldIn(drawn).value).toBe('')
    })

    const reset = (drawn: DrawnEntry): void =>
      act(() => HTMLFormElement.prototype.reset.call(drawn.get('form')))

    it('returns to its start at a reset, though the state followed it', async () => {
      const field = block({
        tagName: 'input',
        id: 'builder-f',
        bindings: { value: 'state.q' },
        actions: { input: 'state.q = event.target.value' },
      })
      const drawn = await draw({ id: 'builder-form', tagName: 'form', children: [field] }, others)
      for (const end of [1, 2, 3]) {
        fieldIn(drawn).value = 'abc'.slice(0, end)
        act(() => void fieldIn(drawn).dispatchEvent(new Event('input', { bubbles: true })))
      }
      expect(fieldIn(drawn).value).toBe('abc')
      reset(drawn)
      expect(fieldIn(drawn).value).toBe('')
    })

    it('returns to what came late, when it is reset', async () => {
      const field = block({ tagName: 'input', id: 'builder-f', bindings: { value: 'state.q' } })
      const drawn = await draw({ id: 'builder-form', tagName: 'form', children: [field] }, others)
      click(drawn, 'second')
      fieldIn(drawn).value = 'typed'
      reset(drawn)
      expect(fieldIn(drawn).value).toBe('second')
    })

    it('is ticked at a reset as it was at first, though the state followed it', async () => {
      const field = block({
        tagName: 'input',
        id: 'builder-f',
        properties: { type: 'checkbox' },
        bindings: { checked: 'state.on' },
        actions: { change: 'state.on = event.target.checked' },
      })
      const drawn = await draw({ id: 'builder-form', tagName: 'form', children: [field] }, others)
      act(() => fieldIn(drawn).click())
      expect(fieldIn(drawn).checked).toBe(true)
      reset(drawn)
      expect(fieldIn(drawn).checked).toBe(false)
    })

    describe('by defaultValue, which comes late', () => {
      const selection = {
        tagName: 'select',
        children: choices,
        bindings: { defaultValue: 'state.q' },
      }
      const late = [press('b', "state.q = 'b'"), press('x', "state.q = 'x'")]

      it('starts with it, and returns to it at a reset', async () => {
        const field = block({ ...selection, id: 'builder-f' })
        const drawn = await draw({ id: 'builder-form', tagName: 'form', children: [field] }, late)
        expect(fieldIn(drawn).value).toBe('a')
        click(drawn, 'b')
        expect(fieldIn(drawn).value).toBe('b')
        fieldIn(drawn).value = 'a'
        reset(drawn)
        expect(fieldIn(drawn).value).toBe('b')
      })

      it('keeps what a visitor has chosen meanwhile', async () => {
        const third = block({ tagName: 'option', properties: { value: 'c', text: 'c' } })
        const drawn = await draw({ ...selection, children: [...choices, third] }, late)
        fieldIn(drawn).value = 'c'
        click(drawn, 'b')
        expect(fieldIn(drawn).value).toBe('c')
      })

      it('keeps its choice when there is no such one', async () => {
        const drawn = await draw(selection, late)
        click(drawn, 'x')
        expect(fieldIn(drawn).value).toBe('a')
      })
    })

    it('follows whether it is ticked', async () => {
      const field = {
        tagName: 'input',
        properties: { type: 'checkbox' },
        bindings: { checked: 'state.on' },
      }
      const drawn = await draw(field, others)
      click(drawn, 'second')
      expect(fieldIn(drawn).checked).toBe(true)
      click(drawn, 'none')
      expect(fieldIn(drawn).checked).toBe(false)
    })

    it('is not written to when it says that already, which would move the caret', async () => {
      const drawn = await draw({ tagName: 'input', bindings: { value: 'state.q' } }, others)
      fieldIn(drawn).value = 'second'
      const write = vi.spyOn(fieldIn(drawn), 'value', 'set')
      click(drawn, 'second')
      expect(write).not.toHaveBeenCalled()
    })
  })
})
