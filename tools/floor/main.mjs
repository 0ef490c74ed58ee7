// Checks that the syntax and features of dist/embed.js, loader.js, connect.js and decide.js work in
// every browser of the floor, according to MDN's data. EXPECTED lists features that a browser may
// lack, with the consequence.
import { readFileSync } from 'node:fs'
import { EXPECTED, FLOOR } from './floor.ts'
import { newerFeatures } from './newerFeatures.ts'

const used = new Map()
const problems = []
for (const name of ['embed.js', 'loader.js', 'connect.js', 'decide.js']) {
  const code = readFileSync(`dist/${name}`, 'utf8').replace(/^\s*<script[^>]*>|<\/script>\s*$/g, '')
  try {
    for (const [feature, browsers] of newerFeatures(code, FLOOR, 2022)) used.set(feature, browsers)
  } catch (error) {
    problems.push(`${name}: ${error}`)
  }
}
for (const [feature, browsers] of used) {
  if (!(feature in EXPECTED)) problems.push(`${feature}: ${browsers}`)
}
for (const feature of Object.keys(EXPECTED)) {
  if (!used.has(feature))
    problems.push(`${feature} is expected in tools/floor/floor.ts, and not used`)
}
for (const problem of problems) console.error(`! ${problem}`)
const floor = Object.entries(FLOOR).map(([browser, version]) => `${browser} ${version}`)
console.log(`${floor.join(', ')}: ${used.size} newer features, ${problems.length} problems`)
process.exitCode = problems.length ? 1 : 0
