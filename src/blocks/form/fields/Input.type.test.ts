import { describe, expect, it } from 'vitest'
import { takeConsole } from '../../../utils/testing/consoleGuard'
import { INPUT_TYPES } from './fieldOptions'
import { inputType } from './Input'

describe('inputType', () => {
  it('knows 18 types', () => {
    expect(INPUT_TYPES).toHaveLength(18)
  })

  it.each(INPUT_TYPES)('allows %s', (type) => {
    expect(inputType(type, 'block')).toBe(type)
    expect(inputType(type.toUpperCase(), 'block')).toBe(type)
  })

  it.each([undefined, null, ''])('is text for %j', (type) => {
    expect(inputType(type, 'block')).toBe('text')
  })

  it.each(['submit', 'image', 'button', 'reset', 'constructor', 5, {}])(
    'is text for %j, and says so',
    (type) => {
      expect(inputType(type, 'block "b"')).toBe('text')
      expect(takeConsole()).toEqual([expect.stringContaining('block "b"')])
    },
  )
})
