// Removes the declarations of `dist/types` that no entry of the package leads to.
import { existsSync, readdirSync, readFileSync, rmdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'

const TYPES = 'dist/types'
const SPECIFIER = /(?:\bfrom |\bimport |\bimport\()['"](\.[^'"]+)['"]/g

const reached = new Set(
  readdirSync('dist')
    .filter((name) => /\.d\.m?ts$/.test(name))
    .map((name) => join('dist', name)),
)
for (const file of reached) {
  for (const [, specifier] of readFileSync(file, 'utf8').matchAll(SPECIFIER)) {
    const path = join(dirname(file), specifier.replace(/\.[jt]s$/, ''))
    const found = [`${path}.d.ts`, join(path, 'index.d.ts')].find((name) => existsSync(name))
    if (!found) throw new Error(`${file} imports ${specifier}, which has no declarations.`)
    reached.add(found)
  }
}

function prune(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) prune(path)
    else if (!reached.has(path)) rmSync(path)
  }
  if (readdirSync(folder).length === 0) rmdirSync(folder)
}

prune(TYPES)
