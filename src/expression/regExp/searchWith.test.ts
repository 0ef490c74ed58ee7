import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { currentRun, runIn } from '../runtime/run'
import { COMMON_REG_EXPS } from '../testing/commonRegExps'
import { RUN_LIMIT_MS } from '../testing/runLimit'
import { SteppedRegExp } from './SteppedRegExp'
import { createRegExp, searchWith } from './searchWith'

const CHARACTERS = ['a', 'b', '.', '\\d', '\\w', '\\s', '\\D', '\\W', '[ab]', '[^a]', '[a-k]', '-']
const RARE = [
  'é',
  'ſ',
  '\\u0061',
  '\\x61',
  '\\p{L}',
  '\\cA',
  '\\0',
  '\\7',
  '{',
  '[]',
  '[^]',
  '[\\s\\S]',
]
const OTHERS = ['$', '^', '\\b', '\\B', '\\1', '\\2', '\\k<n>']
const QUANTIFIERS = [
  '',
  '',
  '*',
  '+',
  '?',
  '*?',
  '+?',
  '??',
  '{2}',
  '{1,3}',
  '{2,}',
  '{0}',
  '{0,2}?',
]
const GROUPS = ['(', '(?:', '(?<n>', '(?=', '(?!', '(?<=', '(?<!']
const FLAGS = ['', 'i', 'u', 'g', 'y', 'm', 's', 'iu', 'gi', 'gims', 'imsu']

const sources = fc.letrec<{ any: string }>((tie) => ({
  any: fc.oneof(
    { maxDepth: 4, depthSize: 'medium', withCrossShrink: true },
    fc.constantFrom(...CHARACTERS, ...RARE, ...OTHERS),
    fc.tuple(tie('any'), tie('any')).map((items) => items.join('')),
    fc.tuple(tie('any'), tie('any')).map(([one, other]) => `(?:${one}|${other})`),
    fc
      .tuple(fc.constantFrom(...GROUPS), tie('any'), fc.constantFrom(...QUANTIFIERS))
      .map(
        ([open, body, quantifier]) =>
          `${open}${body})${open.includes('<') && open !== '(?<n>' ? '' : quantifier}`,
      ),
    fc
      .tuple(fc.constantFrom(...CHARACTERS, ...RARE), fc.constantFrom(...QUANTIFIERS))
      .map((items) => items.join('')),
  ),
})).any

const units = ['a', 'A', 'b', '1', ' ', '-', 'é', 'É', '\n', 'ſ', 's', 'k', '\u212a', '\0', '{']
const texts = fc.string({ unit: fc.constantFrom(...units), maxLength: 12 })
const longTexts = fc
  .tuple(fc.constantFrom('a', 'ab ', '1-', 'a1'), fc.nat(3_000))
  .map(([unit, length]) => `${unit.repeat(length / unit.length)}!`)

const searches = fc
  .record({ source: sources, flags: fc.constantFrom(...FLAGS) })
  .filter(({ source, flags }) => isRegExp(source, flags))

function isRegExp(source: string, flags: string): boolean {
  try {
    return Boolean(new RegExp(source, flags))
  } catch {
    return false
  }
}

/** Runs `work` in a run, and returns its result or error with the steps and time it took. */
function runWith(work: () => unknown): { answer: unknown; steps: number; milliseconds: number } {
  const start = process.cpuUsage()
  const traits = { source: '', reads: null, mutates: false }
  return runIn({ state: {} }, traits, null, () => {
    const { steps } = currentRun()
    let answer: unknown
    try {
      answer = work()
    } catch (error) {
      answer = (error as Error).message
    }
    const milliseconds = process.cpuUsage(start).user / 1_000
    return { answer, steps: steps - currentRun().steps, milliseconds }
  })
}

const replaceAs = (source: string, flags: string, text: string, inserted = '-') =>
  runWith(() =>
    searchWith(createRegExp(source, flags), text, (found) => text.replace(found, inserted)),
  )

