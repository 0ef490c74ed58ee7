import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { referencePages, sidebarPages } from './sidebar'

it('names every guide once', () => {
  const guides = ['', 'frameworks/', 'security/'].flatMap((folder) =>
    readdirSync(`docs/${folder}`)
      .filter((name) => name.endsWith('.md') && name !== 'index.md')
      .map((name) => folder + name.slice(0, -'.md'.length).replace('README', '')),
  )
  expect([...sidebarPages].sort()).toEqual(guides.map((page) => page || 'guides').sort())
})

it('names every page of the reference', () => {
  const pages = readdirSync('docs/api').map((name) => `api/${name.replace(/(?:README)?\.md$/, '')}`)
  expect([...referencePages].sort()).toEqual([...pages, 'options'].sort())
})
