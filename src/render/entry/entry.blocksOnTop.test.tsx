// @vitest-environment happy-dom
import { type ReactElement, useLayoutEffect, useRef } from 'react'
import { describe, expect, it } from 'vitest'
import { component, entry } from '../../content/testing/blocks'
import { renderEntry } from '../testing/renderEntry'

/** Number of blocks in the document each time one of these was inserted. */
const counts: number[] = []

function Counting(): ReactElement {
  const element = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const root = element.current?.getRootNode() as ShadowRoot
    counts.push(root.querySelectorAll('.builder-block').length)
  }, [])
  return <i ref={element} />
}

async function renderCounting(
  count: number,
): Promise<{ first: number | undefined; all: string[] }> {
  counts.length = 0
  const blocks = Array.from({ length: count }, (_, index) =>
    component(index % 500 === 0 ? 'Counting' : 'Plain', {}, { id: `builder-${index}` }),
  )
  const rendered = await renderEntry(entry(blocks), [
    { name: 'Counting', component: Counting },
    { name: 'Plain', component: () => null },
  ])
  return { first: counts[0], all: rendered.all('.builder-block').map((block) => block.className) }
}

describe('useBlocksOnTop', () => {
  it.each([
    { count: 1_000, first: 1_000 },
    { count: 1_001, first: 200 },
  ])('begins with $first of $count blocks, and ends with all', async ({ count, first }) => {
    const rendered = await renderCounting(count)
    expect(rendered.first).toBe(first)
    expect(rendered.all).toHaveLength(count)
    expect(rendered.all[count - 1]).toContain(`builder-${count - 1}`)
  })
})
