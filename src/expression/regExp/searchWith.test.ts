import { describe, expect, it } from 'vitest'
import { currentRun, runIn } from '../runtime/run'
import { COMMON_REG_EXPS } from '../testing/commonRegExps'
import { createRegExp, searchWith } from './searchWith'

/** Runs `work` in a run, and returns its result or error with the steps it took. */
function runWith(work: () => unknown): { answer: unknown; steps: number } {
  return runIn({ state: {} }, { source: '', reads: null, mutates: false }, null, () => {
    const { steps } = currentRun()
    let answer: unknown
    try {
      answer = work()
    } catch (error) {
      answer = (error as Error).message
    }
    return { answer, steps: steps - currentRun().steps }
  })
}

const replaceAll = (source: string, text: string, flags = '') =>
  runWith(() => searchWith(createRegExp(source, flags), text, (found) => text.replace(found, '-')))

const a = (count: number) => 'a'.repeat(count)

describe('regular expressions of content', () => {
  it.each(COMMON_REG_EXPS)('accept what authors copy: %s', (regExp, text) => {
    const { source, flags } = regExp
    const read = (found: RegExp) => [
      text.match(found),
      text.replace(found, '<$&$1>'),
      text.split(found),
    ]
    const { answer } = runWith(() => searchWith(createRegExp(source, flags), text, read))
    expect(answer).toEqual(read(regExp))
  })

  it.each([
    { source: '(a+)+', length: 100, answer: '-' },
    { source: '(a+)+', length: 101, answer: '/(a+)+/ may search a text of 101 characters forever' },
    { source: 'a+', length: 100_000, answer: '-' },
    { source: 'a+', length: 100_001, answer: 'longer than 100000' },
  ])('search $length characters for $source: $answer', ({ source, length, answer }) => {
    expect(replaceAll(source, a(length)).answer).toContain(answer)
  })

  it('search at a price, of the length of the text', () => {
    const price = (length: number) => replaceAll('<[^>]+>', '<b>ab</b>'.repeat(length / 9)).steps
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
    expect(replaceAll(source, 'a', flags).answer).toContain(message)
  })
})
