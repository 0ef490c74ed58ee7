import { readFileSync, writeFileSync } from 'node:fs'
import { register } from 'tsx/esm/api'

// Regenerates the table of docs/expressions.md from the language tests' corpus.
register()
const { writeTable } = await import('../../../src/expression/testing/writeTable.ts')
const page = 'docs/expressions.md'
writeFileSync(page, writeTable(readFileSync(page, 'utf8')))
