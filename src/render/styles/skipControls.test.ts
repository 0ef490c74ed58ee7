import { describe, expect, it } from 'vitest'
import { growsLinearly } from '../../utils/testing/growsLinearly'
import { skipControls } from './skipControls'

describe('skipControls', () => {
  const plain = (element: string) => `${element}:where(:not([data-control]))`

  it.each([
    ['button', plain('button')],
    ['BUTTON:hover', `${plain('BUTTON')}:hover`],
    ['body > ul li::before', `body > ${plain('ul')} ${plain('li')}::before`],
    ['& h3', `& ${plain('h3')}`],
    ['h2,h3,h4', `h2,${plain('h3')},h4`],
    ['.title,h3', `.title,${plain('h3')}`],
    [':is(h2,h3) p', `:is(h2,${plain('h3')}) p`],
    ['button:not(.primary)', `${plain('button')}:not(.primary)`],
    ['button[type="submit"]', `${plain('button')}[type="submit"]`],
    ['button:not([title="a button"])', `${plain('button')}:not([title="a button"])`],
    ['li:nth-child(2n + 1)', `${plain('li')}:nth-child(2n + 1)`],
  ])('turns %j into %j', (selectors, expected) => {
    expect(skipControls(selectors)).toBe(expected)
  })

  it.each([
    ...['.slick-dots li button:before', 'button.primary', '#faq h3', '[class*="slick"] button'],
    ...['x-button, button-bar, h33, lis, p > a', '.a:is(ul,.b) li', '*', ''],
  ])('leaves %j as it is', (selectors) => {
    expect(skipControls(selectors)).toBe(selectors)
  })

  const openings = ['(', '(a', '((a', '"', '[', ',h3', 'h3 ']
  it.each(openings)('reads %j at length in linear time', (text) => {
    expect(growsLinearly(2_000, (size) => text.repeat(size), skipControls)).toBe(true)
  })
})
