// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { defaultEnvironment } from '../client/browser/environment'
import { createClient } from '../client/createClient'
import { component, entry, text } from '../content/testing/blocks'
import type { ContentEntry } from '../content/types'
import { domPurifySanitizer } from '../render/html/domPurifySanitizer'
import { createReactStage } from '../render/react/createReactStage'
import type { EntryHandle } from '../render/state/entryHandle'
import { takeConsole } from '../utils/testing/consoleMessages'
import { createParted } from './internals/testing/renderParted'

const plain = entry([text('Hello', { id: 'a' })])
const other = entry([text('Bye', { id: 'a' })], { id: 'entry-2' })
const live = entry([], {
  id: 'entry-3',
  data: { state: { n: 'Bound' }, blocks: [text('{{state.n}}', { id: 'b' })] },
})
const unclean = entry([text('<b onclick="alert(1)">Bold</b><form>x</form>', { id: 'c' })])
/** A part that is there once `come` is called. */
function late<Part>(part: Part) {
  let come = (): void => {}
  const promise = new Promise<Part>((resolve) => {
    come = () => resolve(part)
  })
  return { promise, come: () => come() }
}
const missing = (): Promise<never> => Promise.reject(new Error('no live.js'))

const textsIn = ({ shadowRoot }: Element) =>
  Array.from(shadowRoot?.querySelectorAll('.builder-text') ?? [])
const said = (container: Element): string =>
  textsIn(container)
    .map(({ innerHTML }) => innerHTML)
    .join()
const hasPlaceholder = ({ shadowRoot }: Element): boolean =>
  Boolean(shadowRoot?.querySelector('slot'))

describe('createPartedStage', () => {
  it('shows static content before the caller goes on, and loads nothing', () => {
    const { root, container, asked } = createParted()
    root.show({ entry: plain, model: 'page' })
    expect([said(container), hasPlaceholder(container), asked]).toEqual(['Hello', false, []])
  })

  it('loads what live content needs, and keeps the placeholder until then', async () => {
    const { container, asked, show } = createParted()
    const shown = show({ entry: live })
    expect(hasPlaceholder(container)).toBe(true)
    await shown
    expect(said(container)).toBe('Bound')
    expect(asked).toEqual(['live'])
  })

  it('rejects for live content when React fails to load, and keeps the placeholder', async () => {
    const { container, show } = createParted({ loadReactStage: missing })
    await expect(show({ entry: live })).rejects.toThrow('no live.js')
    expect(hasPlaceholder(container)).toBe(true)
    expect(said(container)).toBe('')
  })

  it('keeps static content when the next is live and React fails to load', async () => {
    const { container, show } = createParted({ loadReactStage: missing })
    await show({ entry: plain })
    await expect(show({ entry: live })).rejects.toThrow('no live.js')
    expect(said(container)).toBe('Hello')
    expect(hasPlaceholder(container)).toBe(false)
  })

  it('shows another static entry without React when that fails to load', async () => {
    const { container, show } = createParted({ loadReactStage: missing })
    await show({ entry: plain })
    await show({ entry: other })
    expect(said(container)).toBe('Bye')
  })

  it('shows HTML that needs sanitising once it is sanitised, and nothing before', async () => {
    const { promise, come } = late(domPurifySanitizer)
    const { container, asked, show } = createParted({ loadSanitizer: () => promise })
    const shown = show({ entry: unclean })
    await Promise.resolve()
    expect(container.shadowRoot?.querySelector('.builder-component')).toBeNull()
    come()
    await shown
    expect(said(container)).toContain('Bold')
    expect(said(container)).not.toContain('alert')
    expect(asked).toEqual(['sanitize'])
  })

  it('rejects for HTML that cannot be sanitised, and shows none of it', async () => {
    const { container, show } = createParted({ loadSanitizer: missing })
    await expect(show({ entry: unclean })).rejects.toThrow('no live.js')
    expect(container.shadowRoot?.querySelector('.builder-component')).toBeNull()
  })

  it('leaves the elements to React when an update comes, which changes what differs', async () => {
    const { container, asked, show } = createParted()
    const two = (last: string): ContentEntry =>
      entry([text('Hello', { id: 'a' }), text(last, { id: 'z' })])
    await show({ entry: two('World') })
    const [first] = container.shadowRoot?.querySelectorAll('.builder-a') ?? []
    await show({ entry: two('Moon') })
    expect(asked).toEqual(['live'])
    expect(said(container)).toBe('Hello,Moon')
    expect(container.shadowRoot?.querySelector('.builder-a')).toBe(first)
  })

  it('loads nothing when the same content is shown again', async () => {
    const { container, asked, show } = createParted()
    await show({ entry: plain, pageView: 1 })
    const [before] = textsIn(container)
    await show({ entry: structuredClone(plain), pageView: 2 })
    expect(textsIn(container)[0]).toBe(before)
    expect(asked).toEqual([])
  })

  it('shows the placeholder again, and content after it', async () => {
    const { root, container, show } = createParted()
    await show({ entry: plain })
    root.showPlaceholder()
    expect(hasPlaceholder(container)).toBe(true)
    expect(said(container)).toBe('')
    await show({ entry: other })
    expect(said(container)).toBe('Bye')
  })

  it('shows nothing after it is unmounted', async () => {
    const { promise, come } = late(createReactStage)
    const { root, container, show } = createParted({ loadReactStage: () => promise })
    const shown = show({ entry: live })
    root.unmount()
    come()
    await shown
    expect(said(container)).toBe('')
  })

  it('adds the rest of a large entry in one go, before React takes it over', async () => {
    const many = (count: number): ContentEntry =>
      entry(Array.from({ length: count }, (_, index) => text(`${index}`, { id: `i${index}` })))
    const { container, show } = createParted()
    await show({ entry: many(1_500) })
    expect(textsIn(container)).toHaveLength(200)
    const added = vi.fn()
    const list = container.shadowRoot?.querySelector('.builder-blocks') as Element
    new MutationObserver(added).observe(list, { childList: true })
    await vi.waitFor(() => expect(textsIn(container)).toHaveLength(1_500))
    expect(added).toHaveBeenCalledOnce()
    const second = createParted()
    await second.show({ entry: many(1_500) })
    await second.show({ entry: many(1_500), data: { n: 1 } })
    expect(textsIn(second.container)).toHaveLength(1_500)
  })

  it('reports a block that breaks, and shows its siblings', async () => {
    const { container, show } = createParted()
    const broken = component('Columns', { columns: [{}], space: Symbol('x') as never })
    await show({ entry: entry([broken, text('Hello')]) })
    expect(said(container)).toBe('Hello')
    takeConsole()
  })
})

