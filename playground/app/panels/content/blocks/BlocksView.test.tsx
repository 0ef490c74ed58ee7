// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { DEFAULT_STATE } from '../../../state/urlState'
import { renderPart, sampleDraft, samplePreview } from '../../../testing/samplePlayground'
import { BlocksView } from './BlocksView'

const blocks = (text: string) => [
  {
    '@type': '@builder.io/sdk:Element',
    id: 'title',
    component: { name: 'Text', options: { text } },
  },
]
const entry = {
  data: { blocks: blocks('Standing still') },
  variations: { calm: { name: 'Calm', data: { blocks: blocks('In no hurry') } } },
}

afterEach(cleanup)

it.each([
  { shown: 'landing', row: /Standing still/, visitor: {} },
  { shown: 'landing', row: /In no hurry/, visitor: { variation: 'calm' } },
  { shown: 'calm', row: /In no hurry/, visitor: {} },
  { shown: 'calm', row: /Standing still/, visitor: { variation: 'landing' } },
])('has the preview, which shows $shown, show the version of $row', async (example) => {
  const frame = document.createElement('iframe')
  const siteblocksVisit = { variation: { variationId: example.shown } }
  const page = document.implementation.createHTMLDocument()
  Object.defineProperty(page, 'defaultView', { value: { siteblocksVisit } })
  Object.defineProperty(frame, 'contentDocument', { value: page })
  const playground = renderPart(<BlocksView />, {
    draft: sampleDraft({ entry }),
    preview: samplePreview({ frame: { current: frame } }),
    state: { ...DEFAULT_STATE, view: 'blocks' },
  })
  const user = userEvent.setup()
  screen.getByRole('treeitem', { name: 'Variation Calm' }).focus()
  await user.keyboard('{ArrowRight}')
  await user.click(screen.getByRole('treeitem', { name: example.row }))
  expect(playground.update).toHaveBeenLastCalledWith(
    expect.objectContaining({ visitor: example.visitor }),
  )
})
