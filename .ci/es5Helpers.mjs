import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { minify } from 'terser'
import { register } from 'tsx/esm/api'

// Writes src/expression/testing/es5Helpers.json anew: code as editors store it, by the compilers of
// several years. From its version 6 on, TypeScript warns of ES5; from 7 on, it does not write it at
// all.
const VERSIONS = ['3.9.10', '5.9.3']

register()
const { ES5_SOURCES } = await import('../src/expression/testing/es5Sources.ts')
// Most helpers are the same in all versions.
const names = new Map()
for (const version of VERSIONS) {
  for (const [index, stored] of compileAll(version).entries()) {
    const { code: minified } = await minify(stored, { parse: { bare_returns: true } })
    const name = `${ES5_SOURCES[index].name} (${version})`
    if (!names.has(stored)) names.set(stored, name)
    if (!names.has(minified)) names.set(minified, `${name}, minified`)
  }
}
const entries = Array.from(names, ([stored, name]) => ({ name, stored }))
const page = 'src/expression/testing/es5Helpers.json'
writeFileSync(page, `${JSON.stringify(entries, null, 2)}\n`)

/** The stored form of each source, in order. */
function compileAll(version) {
  const folder = mkdtempSync(join(tmpdir(), 'es5-'))
  try {
    const files = ES5_SOURCES.map(({ code, value }, index) => {
      const file = join(folder, `${index}.ts`)
      writeFileSync(file, `${code}\nvar _virtual_index = ${value};\n`)
      return file
    })
    for (const isIterating of [false, true]) {
      const some = files.filter((_, index) => Boolean(ES5_SOURCES[index].iterates) === isIterating)
      compile(version, folder, ['--downlevelIteration', `${isIterating}`, ...some])
    }
    return files.map(
      (file) => `${readFileSync(file.replace(/ts$/, 'js'), 'utf8')}return _virtual_index`,
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Compiles as the editor does: what the types are does not matter. */
function compile(version, folder, files) {
  const tsc = [
    '--yes',
    '--package',
    `typescript@${version}`,
    'tsc',
    '--target',
    'es5',
    '--lib',
    'es2020',
  ]
  // It reports types with 2, and writes the code all the same.
  const { status, stdout } = spawnSync('npx', [...tsc, ...files], { cwd: folder, encoding: 'utf8' })
  if (status !== 0 && status !== 2) throw new Error(stdout)
}
