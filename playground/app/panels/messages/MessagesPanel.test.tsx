// @vitest-environment happy-dom
import { act, cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Block, ContentEntry } from '../../../../src/content/types'
import { type Playground, PlaygroundContext } from '../../shell/PlaygroundContext'
import { sampleDraft, samplePlayground, samplePreview } from '../../testing/samplePlayground'
import { EditorPanel } from './EditorPanel'

/** The test's own window stands for the page in the frame, and only takes messages. */
function show(overrides: Partial<Playground> = {}) {
  const listeners = new Set<(data: unknown) => void>()
  const sent = vi.spyOn(window, 'postMessage').mockImplementation(() => {})
  const frame = { contentWindow: window as Window } as HTMLIFrameElement
  const preview = samplePreview({
    frame: { current: frame },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  })
  render(
    <PlaygroundContext value={samplePlayground({ preview, ...overrides })}>
      <EditorPanel />
    </PlaygroundContext>,
  )
  const tell = (name: string, data?: unknown) =>
    act(() => {
      for (const listener of listeners) listener({ type: `builder.${name}`, data })
    })
  const said = () => sent.mock.calls.map(([message]) => message as { type: string; data: unknown })
  return { tell, said, user: userEvent.setup() }
}

/** A Text block. */
function sampleBlock(id: string, text: string): Block {
  return {
    '@type': '@builder.io/sdk:Element',
    id,
    component: { name: 'Text', options: { text } },
  }
}

/** An entry with blocks in a list, in an option, and in a box. */
function sampleContent(): ContentEntry {
  const columns = [
    { blocks: [sampleBlock('left', 'left')] },
    { blocks: [sampleBlock('right', 'right')] },
  ]
  return {
    id: 'landing',
    name: 'Landing page',
    data: {
      blocks: [
        sampleBlock('once', '<p>Once upon\na time</p>'),
        {
          '@type': '@builder.io/sdk:Element',
          id: 'columns',
          component: { name: 'Columns', options: { columns } },
        },
        {
          '@type': '@builder.io/sdk:Element',
          id: 'ending',
          layerName: 'Ending',
          children: [sampleBlock('lived', 'they lived happily')],
        },
      ],
    },
  }
}

describe('EditorPanel', () => {
  afterEach(() => {
    cleanup()
    document.body.replaceChildren()
  })

  it('greets the page once, and lists its blocks', () => {
    const { tell, said } = show()
    expect(screen.getByRole('status')).toBeTruthy()
    tell('loaded', { value: true })
    tell('contentResults', { results: [{ id: 'symbol', data: {} }, sampleContent()] })
    expect(said().map(({ type }) => type)).toEqual(['builder.editingMode', 'builder.getComponents'])
    expect(screen.getAllByRole('treeitem')).toHaveLength(6)
  })

  it('starts from what is not saved yet', async () => {
    const image = 'https://content.invalid/images/mark.svg'
    const block = {
      '@type': '@builder.io/sdk:Element',
      id: 'own',
      component: { name: 'Image', options: { image } },
    }
    const entry = { id: 'other', data: { blocks: [block] } }
    const { tell, said, user } = show({ draft: sampleDraft({ changed: true, entry }) })
    tell('contentResults', { results: [sampleContent()] })
    expect(said().at(-1)).toMatchObject({ type: 'builder.contentUpdate', data: { key: 'landing' } })
    expect(screen.getAllByRole('treeitem')).toHaveLength(1)
    await user.click(screen.getByRole('treeitem', { name: /Image/ }))
    expect(screen.getByLabelText<HTMLInputElement>(/^Image/).value).toBe(
      'http://localhost:4174/images/mark.svg',
    )
    const sent = said().length
    await user.type(screen.getByLabelText('Alt text'), 'A')
    tell('contentResults', { results: [sampleContent()] })
    expect(said()).toHaveLength(sent + 1)
  })

  it('sends a patch for an option, the whole entry for a move, and the original on reset', async () => {
    const { tell, said, user } = show()
    tell('contentResults', { results: [sampleContent()] })
    await user.click(screen.getByRole('treeitem', { name: /left/ }))
    await user.type(screen.getByRole('textbox'), '!')
    const path = '/component/options/text'
    expect(said().at(-1)).toEqual({
      type: 'builder.patchUpdates',
      data: { data: { left: [{ op: 'replace', path, value: 'left!' }] } },
    })
    await user.click(screen.getByRole('button', { name: 'Columns' }))
    const [moveBlock] = screen.getAllByRole('button', { name: 'Move down' })
    if (moveBlock) await user.click(moveBlock)
    expect(said().at(-1)).toMatchObject({
      type: 'builder.contentUpdate',
      data: {
        key: 'landing',
        data: { data: { blocks: [{ id: 'once' }, { id: 'ending' }, { id: 'columns' }] } },
      },
    })
    await user.click(screen.getByRole('button', { name: 'Reset' }))
    expect(said().at(-1)?.data).toEqual({ key: 'landing', data: sampleContent() })
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Reset' }).disabled).toBe(true)
  })

  it('writes changes into the draft that all panels share', async () => {
    const draft = sampleDraft({ entry: { ...sampleContent() } })
    const { tell, user } = show({ draft })
    tell('contentResults', { results: [sampleContent()] })
    await user.click(screen.getByRole('treeitem', { name: /left/ }))
    await user.type(screen.getByRole('textbox'), '!')
    const [changed] = vi.mocked(draft.setEntry).mock.lastCall ?? []
    const { blocks } = Object(changed).data
    expect(blocks[1].component.options.columns[0].blocks[0].component.options.text).toBe('left!')
    expect(blocks[0]).toEqual(sampleContent().data.blocks?.[0])
  })

  it('logs both ways, shows what was said, and forgets it', async () => {
    const { tell, user } = show()
    tell('pong', { answer: 42 })
    await user.click(screen.getByRole('tab', { name: /Messages 3/ }))
    const log = within(screen.getByRole('region', { name: 'Message log' }))
    const rows = log.getAllByRole('listitem').map((row) => row.textContent)
    expect(rows[0]).toContain('To the page: getComponents')
    expect(rows[2]).toContain('From the page: pong')
    await user.click(log.getByRole('button', { name: /pong/ }))
    expect(log.getByText(/"answer": 42/)).toBeTruthy()
    await user.click(log.getByRole('button', { name: 'Clear' }))
    expect(log.queryAllByRole('listitem')).toEqual([])
  })

  it('fills in what the page tells of its own blocks', async () => {
    const { tell, user } = show()
    const clock = { '@type': '@builder.io/sdk:Element', id: 'c', component: { name: 'Clock' } }
    tell('contentResults', { results: [{ id: 'landing', data: { blocks: [clock] } }] })
    tell('components', [{ name: 'Clock', inputs: [{ name: 'timeZone', type: 'string' }] }])
    await user.click(screen.getByRole('treeitem', { name: /Clock/ }))
    expect(screen.getByLabelText('Time zone')).toBeTruthy()
  })
})
