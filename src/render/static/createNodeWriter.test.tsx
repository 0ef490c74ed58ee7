// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { StaticContext } from '../block/ContentContext'
import { createNodeWriter } from './createNodeWriter'

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
