import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { minify } from 'terser'
import { register } from 'tsx/esm/api'

// Regenerates src/expression/testing/es5Helpers.json: code as editors store it, from compilers of
// several years. TypeScript 6 warns about ES5, and TypeScript 7 no longer emits it.
const VERSIONS = ['3.9.10', '5.9.3']

register()
const { ES5_SOURCES } = await import('../../src/expression/testing/es5Sources.ts')
// Most helpers are identical in all versions, so each is stored once.
const names = new Map()
for (const version of VERSIONS) {
  for (const [index, stored] of compileAll(version).entries()) {
    const { code: minified } = await minify(stored, { parse: { bare_returns: true } })
    const name = `${ES5_SOURCES[index].name} (${version})`
    if (!names.has(stored)) names.set(stored, name)
    if (!names.has(minified)) names.set(minified, `${name}, minified`)
  }
}
const entries = Object.fromEntries(Array.from(names, ([stored, name]) => [name, stored]))
const page = 'src/expression/testing/es5Helpers.json'
writeFileSync(page, `${JSON.stringify(entries, null, 2)}\n`)

/** Compiles each source to its stored form, in order. */
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

/** Compiles like the editor, ignoring types. */
function compile(version, folder, files) {
  const tsc = `--yes --package typescript@${version} tsc --target es5 --lib es2020`.split(' ')
  // Status 2 means type errors; the code is written anyway.
  const { status, stdout } = spawnSync('npx', [...tsc, ...files], { cwd: folder, encoding: 'utf8' })
  if (status !== 0 && status !== 2) throw new Error(stdout)
}
