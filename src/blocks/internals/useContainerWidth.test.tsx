// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { type ReactElement, useRef } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { component, entry } from '../../content/testing/blocks'
import type { ResponsiveTo } from '../../render/styles/blockStyles'
import { type RenderedEntry, renderEntry } from '../../render/testing/renderEntry'
import { replaceInView } from './testing/fakeView'
import { useContainerWidth } from './useContainerWidth'

function Ruler(): ReactElement {
  const element = useRef<HTMLOutputElement>(null)
  return <output ref={element}>{String(useContainerWidth(element))}</output>
}

const observed = new Map<Element, () => void>()

class FakeResizeObserver {
  constructor(readonly tell: () => void) {}
  observe(element: Element): void {
    observed.set(element, this.tell)
  }
  disconnect(): void {
    observed.clear()
  }
}

function render(responsiveTo: ResponsiveTo): Promise<RenderedEntry> {
  const content = entry([component('Ruler')])
  return renderEntry(content, [{ name: 'Ruler', component: Ruler }], {}, { responsiveTo })
}

describe('useContainerWidth', () => {
  const width = vi.fn<() => number>()

  beforeEach(() => {
    observed.clear()
    replaceInView('ResizeObserver', FakeResizeObserver)
    const { prototype } = document.defaultView!.HTMLElement
    vi.spyOn(prototype, 'clientWidth', 'get').mockImplementation(width)
    width.mockReturnValue(500)
  })

  it('measures the container, and again when it changes', async () => {
    const rendered = await render('container')
    expect(rendered.get('output').textContent).toBe('500')

    width.mockReturnValue(640)
    act(() => observed.get(rendered.get('.siteblocks-container'))?.())
    expect(rendered.get('output').textContent).toBe('640')
  })

  it('stops watching when it goes', async () => {
    const rendered = await render('container')
    expect(observed.size).toBe(1)
    rendered.unmount()
    expect(observed.size).toBe(0)
  })

  it('measures nothing where breakpoints go by the viewport', async () => {
    const rendered = await render('viewport')
    expect(rendered.get('output').textContent).toBe('undefined')
    expect(observed.size).toBe(0)
  })
})
