// @vitest-environment happy-dom
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { component, deepFreeze, entry } from '../content/testing/blocks'
import { drawEntry } from './testing/drawEntry'
import { button, drawLogic, note, texts } from './testing/drawLogic'

describe('the state', () => {
  it('takes the site’s data over the content’s, and new data later', async () => {
    const blocks = [component('Note', { text: '{{state.x}} {{state.y}}' })]
    const data = { state: { x: 'content', y: 'content' } }
    const drawn = await drawLogic(blocks, data, { data: { x: 'site' } })
    expect(texts(drawn)).toEqual(['site content'])
    const same = entry([], { data: { blocks, ...data } })
    await drawn.redraw(same, { data: { x: 'later' } })
    expect(texts(drawn)).toEqual(['later content'])
  })

  it('takes the site’s data over the content’s when another entry is shown, and after an edit', async () => {
    const page = (id: string, x: string) =>
      deepFreeze({
        id,
        data: {
          blocks: [component('Note', { text: '{{state.x}} {{state.y}}' })],
          state: { x, y: x },
        },
      })
    const data = { x: 'site' }
    const drawn = await drawEntry(page('a', 'A'), [note], { data })
    expect(texts(drawn)).toEqual(['site A'])
    await drawn.redraw(page('b', 'B'), { data })
    expect(texts(drawn)).toEqual(['site B'])
    await drawn.redraw(page('b', 'edited'), { data })
    expect(texts(drawn)).toEqual(['site edited'])
    await drawn.redraw(page('c', 'C'), { data: { y: 'site' } })
    expect(texts(drawn)).toEqual(['C site'])
  })

  it('survives an edit of the entry', async () => {
    const note0 = component('Note', { text: '{{state.n}}' })
    const drawn = await drawLogic([note0, button('state.n++')], { state: { n: 0 } })
    await userEvent.click(drawn.get('button'))
    await drawn.redraw(
      entry([], { data: { blocks: [note0, component('Note', { text: 'new' })], state: { n: 0 } } }),
    )
    expect(texts(drawn)).toEqual(['1', 'new'])
  })

  it('knows the page', async () => {
    const drawn = await drawLogic([
      component('Note', {
        text: '{{state.deviceSize}} {{state.isBrowser}} {{state.location.pathname}}',
      }),
    ])
    expect(texts(drawn)).toEqual([`large true ${window.location.pathname}`])
  })
})
