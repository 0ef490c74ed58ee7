// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { useEffect, useLayoutEffect, useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { BlockTree } from './BlockTree'
import { blockTree } from './blockTree'

afterEach(cleanup)

/** Renders anew when the window is resized, and deletes block Two meanwhile. */
function Outline() {
  const [names, setNames] = useState(['One', 'Two'])
  const [isResized, setResized] = useState(false)
  useEffect(() => addEventListener('resize', () => setResized(true), { once: true }), [])
  useLayoutEffect(() => {
    const key = new KeyboardEvent('keydown', { key: 'Delete', bubbles: true })
    if (isResized) screen.getByText('Two').dispatchEvent(key)
  }, [isResized])
  const blocks = names.map((name) => ({ '@type': '@builder.io/sdk:Element', component: { name } }))
  return (
    <BlockTree
      nodes={blockTree({ data: { blocks } })}
      chosen={[]}
      absences={new Map()}
      onChoose={() => {}}
      onHint={() => {}}
      onEdit={({ key }) => {
        setNames(['One'])
        return key
      }}
    />
  )
}

it('keeps the focus when a block is deleted while the outline is being rendered', async () => {
  render(<Outline />)
  act(() => screen.getByRole('treeitem', { name: 'Two' }).focus())
  await act(async () => dispatchEvent(new Event('resize')))
  expect(screen.queryByText('Two')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('treeitem', { name: 'One' }))
})