describe('an entry that React takes over', () => {
  const events: string[] = []
  let handle: EntryHandle | undefined

  beforeEach(() => {
    events.length = 0
    const onLoad = (event: Event): void => {
      events.push('load')
      handle = (event as CustomEvent).detail.ref
    }
    const onChange = (event: Event): void =>
      void events.push(`changed ${(event as CustomEvent).detail.state.n}`)
    window.addEventListener('builder:component:load', onLoad)
    window.addEventListener('builder:component:stateChange', onChange)
    return () => {
      window.removeEventListener('builder:component:load', onLoad)
      window.removeEventListener('builder:component:stateChange', onChange)
    }
  })

  it('keeps its state, and the handle that the page holds', async () => {
    const { show } = createParted()
    await show({ entry: plain })
    await vi.waitFor(() => expect(events).toEqual(['load']))
    if (handle) handle.state.n = 1
    await vi.waitFor(() => expect(events).toEqual(['load', 'changed 1']))
    await show({ entry: plain, data: { other: true } })
    expect(handle?.state.n).toBe(1)
    await act(async () => {
      if (handle) handle.state.n = 2
    })
    await vi.waitFor(() => expect(events.at(-1)).toBe('changed 2'))
    expect(events.filter((event) => event === 'load')).toEqual(['load'])
  })

  it('counts each click once', async () => {
    const client = createClient({ apiKey: 'key', canTrack: false }, { ...defaultEnvironment() })
    const clicks = vi.spyOn(client, 'reportClick')
    const { container, show } = createParted()
    const click = (): unknown =>
      textsIn(container)[0]?.dispatchEvent(
        new MouseEvent('click', { bubbles: true, composed: true }),
      )
    await show({ entry: plain, client })
    click()
    await show({ entry: plain, client, data: { n: 1 } })
    click()
    expect(clicks.mock.calls.map(([, again]) => again)).toEqual([false, true])
    client.destroy()
  })
})
