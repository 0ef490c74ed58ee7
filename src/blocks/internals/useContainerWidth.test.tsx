// @vitest-environment happy-dom
import { type ReactElement, useRef } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { component, entry } from '../../content/testing/blocks'
import type { ResponsiveTo } from '../../render/styles/blockStyles'
import { type RenderedEntry, renderEntry } from '../../render/testing/renderEntry'
import { fakeResizeObserver } from './testing/fakeView'
import { useContainerWidth } from './useContainerWidth'

function Ruler(): ReactElement {
  const element = useRef<HTMLOutputElement>(null)
  return <output ref={element}>{String(useContainerWidth(element))}</output>
}

function render(responsiveTo: ResponsiveTo): Promise<RenderedEntry> {
  const content = entry([component('Ruler')])
  return renderEntry(content, [{ name: 'Ruler', component: Ruler }], {}, { responsiveTo })
}

describe('useContainerWidth', () => {
  const width = vi.fn<() => number>()

  let observed: ReadonlyMap<Element, () => void>

  beforeEach(() => {
    observed = fakeResizeObserver()
    const { prototype } = document.defaultView!.HTMLElement
    vi.spyOn(prototype, 'clientWidth', 'get').mockImplementation(width)
    width.mockReturnValue(500)
  })

  it('measures the container, and again when it changes, until it is unmounted', async () => {
    const rendered = await render('container')
    expect(rendered.get('output').textContent).toBe('500')
    width.mockReturnValue(640)
    observed.get(rendered.get('.siteblocks-container'))?.()
    expect(rendered.get('output').textContent).toBe('640')
    rendered.unmount()
    expect(observed.size).toBe(0)
  })

  it('measures nothing where breakpoints follow the viewport', async () => {
    const rendered = await render('viewport')
    expect(rendered.get('output').textContent).toBe('undefined')
    expect(observed.size).toBe(0)
  })
})
