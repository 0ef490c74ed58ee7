import { describe, expect, it } from 'vitest'
import { type PatchesById, patchEntry } from './patchEntry'
import { block, component, deepFreeze, entry, text } from './testing/blocks'

describe('patchEntry', () => {
  const inner = text('inner', { id: 'inner' })
  const outer = component('Columns', { columns: [{ blocks: [inner] }] }, { id: 'outer' })
  const side = block({ id: 'side' })
  const original = deepFreeze(entry([outer, side]))

  it('changes the entry under its id', () => {
    const patched = patchEntry(original, {
      'entry-1': [{ op: 'replace', path: '/data/cssCode', value: 'p {}' }],
    })
    expect(patched).toEqual({ ...original, data: { ...original.data, cssCode: 'p {}' } })
  })

  it('changes a block wherever it stands, and shares the others', () => {
    const patched = patchEntry(original, { inner: [{ op: 'add', path: '/class', value: 'big' }] })
    expect(patched.data.blocks).toEqual([
      component(
        'Columns',
        { columns: [{ blocks: [{ ...inner, class: 'big' }] }] },
        { id: 'outer' },
      ),
      side,
    ])
    expect(patched.data.blocks?.[1]).toBe(side)
  })

  it('changes a block below an option whose name has a dot', () => {
    const slot = component('Own', { 'my.slot': [inner] }, { id: 'own' })
    const patched = patchEntry(deepFreeze(entry([slot])), {
      inner: [{ op: 'add', path: '/class', value: 'big' }],
    })
    expect(patched.data.blocks?.[0]?.component?.options).toEqual({
      'my.slot': [{ ...inner, class: 'big' }],
    })
  })

  it('finds an inner block that an outer patch moves', () => {
    const patched = patchEntry(original, {
      'entry-1': [{ op: 'add', path: '/data/blocks/0', value: block({ id: 'new' }) }],
      outer: [{ op: 'add', path: '/component/options/columns/0', value: { blocks: [] } }],
      inner: [{ op: 'replace', path: '/component/options/text', value: 'changed' }],
    })
    expect(patched.data.blocks?.[1]?.component?.options).toEqual({
      columns: [{ blocks: [] }, { blocks: [text('changed', { id: 'inner' })] }],
    })
  })

  it.each<PatchesById>([{}, { nobody: [{ op: 'remove', path: '/data' }] }, { side: [] }])(
    'gives back the very same blocks for %j',
    (patchesById) => {
      expect(patchEntry(original, patchesById).data.blocks?.[0]).toBe(outer)
      expect(patchEntry(original, patchesById)).toEqual(original)
    },
  )

  it('takes ids that every object has for unknown', () => {
    const named = deepFreeze(entry([block({ id: 'toString' })], { id: 'constructor' }))
    expect(patchEntry(named, {})).toBe(named)
  })
})
