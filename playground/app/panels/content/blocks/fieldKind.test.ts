import { describe, expect, it } from 'vitest'
import { fieldKind, writtenValue } from './fieldKind'

describe('fieldKind', () => {
  it.each([
    { input: { name: 'a', type: 'string' }, value: 'x', expected: 'text' },
    { input: { name: 'a', type: 'string' }, value: { Default: 'x' }, expected: 'json' },
    { input: { name: 'a', type: 'text', enum: ['x'] }, value: 'x', expected: 'choice' },
    { input: { name: 'a', type: 'html' }, value: undefined, expected: 'long' },
    { input: { name: 'a', type: 'number' }, value: null, expected: 'number' },
    { input: { name: 'a', type: 'boolean' }, value: true, expected: 'switch' },
    { input: { name: 'a', type: 'uiBlocks' }, value: [], expected: 'blocks' },
    { input: { name: 'a', type: 'list' }, value: [], expected: 'json' },
    { input: { name: 'a', type: 'list', subFields: [] }, value: [], expected: 'list' },
    { input: { name: 'a', type: 'list', subFields: [] }, value: 'x', expected: 'json' },
    { input: { name: 'a', type: 'BuilderQuery' }, value: [], expected: 'json' },
  ] as const)('edits $value of $input.type as $expected', ({ input, value, expected }) => {
    expect(fieldKind(input, value)).toBe(expected)
  })
})

describe('writtenValue', () => {
  it.each([
    { kind: 'text', text: '12', expected: '12' },
    { kind: 'text', text: '', expected: undefined },
    { kind: 'number', text: '1.5', expected: 1.5 },
    { kind: 'number', text: '-0.5', expected: -0.5 },
    { kind: 'number', text: '1.', expected: '1.' },
    { kind: 'number', text: '50%', expected: '50%' },
    { kind: 'number', text: ' ', expected: ' ' },
  ] as const)('reads "$text" in a field of $kind', ({ kind, text, expected }) => {
    expect(writtenValue(kind, text)).toBe(expected)
  })
})
