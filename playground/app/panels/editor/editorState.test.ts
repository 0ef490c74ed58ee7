import { describe, expect, it } from 'vitest'
import { type EditorAction, editorState, NOTHING_KNOWN } from './editorState'
import { sampleContent } from './testing/sampleContent'

const stateAfter = (...actions: EditorAction[]) => actions.reduce(editorState, NOTHING_KNOWN)
const message = (name: string): EditorAction => ({
  type: 'logged',
  time: 0,
  direction: 'to page',
  name,
  data: {},
})

describe('editorState', () => {
  it('takes what is shown for the original, until something is edited', () => {
    const [first, second, third] = [sampleContent(), sampleContent(), sampleContent()]
    const shown = stateAfter({ type: 'shown', entry: first }, { type: 'shown', entry: second })
    expect(shown).toMatchObject({ original: second, entry: second })
    const edited = editorState(shown, { type: 'edited', entry: third })
    const state = editorState(edited, { type: 'shown', entry: first })
    expect(state.original).toBe(second)
    expect(state.entry).toBe(third)
  })

  it('keeps the original and the choice while the entry is edited', () => {
    const [first, second] = [sampleContent(), sampleContent()]
    const state = stateAfter(
      { type: 'shown', entry: first },
      { type: 'selected', path: 'blocks.0' },
      { type: 'edited', entry: second },
    )
    expect(state).toMatchObject({ original: first, entry: second, selected: 'blocks.0' })
    const moved = editorState(state, { type: 'edited', entry: second, selected: 'blocks.1' })
    expect(moved.selected).toBe('blocks.1')
  })

  it('numbers messages, newest first, on through a clearing', () => {
    const state = stateAfter(
      message('ping'),
      { type: 'cleared' },
      message('pong'),
      message('loaded'),
    )
    expect(state.log.map(({ number, name }) => [number, name])).toEqual([
      [3, 'loaded'],
      [2, 'pong'],
    ])
  })

  it('drops the oldest of many messages', () => {
    const state = stateAfter(...Array.from({ length: 250 }, (_, index) => message(`${index}`)))
    expect(state.log).toHaveLength(200)
    expect(state.log[0]?.name).toBe('249')
  })
})
