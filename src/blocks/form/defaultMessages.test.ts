import { describe, expect, it } from 'vitest'
import { hasMessage, messageBlock } from './defaultMessages'

describe('hasMessage', () => {
  it.each([
    { status: 'sending', expected: true },
    { status: 'success', expected: true },
    { status: 'error', expected: true },
    { status: 'unsubmitted', expected: false },
    { status: 'constructor', expected: false },
  ])('is $expected for $status', ({ status, expected }) => {
    expect(hasMessage(status)).toBe(expected)
  })
})

describe('messageBlock', () => {
  it.each([
    { message: 'Thanks!', text: 'Thanks!' },
    { message: '<b onclick="x">&amp;', text: '&#60;b onclick="x"&#62;&#38;amp;' },
    { message: '{{state.secret}}', text: '&#123;&#123;state.secret}}' },
  ])('says $message letter by letter', ({ message, text }) => {
    expect(messageBlock(message).component?.options).toEqual({ text })
  })
})
