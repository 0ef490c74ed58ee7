import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { deepFreeze } from '../utils/testing/deepFreeze'
import { CORPUS_STATE, LATER, TAKEN } from './testing/corpus'
import { act, evaluate } from './testing/evaluate'
import { REFUSED } from './testing/refusedCorpus'
import { bodyOf, runNatively } from './testing/runNatively'
import { writeTable } from './testing/writeTable'

const state = deepFreeze(structuredClone(CORPUS_STATE))
const natively = (text: string) => runNatively(bodyOf(text), structuredClone(CORPUS_STATE)).value

describe('what real content is made of', () => {
  it.each(TAKEN.flatMap(({ texts }) => texts))('gives what JavaScript gives: %s', (text) => {
    const { result, problems } = evaluate(text, { state })
    expect(problems).toEqual([])
    expect(Array.isArray(result) ? [...result] : result).toEqual(natively(text))
    expect(act(bodyOf(text), { state }).result.value).toEqual(natively(text))
  })

  it.each(LATER.texts)('gives in the end what JavaScript gives: %s', async (text) => {
    const { result, problems } = act(text, { state })
    expect(result.value).toBeInstanceOf(Promise)
    expect(await result.value).toEqual(await natively(`return (async () => { ${text} })()`))
    expect(problems).toEqual([])
  })

  it.each(REFUSED)('refuses %s, and says so', (_, message, text) => {
    const { result, problems } = evaluate(text, { state })
    expect(result).toBeUndefined()
    expect(problems).toMatchObject([{ message: expect.stringContaining(message) }])
  })

  it.each([
    'async function broken() { await (',
    'async function broken() { const a = await 1 +',
    'async () => { a: for (;;) { b: { (',
  ])('is read alike after a text that breaks off: %s', (broken) => {
    expect(act(broken).problems).toHaveLength(1)
    const message = '"await" works in actions and async functions only'
    const { problems } = evaluate(`await 1 // after ${broken}`, { state })
    expect(problems).toMatchObject([{ message }])
  })

  it('is what the docs say', () => {
    const page = readFileSync('docs/expressions.md', 'utf8')
    expect(page, 'Run npm run docs:write').toBe(writeTable(page))
  })
})
