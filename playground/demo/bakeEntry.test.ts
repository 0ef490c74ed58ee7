import { describe, expect, it } from 'vitest'
import { bakeEntry } from './bakeEntry'

const files = new Map([
  ['/', 'home.html'],
  ['/about', 'about.html'],
])
const note = { id: 'note', data: { image: 'https://content.invalid/images/note.svg' } }
const symbol = (id: string) => (id === 'note' ? note : undefined)
const bake = (data: object) => bakeEntry({ data }, { files, symbol }).data

describe('bakeEntry', () => {
  it.each([
    { given: { link: '/about' }, expected: { link: 'about.html' } },
    { given: { href: '/#visit' }, expected: { href: 'home.html#visit' } },
    { given: { link: '/about?a=1#b' }, expected: { link: 'about.html?a=1#b' } },
    { given: { link: '/wholesale' }, expected: { link: 'index.html' } },
    { given: { link: '#here' }, expected: { link: '#here' } },
    { given: { link: 'mailto:a@b.example' }, expected: { link: 'mailto:a@b.example' } },
    { given: { link: '//cdn.example/a' }, expected: { link: '//cdn.example/a' } },
    { given: { label: '/about' }, expected: { label: '/about' } },
    {
      given: { text: '<a href="/about">us</a> <a href="https://a.example/">them</a>' },
      expected: { text: '<a href="about.html">us</a> <a href="https://a.example/">them</a>' },
    },
    {
      given: { background: ['url(https://content.invalid/images/a.svg)'] },
      expected: { background: ['url(images/a.svg)'] },
    },
    {
      given: { symbol: { entry: 'note', data: { a: 1 } } },
      expected: {
        symbol: {
          entry: 'note',
          data: { a: 1 },
          content: { id: 'note', data: { image: 'images/note.svg' } },
        },
      },
    },
    { given: { symbol: { entry: 'gone' } }, expected: { symbol: { entry: 'gone' } } },
  ])('bakes $given', ({ given, expected }) => {
    const before = structuredClone(given)
    expect(bake(given)).toEqual(expected)
    expect(given).toEqual(before)
  })
})
