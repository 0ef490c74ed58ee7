// @vitest-environment happy-dom
import { render } from '@testing-library/react'
import { createElement, Fragment, type ReactElement, type ReactNode } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { StaticContext } from '../block/ContentContext'
import { canWrite, createNodeWriter } from './createNodeWriter'

const nodes = createNodeWriter({ window: document.defaultView } as unknown as StaticContext)
let parent: Element

beforeEach(() => {
  parent = document.createElement('div')
})

describe('the refs of nodes', () => {
  it('are called with elements that are full, and undone together', () => {
    const undo = vi.fn()
    const seen: string[] = []
    const ref = (element: Element | null) => {
      if (element) seen.push(element.outerHTML)
      return undo
    }
    const cleanUp = nodes.append(
      parent,
      <p ref={ref} title="t">
        a<b ref={ref}>b</b>
      </p>,
    )
    expect(seen).toEqual(['<b>b</b>', '<p title="t">a<b>b</b></p>'])
    expect(undo).not.toHaveBeenCalled()
    cleanUp?.()
    expect(undo).toHaveBeenCalledTimes(2)
  })

  it('leave nothing to undo where there are none', () => {
    expect(nodes.append(parent, <p>a</p>)).toBeUndefined()
  })
})

describe('nodes', () => {
  const p = (props: object | null, ...children: ReactNode[]): ReactElement =>
    createElement('p', props, ...children)

  it.each<[name: string, node: ReactElement]>([
    ['attributes', p({ className: 'a b', title: '', 'data-x': 0, 'aria-label': 'l' })],
    ['a place in the order of Tab', p({ tabIndex: -1 })],
    ['what is absent', p({ title: undefined, id: undefined })],
    ['a boolean', createElement('details', { open: true })],
    ['a style', p({ style: { color: ' red', float: 'left', '--x': ' 1 ' } })],
    ['no style', p({ style: undefined })],
    ['texts and numbers', p(null, 'a', 0, '', 'b')],
    ['nothing', p(null, null, false, true, undefined)],
    [
      'lists and fragments',
      p(null, ['a', 'b'], createElement(Fragment, null, 'c', createElement('i', null, 'd'))),
    ],
    ['markup', p({ dangerouslySetInnerHTML: { __html: '<b>a</b>' } })],
    ['an element to hydrate', p({ suppressHydrationWarning: true }, 'a')],
  ])('are written as React writes them: %s', (_, node) => {
    nodes.append(parent, node)
    const { container } = render(node)
    expect(parent.innerHTML).toBe(container.innerHTML)
    expect(parent.firstChild?.childNodes).toHaveLength(
      container.firstChild?.childNodes.length ?? -1,
    )
  })

  it('belong to the drawing around them', () => {
    const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
    nodes.append(drawing, createElement('path', { d: 'M0 0' }))
    expect(drawing.firstElementChild?.namespaceURI).toBe(drawing.namespaceURI)
  })

  it('are no components', () => {
    expect(() => nodes.append(parent, createElement(NoBlock))).toThrow('returned a component')
  })
})

const NoBlock = (): null => null

describe('canWrite', () => {
  it.each<[tag: string, attributes: Record<string, unknown>, expected: boolean]>([
    ['p', {}, true],
    ['p', { className: 'a', id: 'i', 'data-x': '1', 'aria-label': 'l', 'builder-id': 'b' }, true],
    ['p', { title: undefined, tabIndex: 0, style: { color: 'red' } }, true],
    ['img', { src: '/a', srcSet: '/b', sizes: '1px', loading: 'lazy', alt: '' }, true],
    ['img', { src: '' }, false],
    ['p', { title: {} }, false],
    ['p', { title: true }, false],
    ['p', { onClick: 'x' }, false],
    ['p', { xdata: 'x' }, false],
    ['p', { 'x-data-y': 'x' }, false],
    ['form', {}, false],
    ['select', {}, false],
    ['svg', {}, false],
    ['shop-clock', {}, false],
  ])('of %s with %j: %s', (tag, attributes, expected) => {
    expect(canWrite(tag, attributes)).toBe(expected)
  })
})
