// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { containKeyEvents } from './containKeyEvents'

let content: HTMLElement
let release: () => void
let heard: string[]

const listener = (event: Event): number => heard.push(event.type)
const TYPES = ['keydown', 'keypress', 'keyup']

beforeEach(() => {
  const container = document.createElement('div')
  document.body.append(container)
  content = document.createElement('div')
  container.attachShadow({ mode: 'open' }).append(content)
  release = containKeyEvents(content)
  heard = []
  for (const type of TYPES) document.addEventListener(type, listener)
})
afterEach(() => {
  for (const type of TYPES) document.removeEventListener(type, listener)
  document.body.replaceChildren()
})

/** Presses a key in an element, and returns the events that reached the page. */
function press(html: string, init: KeyboardEventInit = { key: '/' }): string[] {
  content.innerHTML = html
  const element = content.querySelector('[data-here]') ?? content.firstElementChild
  for (const type of TYPES) {
    element?.dispatchEvent(new KeyboardEvent(type, { bubbles: true, composed: true, ...init }))
  }
  return heard
}

describe('containKeyEvents', () => {
  it.each([
    '<input>',
    '<input type="email">',
    '<input type="number">',
    '<input type="date">',
    '<input type="no-such">',
    '<textarea></textarea>',
    '<select></select>',
    '<p contenteditable="true"></p>',
  ])('hides from the page what is typed into %s', (html) => {
    expect(press(html)).toEqual([])
  })

  it.each([
    '<button>Send</button>',
    '<input type="checkbox">',
    '<input type="radio">',
    '<input type="range">',
    '<input type="submit">',
    '<a href="#x">x</a>',
    '<label><b data-here>x</b></label>',
  ])('lets through what is pressed on %s', (html) => {
    expect(press(html)).toEqual(TYPES)
  })

  it.each([
    { key: 'Escape', expected: TYPES },
    { key: 'Tab', expected: TYPES },
    { key: 'Enter', expected: [] },
    { key: 'z', ctrlKey: true, expected: [] },
    { key: 'k', metaKey: true, expected: [] },
    { key: '@', ctrlKey: true, altKey: true, expected: [] },
  ])('lets the page receive $expected of $key in a field', ({ expected, ...init }) => {
    expect(press('<input>', init)).toEqual(expected)
  })

  it('lets the content itself receive them', () => {
    const inside: string[] = []
    content.addEventListener('keydown', () => inside.push('keydown'))
    press('<input>')
    expect(inside).toEqual(['keydown'])
  })

  it('stops when it is released', () => {
    release()
    expect(press('<input>')).toEqual(TYPES)
  })
})
