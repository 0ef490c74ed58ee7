import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import '.'
import { evaluate } from '../testing/evaluate'

const ATOMS = [
  'a',
  'b',
  '.',
  '\\d',
  '\\w',
  '\\s',
  '[ab]',
  '[^a]',
  '-',
  'é',
  '\\u0061',
  '$',
  '^',
  '\\b',
]
const QUANTIFIERS = ['', '', '', '*', '+', '?', '*?', '{2}', '{1,3}', '{2,}']

const sources = fc.letrec<{ any: string }>((tie) => ({
  any: fc.oneof(
    { maxDepth: 4, depthSize: 'medium', withCrossShrink: true },
    fc.constantFrom(...ATOMS),
    fc.tuple(tie('any'), tie('any')).map((parts) => parts.join('')),
    fc.tuple(tie('any'), tie('any')).map(([one, other]) => `(?:${one}|${other})`),
    fc
      .tuple(tie('any'), fc.constantFrom('(', '(?:', '(?=', '(?!'), fc.constantFrom(...QUANTIFIERS))
      .map(([body, open, quantifier]) => `${open}${body})${/=|!/.test(open) ? '' : quantifier}`),
    fc
      .tuple(fc.constantFrom(...ATOMS.slice(0, 11)), fc.constantFrom(...QUANTIFIERS))
      .map((parts) => parts.join('')),
  ),
})).any

const texts = fc.oneof(
  fc.string({ unit: fc.constantFrom('a', 'b', '1', ' ', '-', 'é'), maxLength: 40 }),
  fc.nat(3_000).map((length) => `${'a'.repeat(length)}!`),
  fc.nat(3_000).map((length) => `${'ab '.repeat(length / 3)}!`),
  fc.nat(3_000).map((length) => `${'1-'.repeat(length / 2)}!`),
)

describe('regular expressions', () => {
  it('find what JavaScript finds, or are refused, and never search for long', {
    timeout: 60_000,
  }, () => {
    fc.assert(
      fc.property(sources, texts, fc.constantFrom('', 'i', 'u', 'g'), (source, text, flags) => {
        const start = process.cpuUsage()
        const { result, problems } = evaluate('"" + text.match(new RegExp(source, flags))', {
          state: { text, source, flags },
        })
        const { user } = process.cpuUsage(start)
        expect(user / 1_000, `/${source}/${flags}`).toBeLessThan(1_000)
        if (problems.length === 0) expect(result).toBe(`${text.match(new RegExp(source, flags))}`)
        else expect(['unknown', 'limit', 'error']).toContain(problems[0]?.kind)
      }),
      { numRuns: 3_000 },
    )
  })

  it.each([
    '/[^0-9.]/g',
    '/^[\\w.-]+@([\\w-]+\\.)+[\\w-]{2,4}$/',
    '/\\B(?=(\\d{3})+(?!\\d))/g',
    '/^\\+?(\\d{1,3})?[-.\\s]?\\(?(\\d{3})\\)?[-.\\s]?(\\d{3})[-.\\s]?(\\d{4})$/',
    '/<[^>]+>/g',
    '/^https?:\\/\\/(?:www\\.)?([^/]+)(\\/.*)?$/i',
    '/(?:^|\\s)\\S/g',
    '/(?:(?!-->).)*-->/',
    '/^(\\d+)(?:\\.\\d+)*$/',
    '/(?:jpg|png|webp)$/i',
    '/\\{\\{\\s*([\\w.]+)\\s*\\}\\}/g',
    '/^#?([a-f\\d]{2})([a-f\\d]{2})([a-f\\d]{2})$/i',
    '/[\\u4e00-\\u9fa5]+/',
  ])('take what authors write: %s', (pattern) => {
    const text = `write to ann@mail.example.org, 12.5 <b>now</b> ${'lorem ipsum '.repeat(40)}`
    const { problems } = evaluate(`text.replace(${pattern}, "-")`, { state: { text } })
    expect(problems).toEqual([])
  })

  it('search long texts, at a price', () => {
    const text = 'word '.repeat(20_000)
    expect(evaluate('text.split(/\\s+/).length', { state: { text } }).result).toBe(20_001)
    const longer = 'x'.repeat(100_001)
    expect(evaluate('/y/.test(text)', { state: { text: longer } }).problems).toMatchObject([
      { kind: 'limit' },
    ])
  })
})
