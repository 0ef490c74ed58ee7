import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { optionsReference } from './optionsReference'

it('docs/options.md matches the code; "npm run docs:write" writes it', () => {
  expect(readFileSync('docs/options.md', 'utf8')).toBe(optionsReference())
})
