// @vitest-environment happy-dom
import { createElement, lazy, type ReactElement, Suspense, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { component, entry } from '../../src/content/testing/blocks'
import { renderToHtml } from '../../src/server/renderToHtml'
import { takeConsole } from '../../src/utils/testing/consoleMessages'
import type { SiteBlocksElement } from '../element/SiteBlocksElement'
import { freshGlobal } from '../testing/trackedPage'
import { registerComponent, SiteBlocks, type SiteBlocksProps } from './SiteBlocks'

interface ClockProps {
  readonly city: string
}

function Clock({ city }: ClockProps): string {
  const [time] = useState('noon')
  return `${city}: ${time}`
}

function Count({ builderState }: { readonly builderState?: { readonly count: string } }): string {
  return `${builderState?.count}`
}

function Sundial({ city }: ClockProps): string {
  return `${city}: sunny`
}

const options = { apiKey: 'k', model: 'page', canTrack: false }
const content = (name: string) => entry([component(name, { city: 'Lima' })])

/** Simulates `embed.js`, which loads when this is called. */
function loadScript() {
  const { siteBlocks, mounts } = freshGlobal()
  for (const command of (window.SiteBlocks?.q ?? []) as unknown as [string, string, never][]) {
    siteBlocks.register(command[1], command[2])
  }
  window.SiteBlocks = siteBlocks
  return mounts
}

let container: HTMLElement
let root: Root | undefined

beforeEach(() => {
  vi.stubGlobal('SiteBlocks', undefined)
  container = document.body.appendChild(document.createElement('main'))
})
afterEach(() => {
  flushSync(() => root?.unmount())
  container.remove()
})

/** Renders a separate `SiteBlocks` for each set of props. Returns what they show. */
function show(...list: readonly Partial<SiteBlocksProps>[]): () => (string | null | undefined)[] {
  root = createRoot(container)
  const widgets = list.map((props) => ({ ...options, ...props }))
  flushSync(() => root?.render(createElement('div', null, ...widgets.map(renderWidget))))
  const mounts = loadScript()
  const elements = Array.from(container.querySelectorAll('site-blocks'))
  elements.forEach((element, index) => {
    const { components, ...rest }: SiteBlocksProps = widgets[index] ?? options
    const widget = mounts.mount(element, rest)
    onTestFinished(() => widget.unmount())
  })
  return () => elements.map(({ shadowRoot }) => shadowRoot?.textContent)
}

function renderWidget(props: SiteBlocksProps): ReactElement {
  return <SiteBlocks {...props} />
}

describe('SiteBlocks', () => {
  it('renders its own components where two list different ones under a name', async () => {
    const shown = show(
      { content: content('Clock'), components: [{ component: Clock, name: 'Clock' }] },
      { content: content('Clock'), components: [{ component: Sundial, name: 'Clock' }] },
    )
    await expect.poll(shown).toEqual(['Lima: noon', 'Lima: sunny'])
  })

  it('renders registered ones everywhere', async () => {
    registerComponent(Clock, { name: 'Wall clock' })
    const shown = show({ content: content('Wall clock') }, { content: content('Wall clock') })
    await expect.poll(shown).toEqual(['Lima: noon', 'Lima: noon'])
  })

  it('keeps the rest on screen while one waits for its code', async () => {
    let arrive = (_: { default: typeof Clock }): void => {}
    const LateClock = lazy(() => new Promise<{ default: typeof Clock }>((then) => (arrive = then)))
    registerComponent(LateClock, { name: 'Late clock' })
    root = createRoot(container)
    const app = (name: string) => (
      <Suspense fallback="Waiting">
        <p>Mine</p>
        <SiteBlocks {...options} content={content(name)} />
      </Suspense>
    )
    flushSync(() => root?.render(app('Late clock')))
    const mounts = loadScript()
    const element = container.querySelector('site-blocks') as SiteBlocksElement
    const given = { ...options, content: content('Late clock') }
    const widget = mounts.mount(element, given)
    onTestFinished(() => widget.unmount())
    await widget.ready
    await new Promise((next) => setTimeout(next, 50))
    expect(container.textContent).toBe('Mine')
    expect(container.querySelector('p')?.style.display).toBe('')
    arrive({ default: Clock })
    await expect.poll(() => element.shadowRoot?.textContent).toBe('Lima: noon')
  })

  it.each([
    { name: 'Hydrated clock', by: 'React' },
    { name: 'Served clock', by: 'renderToHtml' },
  ])('hydrates what a server rendered by $by, silently', async ({ name, by }) => {
    const list = [{ component: Clock, name }]
    const { html } = renderToHtml(entry([component('Text', { text: 'Noon' })]), options)
    const served = by === 'React' ? {} : { html }
    const app = <SiteBlocks {...options} {...served} components={list} />
    container.innerHTML = onServer(() => renderToString(app))
    const element = container.querySelector('site-blocks')
    expect(element).not.toBeNull()
    flushSync(() => {
      root = hydrateRoot(container, app)
    })
    await expect.poll(() => window.SiteBlocks?.q).toHaveLength(1)
    expect(container.querySelector('site-blocks')).toBe(element)
  })
})

describe('SiteBlocks with HTML that React adds in the browser', () => {
  const offer = entry([component('Text', { text: 'Full price' })], {
    id: 'offer',
    variations: {
      half: {
        id: 'half',
        testRatio: 1,
        data: { blocks: [component('Text', { text: 'Half price' })] },
      },
    },
  })
  const { html } = renderToHtml(offer, {
    ...options,
    attributes: { class: 'a "b" <c> & d' },
    placeholder: '<p>Loading</p>',
  })

  it('shows a variation without assigning HTML', async () => {
    const assigned = vi.spyOn(Element.prototype, 'innerHTML', 'set')
    root = createRoot(container)
    flushSync(() => root?.render(<SiteBlocks {...options} html={html} />))
    expect(assigned).not.toHaveBeenCalled()
    const element = container.querySelector('site-blocks') as SiteBlocksElement
    expect(element.className).toBe('a "b" <c> & d')
    expect(element.getAttribute('model')).toBe('page')
    const { content } = element
    const widget = loadScript().mount(element, { ...options, canTrack: true, content })
    await expect.poll(() => element.shadowRoot?.textContent).toBe('Half price')
    widget.unmount()
  })

  it('keeps the entry when it renders again, after the widget has made its shadow root', () => {
    root = createRoot(container)
    const show = (data: { n: number }) =>
      flushSync(() => root?.render(<SiteBlocks {...options} html={html} data={data} />))
    show({ n: 1 })
    const element = container.querySelector('site-blocks') as SiteBlocksElement
    const { content } = element
    element.attachShadow({ mode: 'open' })
    show({ n: 2 })
    expect(content?.id).toBe('offer')
    expect(element.content).toBe(content)
  })

  it.each([
    { allData: true, what: 'shows the entry of other HTML in another element' },
    { allData: false, what: 'fetches an entry whose data other HTML lacks in part' },
  ])('$what', async ({ allData }) => {
    const content = entry([component('Text', { text: 'Other' })])
    const other = renderToHtml(content, { ...options, allData })
    root = createRoot(container)
    loadScript()
    const show = (given: string) =>
      flushSync(() => root?.render(<SiteBlocks {...options} html={given} />))
    show(html)
    const before = container.querySelector('site-blocks')
    show(other.html)
    const after = container.querySelector('site-blocks')
    expect(after).not.toBe(before)
    expect((after as SiteBlocksElement).content).toEqual(allData ? other.entry : undefined)
  })

  it('fetches content if it is not what a server returned, and says so', () => {
    root = createRoot(container)
    flushSync(() => root?.render(<SiteBlocks {...options} html="<p>other</p>" />))
    expect(container.querySelector('site-blocks')?.getAttribute('model')).toBe('page')
    expect(takeConsole().join()).toContain('is not what renderToHtml() returned')
  })
})

/** Runs `render` without a window. */
function onServer(render: () => string): string {
  const own = globalThis.window
  vi.stubGlobal('window', undefined)
  const html = render()
  vi.stubGlobal('window', own)
  return html
}

describe('registerComponent', () => {
  it('does nothing on a server', () => {
    vi.stubGlobal('window', undefined)
    expect(() => registerComponent(Clock, { name: 'Clock' })).not.toThrow()
  })

  it('waits for the script, though an element has the id of the queue', () => {
    vi.stubGlobal('SiteBlocks', document.createElement('div'))
    registerComponent(Clock, { name: 'Clock' })
    expect(window.SiteBlocks.q).toEqual([['register', 'Clock', expect.anything()]])
  })

  it('names a prop of the builder’s clients that a component reads in vain', () => {
    registerComponent(Count, { name: 'Count' })
    registerComponent(Clock, { name: 'Clock' })
    expect(takeConsole()).toEqual([
      'warn: SiteBlocks: component "Count" reads "builderState", which is undefined here. Bind what it needs to one of its inputs, as docs/migration.md says.',
    ])
  })

  it('says where such a component is rendered, when it is met elsewhere', async () => {
    registerComponent(Clock, { name: 'Clock' })
    const widget = loadScript().mount(container, {
      ...options,
      content: content('Clock'),
    })
    await widget.ready
    widget.unmount()
    expect(takeConsole().join()).toContain(
      'is rendered inside of <SiteBlocks> of that package only',
    )
  })
})
