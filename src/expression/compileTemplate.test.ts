import { describe, expect, it } from 'vitest'
import { deepFreeze } from '../utils/testing/deepFreeze'
import { growsLinearly } from '../utils/testing/growsLinearly'
import { compileTemplate } from './compileTemplate'
import type { ExpressionProblem } from './runtime/problem'

const state = deepFreeze({ n: 2, user: { name: 'Ada' }, list: ['a', 'b'], on: false, nil: null })

describe('compileTemplate', () => {
  it.each([
    { text: 'Hello {{state.user.name}}, {{1 + 2}} times', expected: 'Hello Ada, 3 times' },
    { text: '<p>Hi {{ n }}</p>', expected: '<p>Hi 2</p>' },
    { text: 'Broken {{state.nope.deep}} end', expected: 'Broken  end' },
    { text: '{{state.nope}}{{state.nil}}', expected: '' },
    { text: '{{state.on}} {{0}} {{""}}', expected: 'false 0 ' },
    { text: '{{state.list}} {{state.user}}', expected: 'a,b [object Object]' },
    { text: '{{ { a: { b: n } }.a.b }}', expected: '2' },
    { text: '{{ {a:{b:n}}.a.b }}', expected: '2' },
    { text: '{{"\\"}}x" + 1}}', expected: '"}}x1' },
    { text: '{{[{ a: 1 }].map(x => { return x.a })}}', expected: '1' },
    { text: '{{"}}"}}{{\'{{\'}}{{"\\"}}"}}', expected: '}}{{"}}' },
    { text: `{{\`<\${n}>}}\`}}`, expected: '<2>}}' },
    { text: 'var {{ var x = n; return x + 1 }}', expected: 'var 3' },
    { text: '{{n}}{{n}}', expected: '22' },
    { text: 'a }} b { c } d', expected: 'a }} b { c } d' },
    { text: 'open {{ n', expected: 'open {{ n' },
    { text: "{{ don't }} {{n}}", expected: ' 2' },
    { text: '{{}}', expected: '' },
    { text: '{{ n } }} x', expected: ' x' },
    { text: 'plain', expected: 'plain' },
    {
      text: '{{ n &gt; 1 &amp;&amp; n &lt; 3 ? &quot;two&quot; : &#39;x&#39; }}',
      expected: 'two',
    },
    { text: '{{ user.name&nbsp;}}&nbsp;&amp; co', expected: 'Ada&nbsp;&amp; co' },
    {
      text: '{{ &#x22;a&#34; }}&#x110000;{{ "&#1114112;" }}',
      expected: 'a&#x110000;&#1114112;',
    },
    { text: '{{ &apos;a&APOS; + "b&nbsp;c&#x10ffff;" }}', expected: 'ab c\u{10ffff}' },
    { text: "{{ '}}' + '{' }}", expected: '}}{' },
    { text: '{{ n }', expected: '{{ n }' },
    { text: '}}{{ n }}', expected: '}}2' },
    { text: '', expected: '' },
  ])('fills $text', ({ text, expected }) => {
    expect(compileTemplate(text).render({ state })).toBe(expected)
  })

  it.each([
    { text: 'plain', reads: [] },
    { text: '{{state.a}} {{b.c}} {{state.a}}', reads: ['a', 'b'] },
    { text: '{{state.a}} {{state[b]}}', reads: null },
  ])('knows what $text reads', ({ text, reads }) => {
    expect(compileTemplate(text).reads).toEqual(reads)
  })

  it('reads braces that nothing closes in time that grows with the text', () => {
    const read = (size: number): unknown => compileTemplate('{{ { }} '.repeat(size))
    expect(growsLinearly(2_000, read)).toBe(true)
  })

  it('tells texts and expressions apart', () => {
    expect(compileTemplate('plain').pieces).toEqual(['plain'])
    expect(compileTemplate('').pieces).toEqual([])
    expect(compileTemplate('a {{n}} b').pieces).toEqual([
      'a ',
      expect.objectContaining({ source: 'n' }),
      ' b',
    ])
  })

  it('reports the expression that fails, not the whole text', () => {
    const problems: ExpressionProblem[] = []
    const report = (problem: ExpressionProblem) => problems.push(problem)
    const text = 'a {{fetch("/x")}} b {{n +}} c'
    expect(compileTemplate(text).render({ state, report })).toBe('a  b  c')
    expect(problems.map(({ kind, source }) => [kind, source])).toEqual([
      ['unknown', 'fetch("/x")'],
      ['syntax', 'n +'],
    ])
  })

  it('prints nothing rather than a text without end', () => {
    const problems: ExpressionProblem[] = []
    const report = (problem: ExpressionProblem) => problems.push(problem)
    const text = '{{"x".repeat(1e6)}}'.repeat(2)
    expect(compileTemplate(text).render({ state, report })).toBe('')
    expect(problems).toMatchObject([{ kind: 'limit', source: text }])
  })
})
