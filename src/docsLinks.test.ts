import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const markdown = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name))

const LINK = /\]\((?!https?:|#|mailto:)([^)#\s]+)/g

describe('the guides', () => {
  it.each([...markdown('.'), ...markdown('docs')])('%s links to files that are there', (guide) => {
    const links = Array.from(readFileSync(guide, 'utf8').matchAll(LINK), ([, path]) => path ?? '')
    expect(links.filter((path) => !existsSync(join(dirname(guide), path)))).toEqual([])
  })
})
