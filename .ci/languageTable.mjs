import { readFileSync, writeFileSync } from 'node:fs'
import { register } from 'tsx/esm/api'

// Writes the table of docs/expressions.md anew, from the corpus of the language's tests.
register()
const { writeTable } = await import('../src/expression/testing/writeTable.ts')
const page = 'docs/expressions.md'
writeFileSync(page, writeTable(readFileSync(page, 'utf8')))
