// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Playground } from '../../context/PlaygroundContext'
import { DEFAULT_STATE } from '../../state/urlState'
import { renderPart } from '../../testing/samplePlayground'
import { EventsPanel } from './EventsPanel'

const EVENTS = ['impression', 'click', 'purchase'].map((type, index) => ({
  seq: index + 1,
  type,
  receivedAt: 1000 * index,
  body: { type, id: `id-${type}`, data: { contentId: 'landing' } },
}))
const FORM = {
  seq: 1,
  id: 'form-id',
  form: 'guest-book',
  receivedAt: 9000,
  bodySize: null,
  fields: { name: 'Noor' },
  files: [{ id: 'file-id', field: 'photo', name: 'cup.png', size: 1200 }],
}
const REQUESTS = [
  {
    seq: 1,
    method: 'GET',
    url: '/api/v3/content/page?apiKey=demo',
    startedAt: 1,
    durationMs: 8,
    status: 200,
    headers: { host: 'localhost' },
  },
  {
    seq: 2,
    method: 'POST',
    url: '/api/v1/track',
    startedAt: 5000,
    durationMs: 2,
    status: 500,
    headers: {},
  },
]

/** Successive answers of the content host; the last one repeats. */
const answers: object[] = []
const asked: { method: string; query: URLSearchParams }[] = []

const show = (overrides?: Partial<Playground>) => renderPart(<EventsPanel />, overrides)

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const press = (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })))
const rows = () =>
  within(screen.getByRole('list', { name: 'Events' }))
    .getAllByRole('button')
    .map((row) => row.textContent)

describe('EventsPanel', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    answers.length = 0
    asked.length = 0
    vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
      const answer = answers.length > 1 ? answers.shift() : answers[0]
      asked.push({ method: init?.method ?? 'GET', query: new URL(address).searchParams })
      return Response.json({ epoch: 'one', events: [], submissions: [], requests: [], ...answer })
    })
  })
  afterEach(() => {
    cleanup()
    vi.useRealTimers()
  })

  it('lists what arrived, newest first, and what comes on top', async () => {
    answers.push({ events: EVENTS }, { submissions: [FORM] }, {})
    show()
    expect(screen.getByRole('status', { name: 'Loading events' })).toBeTruthy()
    await wait(0)
    expect(rows().map((row) => row?.replace(/\d.*/, ''))).toEqual(
      ['purchaseLanding page', 'ClickLanding page', 'ImpressionLanding page'].map((row) =>
        expect.stringContaining(row),
      ),
    )
    await wait(1000)
    expect(rows()[0]).toContain('Formguest-book · 1 file')
    expect(asked[1]?.query.toString()).toBe('epoch=one&events=3&submissions=0&requests=0')
    expect(screen.getByText('Form arrived, number 1')).toBeTruthy()
  })

  it('shows the details of a form', async () => {
    answers.push({ events: EVENTS, submissions: [FORM] }, {})
    show()
    await wait(0)
    expect(rows()).toHaveLength(4)
    await press(/guest-book/)
    expect(screen.getByRole('button', { name: /guest-book/, expanded: true })).toBeTruthy()
    expect(screen.getByRole('definition').textContent).toBe('Noor')
    expect(screen.getByText('Stored on localhost:4174, which sends no email.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Download cup.png' })).toBeTruthy()
  })

  it('requests nothing while nobody looks at the page', async () => {
    answers.push({})
    show()
    await wait(0)
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    await wait(60_000)
    expect(asked).toHaveLength(1)
    hidden.mockReturnValue(false)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    await wait(0)
    expect(asked).toHaveLength(2)
  })

  it('clears only once that is confirmed', async () => {
    answers.push({ events: EVENTS }, {}, { epoch: 'two' })
    show()
    await wait(0)
    await press('Clear')
    await press('Cancel')
    expect(asked.map(({ method }) => method)).toEqual(['GET'])
    await press('Clear')
    await press('Clear events')
    await wait(0)
    expect(asked.map(({ method }) => method)).toEqual(['GET', 'DELETE', 'GET'])
    expect(screen.getByText('No events yet')).toBeTruthy()
  })

  it('withdraws consent for a test, and shows that nothing is sent', async () => {
    answers.push({ requests: REQUESTS }, {})
    const { update } = show()
    await wait(0)
    await act(async () => void fireEvent.click(screen.getByRole('switch')))
    expect(update).toHaveBeenLastCalledWith({ visitor: { consent: false } })
    cleanup()
    const asks = show({ state: { ...DEFAULT_STATE, options: { canTrack: false } } })
    expect(screen.getByText(/has not answered/)).toBeTruthy()
    await act(async () => void fireEvent.click(screen.getByRole('switch')))
    expect(asks.update).toHaveBeenLastCalledWith({ visitor: { consent: true } })
    cleanup()
    const state = { ...DEFAULT_STATE, visitor: { consent: false } as const }
    answers.push({ requests: REQUESTS }, {})
    show({ state, refusal: { at: 4000, kept: [] } })
    await wait(1000)
    expect(screen.getByText('1 tracking request arrived')).toBeTruthy()
    cleanup()
    answers.splice(0, answers.length, { requests: REQUESTS }, {})
    localStorage.setItem('builderVisitorId', 'me')
    localStorage.setItem('builderSessionId', 'now')
    show({ state, refusal: { at: 6000, kept: ['builderVisitorId'] } })
    await wait(1000)
    expect(screen.getByText('No tracking request arrived')).toBeTruthy()
    expect(screen.getByText('Stored: builderSessionId')).toBeTruthy()
    expect(screen.getByText(/before that, by an earlier visit: builderVisitorId\./)).toBeTruthy()
    localStorage.clear()
  })
})
