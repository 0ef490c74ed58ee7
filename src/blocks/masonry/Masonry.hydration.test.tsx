// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import type { ReactElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { block, component, entry } from '../../content/testing/blocks'
import type { ContentContextValue } from '../../render/block/ContentContext'
import { EntryContext } from '../../render/block/EntryContext'
import { useContentContext } from '../../render/block/useContentContext'
import { renderEntry } from '../../render/testing/renderEntry'
import { Masonry } from './Masonry'

let context: ContentContextValue | null = null

/** Exposes the context that an entry provides. */
function Probe(): null {
  context = useContentContext()
  return null
}

/** A masonry outside of its entry. */
async function masonryWith(options: object): Promise<ReactElement> {
  const content = entry([], { data: { blocks: [component('Probe')], state: { list: [1, 2, 3] } } })
  await renderEntry(content, [{ name: 'Probe', component: Probe }])
  const attributes = { className: 'builder-block', 'builder-id': 'builder-m' }
  const place = { id: 'builder-m', path: 'blocks.0', tag: 'div', children: null }
  const children = [
    block({ id: 'first' }),
    block({ id: 'again', repeat: { collection: 'state.list' } }),
    block({ id: 'last' }),
  ]
  return (
    <EntryContext value={context}>
      <Masonry {...place} block={block({ children })} attributes={attributes} options={options} />
    </EntryContext>
  )
}

describe('a Masonry that a server has rendered', () => {
  it.each([
    { name: 'tiles', options: { tiles: [{}, {}, {}] }, onServer: 3, inBrowser: 3 },
    { name: 'children', options: { useChildrenForTiles: true }, onServer: 3, inBrowser: 5 },
  ])('has the first of what is repeated, of $name', async ({ options, onServer, inBrowser }) => {
    const { HTMLElement } = document.defaultView!
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(650)
    const masonry = await masonryWith(options)
    const container = document.createElement('div')
    document.body.append(container)
    container.innerHTML = renderToString(masonry)
    expect(container.querySelectorAll('.masonry-item')).toHaveLength(onServer)
    expect(container.querySelectorAll('[style]')).toHaveLength(0)
    expect(container.querySelectorAll('.builder-masonry-loading')).toHaveLength(1)

    const errors: unknown[] = []
    act(() => {
      const onRecoverableError = (error: unknown): void => void errors.push(error)
      const root = hydrateRoot(container, masonry, { onRecoverableError })
      onTestFinished(() => {
        act(() => root.unmount())
        container.remove()
      })
    })
    expect(errors).toEqual([])
    expect(container.querySelectorAll('.masonry-item')).toHaveLength(inBrowser)
    expect(container.querySelectorAll('.masonry-column')).toHaveLength(3)
    expect(container.querySelectorAll('.builder-masonry-loading')).toHaveLength(0)
  })
})
