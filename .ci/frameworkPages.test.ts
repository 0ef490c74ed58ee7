import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const FILE = /```\w+ file path=(\S+)\n([\s\S]*?)\n```/g

const pages = readdirSync('docs/frameworks').map((name) => `docs/frameworks/${name}`)

describe('the pages of frameworks', () => {
  it.each(pages)('%s has the code of the example', (page) => {
    const blocks = Array.from(readFileSync(page, 'utf8').matchAll(FILE))
    for (const [, path = '', code] of blocks) {
      expect(`${code}\n`, path).toBe(readFileSync(path, 'utf8'))
    }
    expect(blocks.length > 0 || page.endsWith('README.md')).toBe(true)
  })
})
