import { describe, expect, it, vi } from 'vitest'
import { readPageKeys } from '../pageKeys/readPageKeys'
import { createEditorSession } from './createEditorSession'

const send = vi.fn()
const start = (search = '') => createEditorSession(readPageKeys(search), send)

describe('createEditorSession', () => {
  it.each([
    ['?builder.preview=page', 'page'],
    ['?builder.editing=hero&builder.preview=page', 'hero'],
    ['?builder.preview=page&builder.editing=hero&builder.frameEditing=bar', 'bar'],
    ['?builder.frameEditing=true&builder.editing=true&builder.preview=page', 'page'],
    ['?builder.editing=true', undefined],
    ['', undefined],
  ])('begins on a page "%s" with model %s', (search, model) => {
    expect(start(search).model).toBe(model)
  })

  it('uses the components that were passed last', () => {
    const session = start()
    expect(session.components).toEqual([])
    session.setComponents([{ name: 'Text' }])
    session.setComponents([{ name: 'Image' }])
    expect(session.components).toEqual([{ name: 'Image' }])
  })

  it('announces own components, and again only when they change', () => {
    send.mockClear()
    const session = start('?builder.editing=hero')
    const clock = { name: 'Clock' }
    const forHero = { name: 'Hero', models: ['hero'] }
    const forPage = { name: 'Page', models: ['page'] }
    const anywhere = { name: 'Any', models: [] }
    session.setComponents([{ name: 'Text' }, clock], [clock])
    session.setComponents([clock, forHero, forPage, anywhere])
    session.setComponents([{ ...clock, inputs: [] }])
    session.setComponents([forPage], [forPage])
    session.model = 'page'
    session.announce()
    expect(send.mock.calls).toEqual(
      [clock, forHero, anywhere, { ...clock, inputs: [] }, forPage].map((data) => [
        'registerComponent',
        data,
      ]),
    )
  })

  it('announces blocks for a model once it is known which one is edited or, else, shown', () => {
    const announced = () => send.mock.calls.splice(0).map(([, data]) => data)
    const forHero = { name: 'Hero', models: ['hero'] }
    const forPage = { name: 'Page', models: ['page'] }
    const session = start('?builder.frameEditing=true')
    announced()
    session.setComponents([forHero, forPage, { name: 'Any' }])
    expect(announced()).toEqual([{ name: 'Any' }])
    session.announce('page')
    session.announce('hero')
    session.setComponents([forHero, forPage])
    expect(announced()).toEqual([forPage])
    session.model = 'hero'
    session.announce()
    expect(announced()).toEqual([forHero])
  })

  it('sends a state as JSON', () => {
    send.mockClear()
    start().showState({ model: 'page', contentId: 'e1', state: { n: 1, f: () => 1 } })
    expect(send.mock.calls).toEqual([
      ['state', { model: 'page', contentId: 'e1', state: { n: 1 } }],
    ])
  })
})
