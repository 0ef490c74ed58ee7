// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { type ComponentType, lazy } from 'react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { component, entry, text } from '../src/content/testing/blocks'
import type { BlockProps } from '../src/index'
import { renderToHtml } from '../src/server/renderToHtml'
import { freshGlobal, insertServed } from './testing/trackedPage'

const OPTIONS = { apiKey: 'key', model: 'page', canTrack: false }

type View = ComponentType<BlockProps<{ n?: number }>>

const Rating: View = ({ options }) => <b>{`${options.n} stars`}</b>

/** A component whose code loads when the test says so. */
function late(view: View) {
  let resolve = (_code: { default: View }): void => {}
  const promise = new Promise<{ default: View }>((done) => {
    resolve = done
  })
  return {
    component: lazy(() => promise),
    arrive: () => act(async () => resolve({ default: view })),
  }
}

const VOTES = entry([
  text('{{state.n}} votes'),
  component('Rating', {}, { bindings: { 'component.options.n': 'state.n' } }),
  component('Core:Button', { text: 'Vote' }, { actions: { click: 'state.n++' } }),
])
const content = { ...VOTES, data: { ...VOTES.data, state: { n: 1 } } }

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('IntersectionObserver', undefined)
})

/** Mounts on server-rendered HTML, if there is some. */
async function mountOn(container: HTMLElement, view: View | ReturnType<typeof late>['component']) {
  const { siteBlocks } = freshGlobal()
  let ready: Promise<unknown> | undefined
  await act(async () => {
    const blocks = { Rating: { component: view } }
    const options = container.shadowRoot ? OPTIONS : { ...OPTIONS, content }
    const widget = siteBlocks.mount(container, { ...options, blocks } as never)
    onTestFinished(() => act(async () => widget.unmount()))
    ready = widget.ready
  })
  await ready
  const root = container.shadowRoot as ShadowRoot
  return {
    root,
    words: () => root.querySelector('.builder-component')?.textContent,
    vote: () => act(async () => root.querySelector('button')?.click()),
  }
}

/** Shows what a server renders of the content with this component. */
function serve(view: View | ReturnType<typeof late>['component']): HTMLElement {
  document.body.replaceChildren()
  const blocks = { Rating: { component: view } }
  return insertServed(renderToHtml(content, { ...OPTIONS, blocks }).html)
}

describe('a block whose code comes late', () => {
  it('waits alone: everything else is there, and works', async () => {
    const container = document.createElement('div')
    document.body.replaceChildren(container)
    const rating = late(Rating)
    const { words, vote } = await mountOn(container, rating.component)
    expect(words()).toBe('1 votesVote')
    await vote()
    expect(words()).toBe('2 votesVote')
    await rating.arrive()
    expect(words()).toBe('2 votes2 starsVote')
  })

  it('keeps what a server rendered until it arrives, whatever changes meanwhile', async () => {
    const container = serve(Rating)
    const stars = container.shadowRoot?.querySelector('b')
    const rating = late(Rating)
    const { root, words, vote } = await mountOn(container, rating.component)
    expect(words()).toBe('1 votes1 starsVote')
    await vote()
    expect(words()).toBe('2 votes1 starsVote')
    await rating.arrive()
    expect(words()).toBe('2 votes2 starsVote')
    expect(root.querySelector('b')).toBe(stars)
  })

  it('is rendered by the browser alone where the server could not', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    const container = serve(late(Rating).component)
    expect(error).toHaveBeenCalledOnce()
    const button = container.shadowRoot?.querySelector('button')
    const { root, words } = await mountOn(container, Rating)
    expect(words()).toBe('1 votes1 starsVote')
    expect(root.querySelector('button')).toBe(button)
  })
})
