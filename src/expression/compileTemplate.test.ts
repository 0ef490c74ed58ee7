import { describe, expect, it } from 'vitest'
import { localize as chooseLanguage } from '../content/localize'
import { localized } from '../content/testing/blocks'
import { deepFreeze } from '../utils/testing/deepFreeze'
import { growsLinearly } from '../utils/testing/growsLinearly'
import { compileTemplate } from './compileTemplate'
import type { ExpressionProblem } from './runtime/problem'

const state = deepFreeze({ n: 2, user: { name: 'Ada' }, list: ['a', 'b'], on: false, nil: null })

function render(text: string) {
  const problems: ExpressionProblem[] = []
  const report = (problem: ExpressionProblem) => problems.push(problem)
  return { shown: compileTemplate(text).render({ state, report }), problems }
}

describe('compileTemplate', () => {
  it.each([
    ['Hello {{state.user.name}}, {{1 + 2}} times', 'Hello Ada, 3 times'],
    ['<p>Hi {{ n }}</p>', '<p>Hi 2</p>'],
    ['Broken {{state.nope.deep}} end', 'Broken  end'],
    ['{{state.nope}}{{state.nil}}', ''],
    ['{{state.on}} {{0}} {{""}}', 'false 0 '],
    ['{{state.list}} {{state.user}}', 'a,b '],
    ['{{ { a: { b: n } }.a.b }}', '2'],
    ['{{ {a:{b:n}}.a.b }}', '2'],
    ['{{"\\"}}x" + 1}}', '"}}x1'],
    ['{{[{ a: 1 }].map(x => { return x.a })}}', '1'],
    ['{{"}}"}}{{\'{{\'}}{{"\\"}}"}}', '}}{{"}}'],
    [`{{\`<\${n}>}}\`}}`, '<2>}}'],
    ['var {{ var x = n; return x + 1 }}', 'var 3'],
    ['{{n}}{{n}}', '22'],
    ['a }} b { c } d', 'a }} b { c } d'],
    ['open {{ n', 'open {{ n'],
    ["{{ don't }} {{n}}", ' 2'],
    ['{{}}', '{{}}'],
    ['{{}}{{n}}', '{{}}2'],
    ['{{ n } }} x', ' x'],
    ['plain', 'plain'],
    ['{{ n &gt; 1 &amp;&amp; n &lt; 3 ? &quot;two&quot; : &#39;x&#39; }}', 'two'],
    ['{{ user.name&nbsp;}}&nbsp;&amp; co', 'Ada&nbsp;&amp; co'],
    ['{{ &#x22;a&#34; }}&#x110000;{{ "&#1114112;" }}', 'a&#x110000;&#1114112;'],
    ['{{ &apos;a&APOS; + "b&nbsp;c&#x10ffff;" }}', 'ab c\u{10ffff}'],
    ["{{ '}}' + '{' }}", '}}{'],
    ['{{ n }', '{{ n }'],
    ['}}{{ n }}', '}}2'],
    ['', ''],
  ])('fills %s', (text, expected) => {
    expect(render(text).shown).toBe(expected)
  })

  it.each([
    ['{{title}}', 'Bonjour'],
    [`{{"Hi " + title}}, {{\`<\${title}>\`}}`, 'Hi Bonjour, <Bonjour>'],
    ['{{list}} {{list.map((item) => item)}}', 'Bonjour,x Bonjour,x'],
    ['[{{none}}]{{title === "Bonjour" ? 1 : 0}}', '[]0'],
  ])('prints %s in the language of the visitor', (text, expected) => {
    const title = localized('Hello', { fr: 'Bonjour' })
    const localize = (value: unknown): unknown => chooseLanguage(value, 'fr')
    const state = { title, none: localized(undefined), list: [title, 'x'] }
    expect(compileTemplate(text).render({ state, localize })).toBe(expected)
    expect(compileTemplate('{{title}}').render({ state })).toBe('')
  })

  it.each([
    { text: 'plain', reads: [] },
    { text: '{{state.a}} {{b.c}} {{state.a}}', reads: ['a', 'b'] },
    { text: '{{state.a}} {{state[b]}}', reads: null },
  ])('reports what $text reads', ({ text, reads }) => {
    expect(compileTemplate(text).reads).toEqual(reads)
  })

  it('reads braces that nothing closes in time that grows with the text', () => {
    const text = (size: number): string => '{{ { }} '.repeat(size)
    expect(growsLinearly(2_000, text, (template) => compileTemplate(template))).toBe(true)
  })

  it('separates texts from expressions', () => {
    expect(compileTemplate('plain').pieces).toEqual(['plain'])
    expect(compileTemplate('').pieces).toEqual([])
    expect(compileTemplate('a {{n}} b').pieces).toEqual([
      'a ',
      expect.objectContaining({ source: 'n' }),
      ' b',
    ])
  })

  it('reports the expression that fails, not the whole text', () => {
    const { shown, problems } = render('a {{fetch("/x")}} b {{n +}} c')
    expect(shown).toBe('a  b  c')
    expect(problems).toMatchObject([
      { kind: 'unknown', source: 'fetch("/x")' },
      { kind: 'syntax', source: 'n +' },
    ])
  })

  it('prints nothing rather than a text without end', () => {
    const text = '{{"x".repeat(1e6)}}'.repeat(2)
    expect(render(text)).toMatchObject({ shown: '', problems: [{ kind: 'limit', source: text }] })
  })
})
