// @vitest-environment happy-dom
import { type ReactElement, useRef } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { component, entry } from '../../content/testing/blocks'
import type { ResponsiveTo } from '../../render/styles/blockStyles'
import { type RenderedEntry, renderEntry } from '../../render/testing/renderEntry'
import { fakeResizeObserver, replaceInView } from './testing/fakeView'
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
  let width: string

  let observed: ReadonlyMap<Element, () => void>

  beforeEach(() => {
    observed = fakeResizeObserver()
    replaceInView('getComputedStyle', () => ({ width }))
    width = '500.4px'
  })

  it('measures the container without rounding, and again when it changes, until it is unmounted', async () => {
    const rendered = await render('container')
    expect(rendered.get('output').textContent).toBe('500.4')
    width = '640px'
    observed.get(rendered.get('.siteblocks-container'))?.()
    expect(rendered.get('output').textContent).toBe('640')
    width = 'auto'
    observed.get(rendered.get('.siteblocks-container'))?.()
    expect(rendered.get('output').textContent).toBe('0')
    rendered.unmount()
    expect(observed.size).toBe(0)
  })

  it('measures nothing where breakpoints follow the viewport', async () => {
    const rendered = await render('viewport')
    expect(rendered.get('output').textContent).toBe('undefined')
    expect(observed.size).toBe(0)
  })
})
