// @vitest-environment happy-dom
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { PlainContext } from '../entry/ContentContext'
import { updateNodes } from './updateNodes'

const content = { window: document.defaultView } as unknown as PlainContext
let parent: Element

beforeEach(() => {
  parent = document.createElement('div')
})

const update = (rendered: ReactNode): void => updateNodes(parent, rendered, content)

describe('updateNodes', () => {
  it('keeps elements of the same tags, with the new attributes', () => {
    update([<b key="b" title="one" lang="de" style={{ color: 'red' }} />, <i key="i" />])
    const before = Array.from(parent.children)
    update([<b key="b" title="two" style={{ color: 'blue' }} id="x" />, <i key="i" />])
    expect(Array.from(parent.children)).toEqual(before)
    const [bold] = before as [HTMLElement]
    expect(bold.getAttributeNames().sort()).toEqual(['id', 'style', 'title'])
    expect([bold.title, bold.style.color]).toEqual(['two', 'blue'])
  })

  it.each([
    ['more elements', [<b key="b" />, <i key="i" />]],
    ['other elements', <i key="i" />],
    ['nothing', null],
  ])('puts %s in the place of others', (_, rendered) => {
    update(<b title="old" />)
    const before = parent.firstElementChild
    update(rendered)
    expect(parent.contains(before)).toBe(false)
    expect(parent.children).toHaveLength([rendered].flat().filter(Boolean).length)
  })
})
