// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Playground } from '../../context/PlaygroundContext'
import { DEFAULT_STATE } from '../../state/urlState'
import { renderPart, sampleDraft } from '../../testing/samplePlayground'
import { shownPreview } from '../../testing/shownPreview'
import { TestPanel } from './TestPanel'

const ENTRY = {
  data: {},
  variations: {
    short: { id: 'short', name: 'Short hero', testRatio: 0.25, data: {} },
  },
}

const event = (seq: number, type: string, visitorId: string, variationId: string) => {
  const data = { contentId: 'landing', visitorId, variationId }
  return { seq, type, receivedAt: seq, body: { type, data } }
}
const EVENTS = [
  event(1, 'impression', 'a', 'short'),
  event(2, 'conversion', 'a', 'short'),
  event(3, 'impression', 'b', 'landing'),
  event(4, 'click', 'b', 'landing'),
]

function show(overrides: Partial<Playground> = {}, entry: object = ENTRY) {
  const activity = { epoch: 'one', events: EVENTS, submissions: [], requests: [] }
  vi.stubGlobal('fetch', async () => Response.json(activity))
  const draft = sampleDraft({ entry: { ...entry } })
  const playground = renderPart(<TestPanel />, { draft, preview: shownPreview({}), ...overrides })
  return { playground, user: userEvent.setup() }
}

describe('TestPanel', () => {
  afterEach(cleanup)

  it('shares visitors out among variations, and removes them', async () => {
    const { user, playground } = show()
    const last = () => Object(vi.mocked(playground.draft.setEntry).mock.lastCall?.[0]).variations
    const percent = screen.getByRole('textbox', { name: 'Share of Short hero in percent' })
    percent.focus()
    await user.keyboard('{ArrowUp}')
    expect(last().short).toMatchObject({ testRatio: 0.26 })
    await user.tripleClick(percent)
    await user.keyboard('70')
    expect(last().short).toMatchObject({ testRatio: 0.7 })
    await user.click(screen.getByRole('button', { name: 'Remove Short hero' }))
    expect(last()).toEqual({})
  })

  it.each([
    { goal: 'conversion', short: '11100 %21 to 100 %', rest: '100 %0 to 79 %' },
    { goal: 'click', short: '100 %0 to 79 %', rest: '11100 %21 to 100 %' },
  ] as const)('compares the visitors of each variation: $goal', async ({ goal, short, rest }) => {
    show({ state: { ...DEFAULT_STATE, goal } })
    const cells = async (name: string) => {
      const row = await screen.findByRole('row', { name: new RegExp(`^${name}`) })
      return within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent)
        .join('')
    }
    expect(await cells('Short hero')).toBe(short)
    expect(await cells('Default')).toBe(rest)
    expect(screen.getByText('No difference shows yet: the intervals overlap.')).toBeTruthy()
  })

  it('edits a variation under Content, and leaves the next visitor to chance', async () => {
    const { user, playground } = show()
    await user.click(screen.getByRole('button', { name: 'Edit Short hero' }))
    expect(playground.update).toHaveBeenLastCalledWith(
      expect.objectContaining({ panel: 'content', visitor: { variation: 'short' } }),
    )
    cleanup()
    const visitor = { variation: 'short', isEdited: true, consent: true, locale: 'de' } as const
    const next = show({ state: { ...DEFAULT_STATE, visitor } })
    await next.user.click(screen.getByRole('button', { name: 'New visitor' }))
    expect(next.playground.update).toHaveBeenLastCalledWith({ visitor: { locale: 'de' } })
    expect(next.playground.preview.reload).toHaveBeenCalledOnce()
  })

  it('asks for a variation first', () => {
    show({}, { data: {} })
    expect(screen.getByText(/A variation begins as a copy/)).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'Results' })).toBeNull()
  })
})
