import { describe, expect, it } from 'vitest'
import type { Variant } from '../../content/targeting'
import { chooseVariant } from './chooseVariant'
import type { PersonalizationOptions } from './personalizationOptions'

const forDevice = (value: string): Variant => ({
  query: [{ property: 'device', operator: 'is', value }],
})

const date = '2024-06-01T12:00:00Z'
const before = '2024-06-01T11:59:59Z'
const after = '2024-06-01T12:00:01Z'

describe('chooseVariant', () => {
  it.each([
    { what: 'no variants', variants: [], expected: -1 },
    { what: 'none that matches', variants: [forDevice('tablet')], expected: -1 },
    { what: 'one that matches', variants: [forDevice('tablet'), forDevice('mobile')], expected: 1 },
    { what: 'two that match', variants: [forDevice('mobile'), forDevice('mobile')], expected: 0 },
    { what: 'one without rules', variants: [forDevice('tablet'), {}], expected: 1 },
    { what: 'one that is yet to start', variants: [{ startDate: after }, {}], expected: 1 },
    { what: 'one that starts now', variants: [{ startDate: date }], expected: 0 },
    { what: 'one that is over', variants: [{ endDate: before }, {}], expected: 1 },
    { what: 'one that ends now', variants: [{ endDate: date }], expected: 0 },
    { what: 'a date that is none', variants: [{ startDate: 'soon' }], expected: 0 },
    { what: 'what is no variant', variants: [null, 'x', undefined, {}], expected: 3 },
    { what: 'what is no list', variants: { 0: {} }, expected: -1 },
  ])('is $expected with $what', ({ variants, expected }) => {
    const options = { variants } as PersonalizationOptions
    expect(chooseVariant(options, { device: 'mobile', date })).toBe(expected)
  })

  it.each([
    { previewingIndex: 0, expected: 0 },
    { previewingIndex: 1, expected: 1 },
    { previewingIndex: null, expected: -1 },
    { previewingIndex: 9, expected: -1 },
    { previewingIndex: -1, expected: -1 },
    { previewingIndex: '1', expected: -1 },
  ])('is $expected while editing, for $previewingIndex', ({ previewingIndex, expected }) => {
    const options = { variants: [{}, forDevice('tablet')], previewingIndex }
    expect(chooseVariant(options as PersonalizationOptions, {}, { isEditing: true })).toBe(expected)
  })

  it('follows the visitor when nobody edits, whatever was picked', () => {
    const options = { variants: [forDevice('tablet'), forDevice('mobile')], previewingIndex: 0 }
    expect(chooseVariant(options, { device: 'mobile' })).toBe(1)
  })
})
