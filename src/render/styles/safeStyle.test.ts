import { describe, expect, it } from 'vitest'
import { safeStyle } from './cssValue'

describe('safeStyle', () => {
  it.each([
    [{ maxWidth: 1200 }, { maxWidth: '1200px' }],
    [
      { aspectRatio: 0.5, opacity: 0 },
      { aspectRatio: '0.5', opacity: '0' },
    ],
    [{ maxWidth: ' 80% ' }, { maxWidth: '80%' }],
    [{ 'background-color': 'red' }, { backgroundColor: 'red' }],
    [{ WebkitTextStroke: '1px red' }, { WebkitTextStroke: '1px red' }],
    [{ float: 'left' }, { float: 'left' }],
    [{ '--Brand': 'red' }, { '--Brand': 'red' }],
    [{ width: 'calc(50% - 10px)' }, { width: 'calc(50% - 10px)' }],
  ])('keeps %j', (declarations, style) => {
    expect(safeStyle(declarations)).toEqual(style)
  })

  it.each([
    [{ maxWidth: '1px;position:fixed' }],
    [{ backgroundImage: 'url(' }],
    [{ color: '' }],
    [{ color: null, width: {} }],
    [{ 'color;x': 'red' }],
    [JSON.parse('{"__proto__":"red"}')],
    ['color:red'],
    [undefined],
    [['red']],
  ])('leaves out what is in %j', (declarations) => {
    expect(safeStyle(declarations)).toEqual({})
  })
})
