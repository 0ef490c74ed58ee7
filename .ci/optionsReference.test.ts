import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { optionsReference } from './optionsReference'

describe('docs/options.md', () => {
  it('matches the code; "npm run docs:options" writes it', () => {
    expect(readFileSync('docs/options.md', 'utf8')).toBe(optionsReference())
  })
})
