import { describe, expect, it } from 'vitest'
import { editMessage } from './editorMessage'

const block = (id: string | undefined, options: object, more: object = {}) => ({
  '@type': '@builder.io/sdk:Element',
  id,
  component: { name: 'Text', options },
  ...more,
})
const entry = (...blocks: readonly object[]) => ({ id: 'home', name: 'Home', data: { blocks } })
const columns = (text: string) => [{ width: 50, blocks: [block('left', { text })] }]
const replace = (name: string, value: unknown) => ({
  op: 'replace',
  path: `/component/options/${name}`,
  value,
})

describe('editMessage', () => {
  it.each([
    {
      what: 'an option',
      before: entry(block('a', { text: 'One', size: 1 })),
      after: entry(block('a', { text: 'Two', size: 1 })),
      patches: { a: [replace('text', 'Two')] },
    },
    {
      what: 'an option that is new, and one that is gone',
      before: entry(block('a', { text: 'One' })),
      after: entry(block('a', { size: 1 })),
      patches: { a: [{ op: 'remove', path: '/component/options/text' }, replace('size', 1)] },
    },
    {
      what: 'an option of a block among the children of another',
      before: entry(block('a', {}, { children: [block('b', { text: 'One' })] })),
      after: entry(block('a', {}, { children: [block('b', { text: 'Two' })] })),
      patches: { b: [replace('text', 'Two')] },
    },
    {
      what: 'an option of a block in the options of another',
      before: entry(block('a', { columns: columns('One') })),
      after: entry(block('a', { columns: columns('Two') })),
      patches: { left: [replace('text', 'Two')] },
    },
    {
      what: 'a list of another length',
      before: entry(block('a', { tags: ['one'] })),
      after: entry(block('a', { tags: ['one', 'two'] })),
      patches: { a: [replace('tags', ['one', 'two'])] },
    },
  ])('patches $what', ({ before, after, patches }) => {
    expect(editMessage(before, after)).toEqual({ name: 'patchUpdates', data: { data: patches } })
  })

  const text = block('a', { text: 'One' })
  it.each([
    { what: 'another order', after: entry(block('b', {}), text) },
    { what: 'a block less', after: entry(text) },
    {
      what: 'another style',
      after: entry({ ...text, responsiveStyles: { large: {} } }, block('b', {})),
    },
    { what: 'another name', after: { ...entry(text, block('b', {})), name: 'Start' } },
    {
      what: 'a block of another kind',
      after: entry({ ...text, component: { ...text.component, name: 'Image' } }, block('b', {})),
    },
  ])('sends the whole entry for $what', ({ after }) => {
    expect(editMessage(entry(text, block('b', {})), after)).toEqual({
      name: 'contentUpdate',
      data: { key: 'home', data: after },
    })
  })

  it('sends the whole entry where a block without an id changes', () => {
    const after = entry(block(undefined, { text: 'Two' }))
    expect(editMessage(entry(block(undefined, { text: 'One' })), after)?.name).toBe('contentUpdate')
  })

  it('says nothing where nothing differs', () => {
    const same = entry(block('a', { columns: columns('One') }))
    expect(editMessage(same, structuredClone(same))).toBeUndefined()
  })
})
