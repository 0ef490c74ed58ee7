// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { PlainContext } from '../entry/ContentContext'
import type { Sanitizer } from '../html/createSanitizer'
import { htmlElement } from '../html/Html'
import { createNodeWriter } from './createNodeWriter'

const nodes = createNodeWriter({ window: document.defaultView } as unknown as PlainContext)
const content = {
  sanitizer: {
    sanitize: (html: string) => ({ __html: html, omissions: [] }),
  } as object as Sanitizer,
} as unknown as PlainContext
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

describe('adopting nodes', () => {
  const describeNodes = (ref: (element: Element | null) => () => void) => (
    <>
      text
      <p>
        <i />
        and <b ref={ref} />
      </p>
      <u ref={ref}>{htmlElement({ html: '<s></s>' }, content)}</u>
    </>
  )

  it('calls refs with the elements that are there, and changes nothing', () => {
    parent.innerHTML = 'text<p><i></i>and <b></b></p><u><span><s></s></span></u>'
    const html = parent.innerHTML
    const undo = vi.fn()
    const seen: (Element | null)[] = []
    const cleanUp = nodes.adopt(
      parent,
      describeNodes((element) => {
        seen.push(element)
        return undo
      }),
    )
    expect(seen).toEqual([parent.querySelector('b'), parent.querySelector('u')])
    expect(parent.innerHTML).toBe(html)
    cleanUp?.()
    expect(undo).toHaveBeenCalledTimes(2)
  })

  it.each(['', '<p><i></i></p><u></u>', '<p><i></i><b></b></p>', '<u></u><p><i></i><b></b></p>'])(
    'gives up among other elements, and undoes what it began: %j',
    (html) => {
      parent.innerHTML = html
      let count = 0
      const begin = () => {
        count++
        return () => void count--
      }
      expect(nodes.adopt(parent, describeNodes(begin))).toBeUndefined()
      expect([count, parent.innerHTML]).toEqual([0, html])
    },
  )
})