describe('regular expressions of content', () => {
  it('find with steps what the engine finds', () => {
    fc.assert(
      fc.property(searches, texts, ({ source, flags }, text) => {
        const native = new RegExp(source, flags)
        const stepped = new SteppedRegExp(source, flags)
        for (let turn = 0; turn < 2; turn++) {
          expect(stepped.exec(text)).toEqual(native.exec(text))
          expect(stepped.lastIndex).toBe(native.lastIndex)
        }
        expect(text.replace(stepped, '[$&|$1]')).toBe(text.replace(native, '[$&|$1]'))
        expect(text.split(stepped)).toEqual(text.split(native))
      }),
      { numRuns: 5_000 },
    )
  })

  it('never search for long', () => {
    fc.assert(
      fc.property(searches, longTexts, ({ source, flags }, text) => {
        const { answer, milliseconds } = replaceAs(source, flags, text)
        expect(milliseconds, `/${source}/${flags}`).toBeLessThan(RUN_LIMIT_MS)
        expect(answer).toEqual(expect.any(String))
      }),
      { numRuns: 1_000 },
    )
  })

  it.each(COMMON_REG_EXPS)('take what authors copy: %s', (regExp, text) => {
    const { source, flags } = regExp
    const stepped = new SteppedRegExp(source, flags)
    const read = (found: RegExp) => [
      text.match(found),
      text.replace(found, '<$&$1>'),
      text.split(found),
    ]
    const { answer, steps } = runWith(() => searchWith(createRegExp(source, flags), text, read))
    expect(answer).toEqual(read(regExp))
    expect(read(stepped)).toEqual(read(regExp))
    expect(steps).toBeLessThan(20_000)
  })

  const a = (count: number) => 'a'.repeat(count)

  it.each([
    { source: '^(a+)+$', text: `${a(90_000)}!` },
    { source: '^(a|aa)+$', text: `${a(5_000)}!` },
    { source: '^(a|a)*$', text: `${a(5_000)}!` },
    { source: '(a*)*b', text: a(5_000) },
    { source: '((a*)*)*b', text: a(5_000) },
    { source: '(x+x+)+y', text: 'x'.repeat(10_000) },
    { source: '(.*a){25}!', text: a(3_000) },
    { source: '^(\\w+\\s?)*$', text: `${'aaa '.repeat(10_000)}!` },
    { source: '^(([a-z])+.)+[A-Z]([a-z])+$', text: a(20_000) },
    { source: '(?:a|b|ab)*c', text: 'ab'.repeat(20_000) },
    { source: '\\s+$', text: `${' '.repeat(50_000)}x` },
    { source: '^(.*?,){11}P', text: '1,'.repeat(2_000) },
    { source: '(?<=(a+)+)b', text: `${a(2_000)}c` },
    {
      source: '<script\\b[^<]*(?:(?!<\\/script>)<[^<]*)*<\\/script>',
      text: '<script>a<'.repeat(5_000),
    },
    { source: '(?:(?:$|$)(?:$|$)){8}(?:(?:$|$)(?:$|$)){8}x', text: a(50) },
    { source: '(?:\\b|\\b){8}(?:\\b|\\b){8}(?:\\b|\\b){8}x', text: a(50) },
  ])('end where the engine would not: $source', ({ source, text }) => {
    const { answer, milliseconds } = replaceAs(source, '', text)
    expect(answer).toBe(text)
    expect(milliseconds).toBeLessThan(RUN_LIMIT_MS)
  })

  it.each([
    { source: '(a+)\\1+b', text: a(3_000), reason: 'steps' },
    { source: '(?=(a+))\\1*b', text: a(3_000), reason: 'steps' },
    { source: '(\\w+)+\\1b', text: a(60), reason: 'steps' },
    { source: '(?=.*x)y', text: a(90_000), reason: 'steps' },
    { source: `${'(a?){9}'.repeat(20)}b`, text: a(200), reason: 'steps' },
    { source: '(?:(?:a?){200}){60}b', text: a(300), reason: 'repeats too much' },
    { source: `${'('.repeat(300)}a${')'.repeat(300)}`, text: 'a', reason: 'nested too deeply' },
    { source: 'a', text: a(100_001), reason: 'longer than 100000' },
  ])('are given up, with the reason: $source', ({ source, text, reason }) => {
    const { answer, milliseconds } = replaceAs(source, '', text)
    expect(answer).toContain(reason)
    expect(milliseconds).toBeLessThan(RUN_LIMIT_MS)
  })

  it('keep groups behind a loop that is read backward', () => {
    const source = '(?<=(a)+(\\D))'
    expect(new SteppedRegExp(source).exec('aK')).toEqual(new RegExp(source).exec('aK'))
  })

  it('repeat nothing without end', () => {
    expect(replaceAs('(?:(?:){100000}){100000}(a+)+$', '', 'aab')).toMatchObject({ answer: 'aab' })
  })

  it.each([
    { name: 'code points', source: '^(?:.|.)+$', flags: 'u', text: 'a😀', answer: '-' },
    { name: 'code points, backward', source: '(?<=^.)b', flags: 'u', text: '😀b', answer: '😀-' },
    { name: 'half of one', source: '^(?:.|.){2}$', flags: '', text: '😀', answer: '-' },
    {
      name: 'one of two units',
      source: '(?:\\ud83d\\ude00|x)+(?<=.)',
      flags: 'u',
      text: '😀😀',
      answer: '-',
    },
    {
      name: 'references in any case',
      source: '(é.)\\1(?<=x|)',
      flags: 'i',
      text: 'é.É.',
      answer: '-',
    },
    {
      name: 'names with escapes',
      source: '(?<\\u0061>b)\\k<a>',
      flags: '',
      text: 'bb',
      answer: '-',
    },
  ])('know $name', ({ source, flags, text, answer }) => {
    expect(replaceAs(source, flags, text).answer).toBe(answer)
    expect(text.replace(new SteppedRegExp(source, flags), '-')).toBe(answer)
  })

  it('search at a price, of the length of the text', () => {
    const price = (length: number) =>
      replaceAs('<[^>]+>', 'g', '<b>ab</b>'.repeat(length / 9)).steps
    expect(price(90_000)).toBeGreaterThan(9 * price(9_000))
    expect(price(90_000)).toBeLessThan(60_000)
  })

  it('leave those of the page as they are', () => {
    const page = /a/g
    page.lastIndex = 1
    const { answer } = runWith(() => searchWith(page, 'aba', (found) => found.exec('aba')?.index))
    expect(answer).toBe(0)
    expect(page.lastIndex).toBe(1)
  })

  it.each([
    { source: 'a', flags: 'd', message: 'Flag "d" of a regular expression is not supported' },
    { source: 'a', flags: 'v', message: 'Flag "v" of a regular expression is not supported' },
    { source: '(', flags: '', message: 'Invalid regular expression' },
    { source: 'a', flags: 'gg', message: 'Invalid flags' },
  ])('are refused: /$source/$flags', ({ source, flags, message }) => {
    expect(replaceAs(source, flags, 'a').answer).toContain(message)
  })
})
