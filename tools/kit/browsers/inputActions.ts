import type { Key } from './Engine'

/** Codes of keys without a character in WebDriver and WebDriver BiDi. */
const KEYS: Readonly<Record<string, string>> = {
  Enter: '\uE007',
  Tab: '\uE004',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
}

const pointer = (action: object) => ({
  type: 'pointer',
  id: 'mouse',
  parameters: { pointerType: 'mouse' },
  actions: [action],
})

/** WebDriver's input actions, which WebDriver BiDi shares. */
export const inputActions = {
  move: (x: number, y: number) =>
    pointer({ type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 }),
  press: () => pointer({ type: 'pointerDown', button: 0 }),
  release: () => pointer({ type: 'pointerUp', button: 0 }),
  key: (key: Key) => {
    const value = KEYS[key] ?? key
    const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value }))
    return { type: 'key', id: 'keyboard', actions }
  },
}
