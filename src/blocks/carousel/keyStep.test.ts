// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { keyStep } from './keyStep'

function press(key: string, init: KeyboardEventInit = {}, html = '<a href="#x"></a>') {
  const box = document.createElement('div')
  box.innerHTML = html
  const event = new KeyboardEvent('keydown', { key, cancelable: true, bubbles: true, ...init })
  const target = box.querySelector('[data-target]') ?? box.firstElementChild
  target?.dispatchEvent(event)
  return event
}

describe('keyStep', () => {
  it.each([
    { key: 'ArrowRight', isRtl: false, step: 1 },
    { key: 'ArrowLeft', isRtl: false, step: -1 },
    { key: 'ArrowRight', isRtl: true, step: -1 },
    { key: 'ArrowLeft', isRtl: true, step: 1 },
    { key: 'ArrowUp', isRtl: false, step: 0 },
    { key: 'Enter', isRtl: false, step: 0 },
  ])('is $step for $key, from right to left: $isRtl', ({ key, isRtl, step }) => {
    expect(keyStep(press(key), { isRtl })).toBe(step)
  })

  it.each([{ altKey: true }, { ctrlKey: true }, { metaKey: true }, { shiftKey: true }])(
    'leaves keys to the browser with %j',
    (modifier) => {
      expect(keyStep(press('ArrowLeft', modifier))).toBe(0)
    },
  )

  it.each([
    '<input>',
    '<select></select>',
    '<textarea></textarea>',
    '<video></video>',
    '<div contenteditable><b data-target></b></div>',
  ])('leaves keys to %s', (html) => {
    expect(keyStep(press('ArrowRight', {}, html))).toBe(0)
  })

  it('leaves keys that something else has used', () => {
    const used = press('ArrowRight')
    used.preventDefault()
    expect(keyStep(used)).toBe(0)
  })
})
