// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { actionOf } from './shortcuts'

/** The action of a key that is pressed in an element with this HTML. */
function pressed(key: string, keys: KeyboardEventInit = {}, html = '<p></p>') {
  document.body.innerHTML = html
  const event = new KeyboardEvent('keydown', { key, bubbles: true, ...keys })
  let action: ReturnType<typeof actionOf>
  const read = (heard: KeyboardEvent) => {
    action = actionOf(heard)
  }
  document.addEventListener('keydown', read, { once: true })
  document.body.firstElementChild?.dispatchEvent(event)
  return action
}

const CTRL = { ctrlKey: true }

it.each([
  { key: 'k', keys: CTRL, action: 'search' },
  { key: 'K', keys: { metaKey: true }, action: 'search' },
  { key: 's', keys: CTRL, action: 'save' },
  { key: 'z', keys: CTRL, action: 'undo' },
  { key: 'Z', keys: { ...CTRL, shiftKey: true }, action: 'redo' },
  { key: '?', keys: { shiftKey: true }, action: 'list' },
  { key: 'k', keys: {}, action: undefined },
  { key: 's', keys: { ...CTRL, altKey: true }, action: undefined },
])('reads $key with $keys as $action', ({ key, keys, action }) => {
  expect(pressed(key, keys)).toBe(action)
})

it.each(['<input>', '<textarea></textarea>', '<div contenteditable></div>'])(
  'leaves undo and the question mark to %s, but saves and searches there',
  (html) => {
    expect(pressed('z', CTRL, html)).toBeUndefined()
    expect(pressed('?', {}, html)).toBeUndefined()
    expect(pressed('s', CTRL, html)).toBe('save')
    expect(pressed('k', CTRL, html)).toBe('search')
  },
)
