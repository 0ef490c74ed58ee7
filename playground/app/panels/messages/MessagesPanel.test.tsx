// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { JsonObject } from '../../../server/utils/json'
import { type Playground, PlaygroundContext } from '../../context/PlaygroundContext'
import { DEFAULT_STATE } from '../../state/urlState'
import { sampleDraft, samplePlayground, samplePreview } from '../../testing/samplePlayground'
import { MessagesPanel } from './MessagesPanel'
import { useVisualEditor } from './useVisualEditor'

const CONNECTED = { ...DEFAULT_STATE, editor: 'connected' } as const

/** The panel with a connected visual editor, as in the workbench. */
function Connected({ playground }: { playground: Playground }) {
  const editor = useVisualEditor(playground)
  return (
    <PlaygroundContext value={{ ...playground, editor }}>
      <MessagesPanel />
    </PlaygroundContext>
  )
}

/** The test's own window stands in for the page in the frame: it only receives messages. */
function show(overrides: Partial<Playground> = {}) {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const listeners = new Set<(data: unknown) => void>()
  const sent = vi.spyOn(window, 'postMessage').mockImplementation(() => {})
  const preview = samplePreview({
    frame: { current: { contentWindow: window as Window } as HTMLIFrameElement },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  })
  const playground = samplePlayground({ preview, state: CONNECTED, ...overrides })
  const { rerender } = render(<Connected playground={playground} />)
  return {
    playground,
    user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }),
    /** Sends a message as the page. */
    tell(name: string, data?: unknown) {
      act(() => {
        for (const listener of listeners) listener({ type: `builder.${name}`, data })
      })
      act(() => void vi.advanceTimersByTime(200))
    },
    change(draft: Playground['draft'], state: Playground['state'] = CONNECTED) {
      rerender(<Connected playground={{ ...playground, draft, state }} />)
      act(() => void vi.advanceTimersByTime(200))
    },
    said: () => sent.mock.calls.map(([message]) => message as { type: string; data: unknown }),
  }
}

const text = (id: string, words: string) => ({
  '@type': '@builder.io/sdk:Element',
  id,
  component: { name: 'Text', options: { text: words } },
})
const entryWith = (...blocks: readonly object[]): JsonObject => ({
  name: 'Landing page',
  data: { blocks },
  variations: { calm: { name: 'Calm', data: { blocks: [text('once', 'Calm')] } } },
})
const SAVED = entryWith(text('once', 'Once'), text('then', 'Then'))

/** A draft of {@link SAVED}. */
const draftOf = (entry = SAVED) => {
  const value = { key: 'page/landing', text: JSON.stringify(SAVED), seeded: true, edited: false }
  return sampleDraft({ saved: { status: 'ready', value }, entry, changed: entry !== SAVED })
}
const RESULTS = {
  results: [
    { id: 'symbol', data: {} },
    { id: 'landing', data: {} },
  ],
}
const replaced = (id: string, value: string) => ({
  type: 'builder.patchUpdates',
  data: { data: { [id]: [{ op: 'replace', path: '/component/options/text', value }] } },
})

describe('MessagesPanel', () => {
  afterEach(() => {
    cleanup()
    vi.useRealTimers()
  })

  it('is silent until a visual editor is connected, and disconnects it', async () => {
    const { user, playground, tell, said } = show({ state: DEFAULT_STATE })
    tell('loaded')
    expect(said()).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Disconnect' }))
    expect(playground.update).toHaveBeenLastCalledWith({ editor: 'none' })
  })

  it.each([
    { entry: undefined },
    { state: { ...CONNECTED, source: { kind: 'pasted', text: '{}' } as const } },
  ])('says what it needs', (overrides) => {
    show(overrides)
    expect(screen.getByText('Nothing to edit by message')).toBeTruthy()
  })

  it('greets the page once, and says nothing while nothing is changed', () => {
    const { tell, said } = show({ draft: draftOf() })
    tell('loaded', { value: true })
    tell('contentResults', RESULTS)
    expect(said().map(({ type }) => type)).toEqual(['builder.editingMode', 'builder.getComponents'])
  })

  it('patches options, sends the whole entry for another order, and reverts what is undone', () => {
    const { tell, said, change } = show({ draft: draftOf() })
    change(draftOf(entryWith(text('once', 'Twice'), text('then', 'Then'))))
    expect(said()).toEqual([])
    tell('contentResults', RESULTS)
    expect(said().at(-1)).toEqual(replaced('once', 'Twice'))

    change(draftOf(entryWith(text('then', 'Then'), text('once', 'Twice'))))
    expect(said().at(-1)).toMatchObject({
      type: 'builder.contentUpdate',
      data: { key: 'landing', data: { data: { blocks: [{ id: 'then' }, { id: 'once' }] } } },
    })
    change(draftOf())
    expect(said().at(-1)).toMatchObject({
      data: { data: { id: 'landing', data: { blocks: [{ id: 'once' }, { id: 'then' }] } } },
    })
  })

  it('says what changes in the version that is shown', () => {
    const calm = { ...CONNECTED, visitor: { variation: 'calm' } }
    const { tell, said, change } = show({ draft: draftOf(), state: calm })
    tell('contentResults', RESULTS)
    change(draftOf(entryWith(text('once', 'Twice'), text('then', 'Then'))), calm)
    expect(said().map(({ type }) => type)).not.toContain('builder.patchUpdates')
    const bolder = { calm: { name: 'Calm', data: { blocks: [text('once', 'Calmer')] } } }
    change(draftOf({ ...SAVED, variations: bolder }), calm)
    expect(said().at(-1)).toEqual(replaced('once', 'Calmer'))
  })
})
