import { describe, expect, it } from 'vitest'
import { takenOmissions } from '../../../utils/testing/takenOmissions'
import { INPUT_TYPES } from './fieldOptions'
import { inputType } from './Input'

const { omit, take } = takenOmissions()

describe('inputType', () => {
  it('knows 18 types', () => {
    expect(INPUT_TYPES).toHaveLength(18)
  })

  it.each(INPUT_TYPES)('allows %s', (type) => {
    expect(inputType(type, omit)).toBe(type)
    expect(inputType(type.toUpperCase(), omit)).toBe(type)
  })

  it.each([undefined, null, ''])('is text for %j', (type) => {
    expect(inputType(type, omit)).toBe('text')
  })

  it.each(['submit', 'image', 'button', 'reset', 'constructor', 5, {}])(
    'is text for %j, and says so',
    (type) => {
      expect(inputType(type, omit)).toBe('text')
      expect(take()).toMatchObject([{ what: expect.stringContaining('the input type') }])
    },
  )
})
