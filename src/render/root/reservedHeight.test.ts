import { describe, expect, it } from 'vitest'
import { reservedHeight } from './reservedHeight'

describe('reservedHeight', () => {
  it.each([
    { minHeight: 320, text: 'min-height:320px;' },
    { minHeight: 0, text: 'min-height:0;' },
    { minHeight: '50vh', text: 'min-height:50vh;' },
    { minHeight: 'calc(100vh - 4rem)', text: 'min-height:calc(100vh - 4rem);' },
    { minHeight: '', text: '' },
    { minHeight: undefined, text: '' },
  ])('is "$text" for $minHeight', ({ minHeight, text }) => {
    expect(reservedHeight(minHeight)).toEqual({ text, risky: [] })
  })

  it('does not write a value that would end the rule', () => {
    const value = '1px} body{display:none'
    expect(reservedHeight(value)).toEqual({ text: '', risky: [{ property: 'min-height', value }] })
  })
})
