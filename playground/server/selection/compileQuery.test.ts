import { describe, expect, it } from 'vitest'
import { frozen } from '../testing/makeEntry'
import { compileQuery } from './compileQuery'

const entry = frozen({
  id: 'espresso',
  data: {
    price: 4,
    title: 'Espresso',
    tags: ['dark', 'strong'],
    sizes: [
      { name: 'single', ml: 30 },
      { name: 'double', ml: 60 },
    ],
    origin: { country: 'Ethiopia' },
    retired: null,
    empty: [],
  },
})

describe('compileQuery', () => {
  it.each<{ query: Record<string, unknown>; expected: boolean }>([
    { query: {}, expected: true },
    { query: { id: 'espresso' }, expected: true },
    { query: { id: 'latte' }, expected: false },
    { query: { 'data.price': 4 }, expected: true },
    { query: { 'data.price': '4' }, expected: false },
    { query: { data: { price: 4, title: 'Espresso' } }, expected: true },
    { query: { data: { price: 4, title: 'Latte' } }, expected: false },
    { query: { 'data.price': { $gt: 3 } }, expected: true },
    { query: { 'data.price': { $gt: 4 } }, expected: false },
    { query: { 'data.price': { $gte: 4 } }, expected: true },
    { query: { 'data.price': { $lt: 4 } }, expected: false },
    { query: { 'data.price': { $lt: 5 } }, expected: true },
    { query: { 'data.price': { $lte: 4 } }, expected: true },
    { query: { 'data.price': { $gt: 3, $lt: 4 } }, expected: false },
    { query: { 'data.price': { $gt: '3' } }, expected: false },
    { query: { 'data.title': { $gt: 'Apple' } }, expected: true },
    { query: { 'data.title': { $lt: 'Apple' } }, expected: false },
    { query: { 'data.price': { $eq: 4 } }, expected: true },
    { query: { 'data.price': { $ne: 4 } }, expected: false },
    { query: { 'data.price': { $ne: 5 } }, expected: true },
    { query: { 'data.missing': { $ne: 5 } }, expected: true },
    { query: { id: { $in: ['latte', 'espresso'] } }, expected: true },
    { query: { id: { $in: [] } }, expected: false },
    { query: { id: { $nin: ['latte'] } }, expected: true },
    { query: { id: { $nin: ['espresso'] } }, expected: false },
    { query: { 'data.tags': 'dark' }, expected: true },
    { query: { 'data.tags': ['dark', 'strong'] }, expected: true },
    { query: { 'data.tags': ['strong', 'dark'] }, expected: false },
    { query: { 'data.tags': { $ne: 'dark' } }, expected: false },
    { query: { 'data.tags': { $in: ['mild', 'strong'] } }, expected: true },
    { query: { 'data.tags.1': 'strong' }, expected: true },
    { query: { 'data.tags.0': 'strong' }, expected: false },
    { query: { 'data.sizes.ml': 60 }, expected: true },
    { query: { 'data.sizes.ml': { $gt: 60 } }, expected: false },
    { query: { 'data.sizes.0.name': 'single' }, expected: true },
    { query: { 'data.origin': { $eq: { country: 'Ethiopia' } } }, expected: true },
    { query: { 'data.retired': null }, expected: true },
    { query: { 'data.missing': null }, expected: true },
    { query: { 'data.price': null }, expected: false },
    { query: { 'data.retired': { $exists: true } }, expected: true },
    { query: { 'data.missing': { $exists: true } }, expected: false },
    { query: { 'data.missing': { $exists: false } }, expected: true },
    { query: { 'data.empty': { $exists: true } }, expected: true },
    { query: { 'data.title': { $regex: '^Esp' } }, expected: true },
    { query: { 'data.title': { $regex: '^esp' } }, expected: false },
    { query: { 'data.title': { $regex: '^esp', $options: 'i' } }, expected: true },
    { query: { 'data.price': { $regex: '4' } }, expected: false },
    { query: { $or: [{ id: 'latte' }, { 'data.price': 4 }] }, expected: true },
    { query: { $or: [{ id: 'latte' }, { 'data.price': 5 }] }, expected: false },
    { query: { $and: [{ id: 'espresso' }, { 'data.price': 5 }] }, expected: false },
    { query: { $and: [{ $or: [{ id: 'espresso' }] }], 'data.price': 4 }, expected: true },
    { query: { 'data.constructor': { $exists: true } }, expected: false },
    { query: { '__proto__.x': { $exists: true } }, expected: false },
  ])('finds that $query is $expected', ({ query, expected }) => {
    expect(compileQuery('query', query)(entry)).toBe(expected)
  })

  it.each([
    { query: { $nor: [] }, message: 'Start with a path, $and or $or' },
    { query: { $or: [] }, message: 'Give $or a list of queries' },
    { query: { $and: { id: 'x' } }, message: 'Give $and a list of queries' },
    { query: { id: { $near: 1 } }, message: 'Use $eq, $ne' },
    { query: { id: { $in: 'x' } }, message: 'Give $in a list' },
    { query: { id: { $nin: null } }, message: 'Give $nin a list' },
    { query: { id: { $gt: 1, other: 2 } }, message: 'either operators or fields' },
    { query: { id: { $regex: '(a+)+' } }, message: 'Give $regex plain characters' },
    { query: { id: { $regex: 'a', $options: 'x' } }, message: 'Give $regex plain characters' },
  ])('refuses $query', ({ query, message }) => {
    expect(() => compileQuery('query.q', query)).toThrow(message)
    expect(() => compileQuery('query.q', query)).toThrow('Parameter "query.q"')
  })
})
