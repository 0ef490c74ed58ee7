// @vitest-environment happy-dom
import fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { ChangeableClient, ClientOptions } from '../../src/index'
import { takeConsole } from '../../src/utils/testing/consoleMessages'
import { createTrust } from './createTrust'
import { createPageEvents } from './pageEvents'

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

/** A page whose events are numbers, and a record of the key of the client that sent each. */
function openPage(trusted: object = {}) {
  const trust = createTrust()
  trust.add(trusted)
  const made: ClientOptions[] = []
  const sent: [number, string][] = []
  let count = 0

  function createFake(given: ClientOptions) {
    let options = given
    const undo: (() => void)[] = []
    const client = {
      host: 'https://content.test',
      get options() {
        return options
      },
      setOptions(next: ClientOptions) {
        options = next
      },
      onDestroy: (listener: () => void) => undo.push(listener),
      destroy() {
        for (const run of undo.splice(0)) run()
      },
    }
    return client as typeof client & ChangeableClient
  }

  const events = createPageEvents(window, trust, (options) => {
    made.push(options)
    return createFake(options)
  })
  return {
    trust,
    made,
    sent,
    join(apiKey: string) {
      const client = createFake({ apiKey })
      events.join(client)
      return client
    },
    record() {
      const number = count++
      events.dispatch(({ options: { apiKey } }) => sent.push([number, apiKey]))
    },
    turn: () => vi.runAllTimers(),
  }
}

describe('events of the page', () => {
  it('follow the first client with a key, and its options', () => {
    const page = openPage()
    page.record()
    const first = page.join('')
    page.record()
    first.setOptions({ apiKey: 'one' })
    expect(page.sent).toHaveLength(2)
    page.join('two')
    page.record()
    first.setOptions({ apiKey: 'three' })
    page.record()
    expect(page.sent).toEqual([
      [0, 'one'],
      [1, 'one'],
      [2, 'one'],
      [3, 'three'],
    ])
  })

  it('stay with their space when their client is destroyed, and wait for another one of it', () => {
    const page = openPage()
    const first = page.join('one')
    page.join('two')
    first.destroy()
    page.record()
    expect(page.sent).toEqual([])
    page.join('one')
    expect(page.sent).toEqual([[0, 'one']])
  })

  it('belong to the space that the script names', () => {
    const page = openPage({ apiKey: 'script other' })
    page.join('two')
    page.join('script')
    page.record()
    expect(page.sent).toEqual([[0, 'script']])
    expect(page.made).toEqual([])
  })

  it('use a client of their own where there is none, made as the script says', () => {
    const page = openPage({ apiKey: 'script', host: 'https://content.test', canTrack: false })
    page.record()
    page.record()
    expect(page.made).toEqual([])
    page.turn()
    page.record()
    expect(page.made).toEqual([{ apiKey: 'script', host: 'https://content.test', canTrack: false }])
    expect(page.sent.map(([number]) => number)).toEqual([0, 1, 2])
  })

  it('are sent when the page is left before its turn has ended', () => {
    const page = openPage({ apiKey: 'script' })
    page.record()
    window.dispatchEvent(new Event('pagehide'))
    expect(page.sent).toEqual([[0, 'script']])
    page.turn()
    expect(page.made).toHaveLength(1)
  })

  it('report a missing key at once, and once', () => {
    const page = openPage()
    for (let turn = 0; turn < 2; turn++) {
      page.record()
      page.turn()
    }
    expect(takeConsole()).toEqual([
      'warn: SiteBlocks: events of SiteBlocks.track() and trackConversion() wait, since nothing on this page has an apiKey. Write data-api-key="KEY" on the <script> of embed.js to send them without a widget.',
    ])
    page.join('late')
    expect(page.sent).toHaveLength(2)
  })

  it.each<[end: (first: ChangeableClient) => void, since: string]>([
    [(first) => first.destroy(), 'that sent them, of space "a at https://content.test", has gone.'],
    [(first) => first.setOptions({ apiKey: '' }), 'that sends them has no apiKey any more.'],
  ])('name the widget that they wait for: %s', (end, since) => {
    const page = openPage()
    const first = page.join('a')
    page.join('b')
    end(first)
    page.record()
    page.turn()
    expect(takeConsole()).toEqual([expect.stringContaining(`wait, since the widget ${since}`)])
  })

  it('are neither lost nor sent twice, in whatever order things happen', () => {
    const key = fc.constantFrom('', 'a', 'b')
    const step = fc.oneof(
      fc.record({ kind: fc.constant('join' as const), key }),
      fc.record({ kind: fc.constant('change' as const), key, which: fc.nat(5) }),
      fc.record({ kind: fc.constant('destroy' as const), which: fc.nat(5) }),
      fc.record({ kind: fc.constantFrom('record' as const, 'turn' as const, 'leave' as const) }),
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), fc.boolean(), (steps, isEarly) => {
        const page = openPage(isEarly ? { apiKey: 'a' } : {})
        const clients: ReturnType<typeof page.join>[] = []
        let recorded = 0
        for (const one of steps) {
          if (one.kind === 'join') clients.push(page.join(one.key))
          else if (one.kind === 'change') clients[one.which]?.setOptions({ apiKey: one.key })
          else if (one.kind === 'destroy') clients[one.which]?.destroy()
          else if (one.kind === 'turn') page.turn()
          else if (one.kind === 'leave') window.dispatchEvent(new Event('pagehide'))
          else {
            page.record()
            recorded += 1
          }
        }
        page.trust.add({ apiKey: 'a' })
        page.record()
        page.turn()
        takeConsole()
        expect(page.sent.map(([number]) => number)).toEqual(
          Array.from({ length: recorded + 1 }, (_, number) => number),
        )
        expect(page.sent.every(([, apiKey]) => apiKey !== '')).toBe(true)
      }),
      { numRuns: 300 },
    )
  })
})
