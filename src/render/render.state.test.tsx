// @vitest-environment happy-dom
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { component, deepFreeze, entry } from '../content/testing/blocks'
import { renderEntry } from './testing/renderEntry'
import { button, note, renderLogic, texts } from './testing/renderLogic'

describe('the state', () => {
  it('prefers the site’s data to the content’s when another entry is shown, and after an edit', async () => {
    const blocks = [component('Note', { text: '{{state.x}} {{state.y}}' })]
    const page = (id: string, x: string) => deepFreeze({ id, data: { blocks, state: { x, y: x } } })
    const data = { x: 'site' }
    const rendered = await renderEntry(page('a', 'A'), [note], { data })
    expect(texts(rendered)).toEqual(['site A'])
    await rendered.rerender(page('b', 'B'), { data })
    expect(texts(rendered)).toEqual(['site B'])
    await rendered.rerender(page('b', 'edited'), { data })
    expect(texts(rendered)).toEqual(['site edited'])
    await rendered.rerender(page('c', 'C'), { data: { y: 'site' } })
    expect(texts(rendered)).toEqual(['C site'])
  })

  it('survives an edit of the entry', async () => {
    const note0 = component('Note', { text: '{{state.n}}' })
    const rendered = await renderLogic([note0, button('state.n++')], { state: { n: 0 } })
    await userEvent.click(rendered.get('button'))
    await rendered.rerender(
      entry([], { data: { blocks: [note0, component('Note', { text: 'new' })], state: { n: 0 } } }),
    )
    expect(texts(rendered)).toEqual(['1', 'new'])
  })
})
