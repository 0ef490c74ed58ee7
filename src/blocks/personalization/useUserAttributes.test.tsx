// @vitest-environment happy-dom
import { type ReactElement, useLayoutEffect } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Client } from '../../client/Client'
import { component, entry } from '../../content/testing/blocks'
import type { BlockDefinition, BlockProps } from '../../render/block/BlockDefinition'
import { type RenderedEntry, renderEntry } from '../../render/testing/renderEntry'
import { type FakeVisitor, fakeVisitor } from '../internals/testing/fakeVisitor'
import { hydrateEntry } from '../internals/testing/hydrateEntry'
import { useUserAttributes } from './useUserAttributes'

function Probe(): ReactElement {
  return <output>{JSON.stringify(useUserAttributes())}</output>
}

/** Learns something of the visitor before anybody listens. */
function Hasty({ options }: BlockProps<{ visitor: FakeVisitor }>): null {
  useLayoutEffect(() => options.visitor.setWhileDrawing({ plan: 'pro' }), [options.visitor])
  return null
}

const probes: BlockDefinition[] = [
  { name: 'Probe', component: Probe },
  { name: 'Hasty', component: Hasty },
]

function render(client: Client | undefined, count = 1): Promise<RenderedEntry> {
  const blocks = Array.from({ length: count }, () => component('Probe'))
  return renderEntry(entry(blocks), probes, { client })
}

const shown = (rendered: RenderedEntry): (string | null)[] =>
  rendered.all('output').map(({ textContent }) => textContent)

/** How often attributes are read while an entry without probes is rendered. */
async function readsWithoutProbes(): Promise<number> {
  const visitor = fakeVisitor()
  await render(visitor.client, 0)
  return visitor.reads()
}

describe('useUserAttributes', () => {
  beforeEach(() => document.defaultView?.history.replaceState(null, '', '/'))

  it('gives what the client knows of the visitor', async () => {
    expect(shown(await render(fakeVisitor({ plan: 'pro' }).client))).toEqual(['{"plan":"pro"}'])
  })

  it('gives nothing without a client', async () => {
    expect(shown(await render(undefined))).toEqual(['{}'])
  })

  it('gives nothing on a server, and what is known once the markup is taken over', () => {
    const { client } = fakeVisitor({ plan: 'pro' })
    const { serverHtml, container } = hydrateEntry(entry([component('Probe')]), probes, { client })
    expect(serverHtml).toContain('<output>{}</output>')
    expect(container.querySelector('output')?.textContent).toBe('{"plan":"pro"}')
  })

  it('reads once for all who ask, and once more after a change', async () => {
    const others = await readsWithoutProbes()
    const visitor = fakeVisitor({ plan: 'free' })
    const rendered = await render(visitor.client, 10)
    expect(visitor.reads() - others).toBe(1)
    expect(visitor.listeners()).toBe(1)

    visitor.set({ plan: 'pro' })
    expect(visitor.reads() - others).toBe(2)
    expect(shown(rendered)).toEqual(Array(10).fill('{"plan":"pro"}'))
  })

  it('notices a change between the first render and the first listener', async () => {
    const visitor = fakeVisitor({ plan: 'free' })
    const blocks = [component('Probe'), component('Hasty', { visitor })]
    const rendered = await renderEntry(entry(blocks), probes, { client: visitor.client })
    expect(shown(rendered)).toEqual(['{"plan":"pro"}'])
  })

  it('listens no more when all are gone, and anew for those who come later', async () => {
    const visitor = fakeVisitor({ plan: 'free' })
    const first = await render(visitor.client, 2)
    first.unmount()
    expect(visitor.listeners()).toBe(0)

    visitor.set({ plan: 'pro' })
    expect(shown(await render(visitor.client))).toEqual(['{"plan":"pro"}'])
  })

  it('reads again on another page of a site that changes the address by itself', async () => {
    const getUserAttributes = () => ({ urlPath: document.defaultView?.location.pathname })
    const { client } = fakeVisitor({}, { getUserAttributes })
    expect(shown(await render(client))).toEqual(['{"urlPath":"/"}'])
    document.defaultView?.history.replaceState(null, '', '/next')
    expect(shown(await render(client))).toEqual(['{"urlPath":"/next"}'])
  })
})
