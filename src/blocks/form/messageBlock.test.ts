import { describe, expect, it } from 'vitest'
import { messageBlock } from './messageBlock'

describe('messageBlock', () => {
  it.each([
    { message: 'Thanks!', text: 'Thanks!' },
    { message: '<b onclick="x">&amp;', text: '&#60;b onclick="x"&#62;&#38;amp;' },
    { message: '{{state.secret}}', text: '&#123;&#123;state.secret}}' },
  ])('says $message letter by letter', ({ message, text }) => {
    expect(messageBlock(message).component?.options).toEqual({ text })
  })
})
