import { describe, expect, it, vi } from 'vitest'
import { compileExpression } from './compileExpression'
import { offerLanguage } from './extendLanguage'
import { languageFor } from './languageFor'
import { LATER, TAKEN } from './testing/corpus'
import { bodyOf } from './testing/runNatively'

/** An entry with this code in a binding. */
const bound = (code: string) => ({ data: { blocks: [{ bindings: { 'options.text': code } }] } })

// Nothing here has the rest of the language.
describe('the language without its rest', () => {
  it.each([...TAKEN, LATER])('knows what it lacks: $name', ({ texts, rare = 'none' }) => {
    const lacks = texts.map((text) => compileExpression(bodyOf(text), 'action').isBeyond)
    const found = lacks.every(Boolean) ? 'all' : lacks.some(Boolean) ? 'some' : 'none'
    expect(found).toBe(rare)
  })

  it('waits for it where code needs it, and only there', async () => {
    const fetch = vi.fn(async () => {})
    offerLanguage(fetch)
    const text = 'Do try: for all, switch / and (so on)'
    await languageFor([bound('state.user.name'), { data: { html: text } }], false)
    await languageFor([{ blocks: [{ code: { actions: { click: 'class A {}' } } }] }], false)
    await languageFor([{ blocks: [{ actions: { click: ' ' } }] }], false)
    expect(fetch).not.toHaveBeenCalled()
    await languageFor([bound('/a/.test(state.n)')], false)
    await languageFor([{ text: 'Hi {{ new Set(state.list).size }}' }], false)
    await languageFor([{ blocks: [{ actions: { click: 'context.add = () => 1' } }] }], false)
    await languageFor([], true)
    expect(fetch).toHaveBeenCalledTimes(4)
  })

  it('names what it could not read', () => {
    const { problem } = compileExpression('switch (state.n) { case 1: return 2 }', 'expression')
    expect(problem?.message).toBe('Unexpected "{"')
  })
})
