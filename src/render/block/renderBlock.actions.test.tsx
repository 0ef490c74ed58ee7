// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { block, component, deepFreeze, entry } from '../../content/testing/blocks'
import type { Block } from '../../content/types'
import { renderEntry } from '../testing/renderEntry'

const output = block({ tagName: 'output', bindings: { 'properties.text': 'state.said.join()' } })

const definitions = [
  { name: 'Frame', interactive: false, component: () => null },
  { name: 'Control', interactive: true, component: () => null },
  { name: 'Unsaid', component: () => null },
]

async function render(...blocks: Block[]) {
  const data = { blocks: [...blocks, output], state: { said: [] } }
  const rendered = await renderEntry(deepFreeze(entry([], { data })), definitions)
  return { ...rendered, said: () => rendered.get('output').textContent }
}
function press(element: HTMLElement, key: string): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
  act(() => void element.dispatchEvent(event))
  return event
}
const says = (word: string): string => `state.said = [...state.said, '${word}']`

describe('a field with autofocus', () => {
  const field = (id: string, fields: Partial<Block> = {}): Block =>
    block({ id, tagName: 'input', properties: { autofocus: true }, ...fields })

  it('leaves the focus alone at first, and moves it after the visitor acts', async () => {
    const late = field('late', { bindings: { show: 'state.said.length > 0' } })
    const opens = block({ id: 'open', tagName: 'button', actions: { click: says('open') } })
    const { get, shadowRoot } = await render(field('first'), late, opens)
    expect(shadowRoot.activeElement).toBeNull()
    await userEvent.click(get('.builder-open'))
    expect(shadowRoot.activeElement).toBe(get('.builder-late'))
  })

  it('leaves a visitor alone who is elsewhere by then', async () => {
    const opens = block({ id: 'open', tagName: 'button' })
    const { get, rerender, shadowRoot } = await render(opens)
    await userEvent.click(get('.builder-open'))
    const search = document.body.appendChild(document.createElement('input'))
    await userEvent.click(search)
    await rerender(entry([opens, field('late')]))
    expect(get('.builder-late')).toBeTruthy()
    expect(shadowRoot.activeElement).toBeNull()
    search.remove()
  })
})

describe('actions of a block', () => {
  it('answer each of its events', async () => {
    const names = ['click', 'mouseenter', 'mouseleave', 'focus', 'blur', 'keydown']
    const actions = Object.fromEntries(names.map((name) => [name, says(name)]))
    const { get, said } = await render(block({ tagName: 'button', id: 'a', actions }))
    await userEvent.click(get('button'))
    await userEvent.keyboard('x')
    await userEvent.unhover(get('button'))
    act(() => get('button').blur())
    expect(said()).toBe('mouseenter,focus,click,keydown,mouseleave,blur')
  })

  it('answer what a visitor types, with the text', async () => {
    const actions = { input: 'state.said = [event.target.value]' }
    const { get, said } = await render(block({ tagName: 'input', actions }))
    await userEvent.type(get('input'), 'abc')
    expect(said()).toBe('abc')
  })

  it('ignore blank ones', async () => {
    const { get, said } = await render(block({ id: 'a', actions: { '': says('x'), click: ' ' } }))
    expect(get('.builder-a').getAttribute('role')).toBeNull()
    act(() => get('.builder-a').click())
    expect(said()).toBe('')
  })
})

describe('a box that answers clicks', () => {
  const box = (more: Partial<Block> = {}): Block =>
    block({ id: 'box', actions: { click: says('click') }, ...more })

  it.each([
    ['{Enter}', 'click'],
    [' ', 'click'],
    ['x', ''],
    ['{Escape}', ''],
  ])('answers the key %j with %j', async (key, expected) => {
    const { get, said } = await render(box())
    get('[role=button][tabindex="0"]').focus()
    await userEvent.keyboard(key)
    expect(said()).toBe(expected)
  })

  it('prevents Space from scrolling the page', async () => {
    const { get } = await render(box())
    expect(press(get('.builder-box'), ' ').defaultPrevented).toBe(true)
  })

  it('leaves keys alone that are meant for what is inside', async () => {
    const editable = block({ tagName: 'p', id: 'inner', properties: { contenteditable: 'true' } })
    const { get, said } = await render(box({ children: [editable] }))
    press(get('.builder-inner'), 'Enter')
    expect(said()).toBe('')
  })

  it.each([
    { code: says('key'), expected: 'key,click' },
    { code: `${says('key')}; event.preventDefault()`, expected: 'key' },
  ])('runs its own action for keys first: $expected', async ({ code, expected }) => {
    const { get, said } = await render(box({ actions: { click: says('click'), keydown: code } }))
    get('.builder-box').focus()
    await userEvent.keyboard('{Enter}')
    expect(said()).toBe(expected)
  })

  it.each([
    { more: { tagName: 'section' }, role: 'button' },
    { more: { properties: { role: 'menuitem' } }, role: 'menuitem' },
    { more: { tagName: 'button' }, role: null },
    { more: { properties: { href: '/x' } }, role: null },
    { more: { tagName: 'label' }, role: null },
    { more: { children: [block({ properties: { href: '/x' } })] }, role: null },
    { more: { children: [block({ children: [block({ tagName: 'input' })] })] }, role: null },
  ])('has the role $role with $more', async ({ more, role }) => {
    const { get } = await render(box(more))
    expect(get('.builder-box').getAttribute('role')).toBe(role)
  })

  const control = { parts: [{ blocks: [component('Control')] }] }

  it.each([
    [null, 'a component with a control among its options', component('Frame', control)],
    [
      null,
      'a component with a link in its HTML',
      component('Frame', { text: '<a href="/">a</a>' }),
    ],
    [null, 'a component that is a control', component('Control')],
    ['button', 'a component of text alone', component('Frame', { text: '<p>Read on</p>' })],
    ['button', 'a component that does not say', component('Unsaid')],
  ])('has the role %s around %s', async (role, _, more) => {
    const { get } = await render(box({ component: more.component as never }))
    expect(get('.builder-box').getAttribute('role')).toBe(role)
  })

  it('answers one click of a button once', async () => {
    const { get, said } = await render(box({ tagName: 'button' }))
    get('button').focus()
    await userEvent.keyboard('{Enter}')
    expect(said()).toBe('click')
  })
})
