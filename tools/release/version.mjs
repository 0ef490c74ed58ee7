// Makes the next version of the notes in .changeset: its number in package.json and its lock, its
// section on top of CHANGELOG.md.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { root } from '../kit/root.mjs'
import { datedSection } from './datedSection.mjs'

process.chdir(root)
execFileSync(process.execPath, ['node_modules/@changesets/cli/bin.js', 'version'], {
  stdio: 'inherit',
})
writeFileSync('CHANGELOG.md', datedSection(readFileSync('CHANGELOG.md', 'utf8'), new Date()))
const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))
lock.version = lock.packages[''].version = version
writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`)
console.log(`siteblocks ${version}: read its section of CHANGELOG.md once more`)
