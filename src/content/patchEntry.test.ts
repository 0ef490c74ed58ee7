import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { takeConsole } from '../utils/testing/consoleMessages'
import { applyPatches, type Patch, type PatchesById, patchEntry } from './patchEntry'
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

  it('treats ids that every object has as unknown', () => {
    const named = deepFreeze(entry([block({ id: 'toString' })], { id: 'constructor' }))
    expect(patchEntry(named, {})).toBe(named)
  })
})

describe('applyPatches', () => {
  const start = deepFreeze({ a: { b: [1, 2] }, keep: {} })

  it.each<{ patch: Patch; expected: unknown }>([
    { patch: { op: 'add', path: '/a/b/1', value: 9 }, expected: { b: [1, 9, 2] } },
    { patch: { op: 'add', path: '/a/b/0', value: 9 }, expected: { b: [9, 1, 2] } },
    { patch: { op: 'add', path: '/a/b/-', value: 9 }, expected: { b: [1, 2, 9] } },
    { patch: { op: 'add', path: '/a/b/7', value: 9 }, expected: { b: [1, 2, 9] } },
    { patch: { op: 'add', path: '/a/c', value: 9 }, expected: { b: [1, 2], c: 9 } },
    { patch: { op: 'add', path: '/a/-', value: 9 }, expected: { b: [1, 2], '-': 9 } },
    { patch: { op: 'remove', path: '/a/b/0' }, expected: { b: [2] } },
    { patch: { op: 'remove', path: '/a/b' }, expected: {} },
    { patch: { op: 'replace', path: '/a/b/1', value: 9 }, expected: { b: [1, 9] } },
    { patch: { op: 'replace', path: 'a/c', value: 1 }, expected: { b: [1, 2], c: 1 } },
    { patch: { op: 'replace', path: '/a/b', value: null }, expected: { b: null } },
    { patch: { op: 'replace', path: '/a/x~1y', value: 1 }, expected: { b: [1, 2], 'x~1y': 1 } },
  ])('turns a into $expected by $patch', ({ patch, expected }) => {
    const result = applyPatches(start, [patch])
    expect(result.a).toEqual(expected)
    expect(result.keep).toBe(start.keep)
  })

  it.each<{ name: string; patch: Patch }>([
    { name: 'an operation it does not know', patch: { op: 'move', path: '/a' } },
    { name: 'an empty path', patch: { op: 'replace', path: '', value: 1 } },
    { name: 'the root alone', patch: { op: 'remove', path: '/' } },
    { name: 'removing what is not there', patch: { op: 'remove', path: '/x/y' } },
    { name: 'removing an item that is not there', patch: { op: 'remove', path: '/a/b/2' } },
    { name: 'removing what is inherited', patch: { op: 'remove', path: '/toString' } },
  ])('gives back the very same object for $name', ({ patch }) => {
    expect(applyPatches(start, [patch])).toBe(start)
  })

  it.each<{ patch: Patch; expected: unknown }>([
    { patch: { op: 'replace', path: '/x/0/y', value: 1 }, expected: { x: [{ y: 1 }] } },
    { patch: { op: 'add', path: '/x/0', value: 1 }, expected: { x: [1] } },
    { patch: { op: 'add', path: '/x/-', value: 1 }, expected: { x: [1] } },
    { patch: { op: 'add', path: '/x/y', value: 1 }, expected: { x: { y: 1 } } },
    { patch: { op: 'replace', path: '/x/-', value: 1 }, expected: { x: { '-': 1 } } },
  ])('creates what is missing for $patch', ({ patch, expected }) => {
    expect(applyPatches(deepFreeze({}), [patch])).toEqual(expected)
  })

  it('preserves the other fields of an object that loses one', () => {
    const { a } = start
    expect(applyPatches(start, [{ op: 'remove', path: '/keep' }])).toEqual({ a })
  })

  it('changes a list that is the target itself', () => {
    const list = deepFreeze([1, 2])
    expect(applyPatches(list, [{ op: 'add', path: '/0', value: 0 }])).toEqual([0, 1, 2])
    expect(applyPatches(list, [{ op: 'remove', path: '/0' }])).toEqual([2])
  })

  it('applies patches one after the other', () => {
    expect(
      applyPatches(start, [
        { op: 'add', path: '/a/b/-', value: 3 },
        { op: 'remove', path: '/a/b/0' },
        { op: 'replace', path: '/a/b/1', value: 9 },
      ]).a.b,
    ).toEqual([2, 9])
  })

  it.each(['str', 5, null, undefined])('gives back %s as it is', (target) => {
    expect(applyPatches<unknown>(target, [{ op: 'replace', path: '/a', value: 1 }])).toBe(target)
  })

  it.each(['/__proto__/polluted', '/a/constructor', 'prototype', '/a/b/x', '/a/b/-1', '/a/b/1.5'])(
    'leaves out a patch of %s with a warning, and applies the others',
    (path) => {
      const patches: Patch[] = [
        { op: 'add', path, value: 1 },
        { op: 'replace', path: '/ok', value: true },
      ]
      expect(applyPatches<object>(start, patches)).toEqual({ ...start, ok: true })
      expect(takeConsole()).toEqual([expect.stringContaining(`patch of "${path}" was left out`)])
      expect({}).not.toHaveProperty('polluted')
    },
  )

  it('names the place in a list that does not exist', () => {
    applyPatches(start, [{ op: 'add', path: '/a/b/x', value: 1 }])
    expect(takeConsole()).toEqual([
      'warn: SiteBlocks: patch of "/a/b/x" was left out: Array index "x" is not allowed.',
    ])
  })

  it('ignores non-patches', () => {
    const patches = [null, 'x', {}, { op: 'remove', path: 5 }] as unknown as Patch[]
    expect(applyPatches(start, patches)).toBe(start)
  })

  it('rejects an unsafe path for every operation', () => {
    for (const op of ['add', 'remove', 'replace']) {
      expect(applyPatches(start, [{ op, path: `/${op}/__proto__` }])).toBe(start)
    }
    expect(takeConsole()).toHaveLength(3)
  })

  it('never throws, and never changes its target', () => {
    const name = fc.constantFrom('a', 'b', '0', '1', '-', '', '__proto__', 'x~1')
    const patch = fc.record({
      op: fc.constantFrom('add', 'remove', 'replace', 'copy'),
      path: fc.array(name, { maxLength: 4 }).map((names) => `/${names.join('/')}`),
      value: fc.jsonValue(),
    })
    fc.assert(
      fc.property(fc.jsonValue(), fc.array(patch, { maxLength: 4 }), (target, patches) => {
        applyPatches(deepFreeze(target), patches)
      }),
    )
    takeConsole()
  })
})
