import { describe, expect, it, vi } from 'vitest'
import { readPageKeys } from '../pageKeys/readPageKeys'
import { createEditorSession } from './createEditorSession'

const start = (search = '') => createEditorSession(readPageKeys(search))

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

  it('knows the components that were handed in last', () => {
    const session = start()
    expect(session.components).toEqual([])
    session.setComponents([{ name: 'Text' }])
    session.setComponents([{ name: 'Image' }])
    expect(session.components).toEqual([{ name: 'Image' }])
  })

  it('tells listeners until they leave', () => {
    const session = start()
    const [stays, leaves] = [vi.fn(), vi.fn()]
    session.on('resetState', stays)
    session.on('resetState', leaves)()
    session.on('resetSymbolState', leaves)
    const detail = { model: 'page', state: {} }
    session.emit('resetState', detail)
    expect(stays.mock.calls).toEqual([[detail]])
    expect(leaves).not.toHaveBeenCalled()
  })
})
