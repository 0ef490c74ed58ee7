import { describe, expect, it } from 'vitest'
import { compileLinearPattern } from './compileLinearPattern'

describe('compileLinearPattern', () => {
  it.each([
    { pattern: 'mm', text: 'summer', expected: true },
    { pattern: '^mm', text: 'summer', expected: false },
    { pattern: '^su', text: 'summer', expected: true },
    { pattern: 'er$', text: 'summer', expected: true },
    { pattern: 'me$', text: 'summer', expected: false },
    { pattern: '^summer$', text: 'summer', expected: true },
    { pattern: '^summer$', text: 'summers', expected: false },
    { pattern: '^s.mm', text: 'summer', expected: true },
    { pattern: '^s.u', text: 'summer', expected: false },
    { pattern: '^s.*r$', text: 'summer', expected: true },
    { pattern: '^s.*m.*x', text: 'summer', expected: false },
    { pattern: '^a.+b$', text: 'ab', expected: false },
    { pattern: '^a.+b$', text: 'axb', expected: true },
    { pattern: '^a.*b$', text: 'ab', expected: true },
    { pattern: '\\.pdf$', text: 'menu.pdf', expected: true },
    { pattern: '\\.pdf$', text: 'menupdf', expected: false },
    { pattern: '^\\$5', text: '$5', expected: true },
    { pattern: '5\\$$', text: '5$', expected: true },
    { pattern: '^.$', text: '☕', expected: true },
    { pattern: '', text: 'anything', expected: true },
    { pattern: '^$', text: '', expected: true },
    { pattern: '^$', text: 'x', expected: false },
  ])('finds that $pattern in $text is $expected', ({ pattern, text, expected }) => {
    expect(compileLinearPattern(pattern)?.(text)).toBe(expected)
    expect(new RegExp(pattern, 'su').test(text)).toBe(expected)
  })

  it('ignores case when asked to', () => {
    expect(compileLinearPattern('^SUM', { ignoreCase: true })?.('summer')).toBe(true)
    expect(compileLinearPattern('^SUM')?.('summer')).toBe(false)
  })

  it.each(['(a)', 'a|b', 'a*', 'a?', '.?', '[ab]', 'a{2}', '\\d', '\\', 'a$b', 'a^'])(
    'refuses %s',
    (pattern) => {
      expect(compileLinearPattern(pattern)).toBeNull()
    },
  )

  it('takes time in proportion to the text, whatever the pattern', () => {
    const matches = compileLinearPattern(`^${'.*a'.repeat(50)}b$`)
    expect(matches?.('a'.repeat(20_000))).toBe(false)
  })
})
