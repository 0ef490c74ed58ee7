// Writes docs/options.md from the table of options and its comments.
import { writeFileSync } from 'node:fs'
import { optionsReference } from './optionsReference'

writeFileSync('docs/options.md', optionsReference())
