import { describe, expect, it } from 'vitest'
import { type History, NO_HISTORY, remember, stepBack, stepForward } from './history'

/** Each change replaces the text of the previous one. */
const changesOf = (...changes: [replaced: string, at: number][]): History =>
  changes.reduce(
    (history, [replaced, at], index) =>
      remember(history, replaced, changes[index + 1]?.[0] ?? `${replaced}+`, at),
    NO_HISTORY,
  )

describe('the history of a draft', () => {
  it('goes back and forward through changes', () => {
    const history = changesOf(['one', 0], ['two', 5000])
    const back = stepBack(history, 'three')
    expect(back?.text).toBe('two')
    const first = back && stepBack(back.history, back.text)
    expect(first?.text).toBe('one')
    expect(first && stepBack(first.history, 'one')).toBeUndefined()
    const forward = first && stepForward(first.history, first.text)
    expect(forward?.text).toBe('two')
    expect(forward && stepForward(forward.history, 'two')?.text).toBe('three')
  })

  it('undoes in one step what was typed in one go', () => {
    const history = changesOf(['', 0], ['w', 100], ['wo', 200], ['wor', 300])
    expect(stepBack(history, 'word')?.text).toBe('')
    expect(stepBack(changesOf(['', 0], ['word', 1000]), 'word two')?.text).toBe('word')
  })

  it('undoes field by field, however quickly they follow each other', () => {
    const history = changesOf(
      ['"a"\n"b"', 0],
      ['"aa"\n"b"', 100],
      ['"aaa"\n"b"', 200],
      ['"aaa"\n"bb"', 300],
    )
    const back = stepBack(history, '"aaa"\n"bbb"')
    expect(back?.text).toBe('"aaa"\n"b"')
    expect(back && stepBack(back.history, back.text)?.text).toBe('"a"\n"b"')
  })

  it('undoes a deletion alone, however soon after the block was added', () => {
    const added = remember(NO_HISTORY, '[\n"a"\n]', '[\n"b"\n"a"\n]', 0)
    const deleted = remember(added, '[\n"b"\n"a"\n]', '[\n"a"\n]', 100)
    expect(stepBack(deleted, '[\n"a"\n]')?.text).toBe('[\n"b"\n"a"\n]')
  })

  it('has nothing to redo once something else was changed', () => {
    const back = stepBack(changesOf(['one', 0]), 'two')
    const changed = back && remember(back.history, 'one', 'three', 9000)
    expect(changed && stepForward(changed, 'three')).toBeUndefined()
    expect(changed && stepBack(changed, 'three')?.text).toBe('one')
  })

  it('remembers fifty steps', () => {
    let history = NO_HISTORY
    for (let step = 0; step < 60; step += 1) {
      history = remember(history, `${step}`, `${step + 1}`, step * 1000)
    }
    expect(history.past).toHaveLength(50)
    expect(history.past[0]).toBe('10')
  })
})
