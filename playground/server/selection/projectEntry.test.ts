import { describe, expect, it } from 'vitest'
import { frozen } from '../testing/makeEntry'
import { projectEntry } from './projectEntry'

const entry = frozen({
  id: 'a',
  name: 'A',
  data: {
    title: 'T',
    items: [
      { id: 1, text: 'x' },
      { id: 2, text: 'y' },
    ],
    n: 0,
  },
  meta: { kind: 'page', componentsUsed: { Text: 1 } },
})

describe('projectEntry', () => {
  it.each([
    { fields: [], omit: [], expected: entry },
    { fields: ['id'], omit: [], expected: { id: 'a' } },
    { fields: ['data.title', 'id'], omit: [], expected: { id: 'a', data: { title: 'T' } } },
    { fields: ['data.items.id'], omit: [], expected: { data: { items: [{ id: 1 }, { id: 2 }] } } },
    { fields: ['data.n', 'data'], omit: [], expected: { data: entry.data } },
    { fields: ['data', 'data.n'], omit: [], expected: { data: entry.data } },
    { fields: ['data.title.x', 'nothing'], omit: [], expected: { data: { title: 'T' } } },
    { fields: ['constructor', '__proto__.x'], omit: [], expected: {} },
    {
      fields: [],
      omit: ['data', 'meta.componentsUsed'],
      expected: { id: 'a', name: 'A', meta: { kind: 'page' } },
    },
    {
      fields: ['data'],
      omit: ['data.items.text', 'data.title'],
      expected: { data: { items: [{ id: 1 }, { id: 2 }], n: 0 } },
    },
  ])('selects $fields without $omit', ({ fields, omit, expected }) => {
    expect(projectEntry(entry, fields, omit)).toEqual(expected)
  })

  it('leaves the order of keys alone', () => {
    const kept = projectEntry(entry, ['name', 'id'], []) as object
    expect(Object.keys(kept)).toEqual(['id', 'name'])
  })

  it.each([
    { paths: 'of one branch', path: (index: number) => `data.${index}` },
    { paths: 'of a field that is whole already', path: () => 'data' },
    { paths: 'that differ', path: (index: number) => `a${index}.b` },
  ])('looks at each of 50,000 paths $paths once', ({ path }) => {
    const omit = Array.from({ length: 50_000 }, (_, index) => path(index))
    const start = process.cpuUsage()
    projectEntry(entry, [], omit)
    // Copies of the paths before took minutes.
    expect(process.cpuUsage(start).user).toBeLessThan(2_000_000)
  })

  it('reads a path of thousands of names', () => {
    expect(projectEntry(entry, ['id', 'a.'.repeat(20_000)], [])).toEqual({ id: 'a' })
  })
})
