import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

/** Files that the npm package may contain. */
const ALLOWED_FILES = [
  /^(?:package\.json|README\.md|LICENSE|CHANGELOG\.md)$/,
  /^dist\/(?:embed|loader|connect|decide)(?:-\d[\w.-]*)?\.js$/,
  /^dist\/(?:index|client|server|server-components|react|global|jsx|shared-\w+)\.mjs$/,
  /^dist\/\w+\.d\.m?ts$/,
  /^dist\/modules\/(?:siteblocks|(?:live|sanitize|editor|createEditorConnection)-[\w-]{8})\.js$/,
  /^dist\/modules\/(?:package\.json|parts\.json|sbom\.cdx\.json|siteblocks\.d\.ts)$/,
  /^dist\/types\/(?:src|embed)\/.+\.d\.ts$/,
  /^dist\/(?:package\.json|sri\.json|sbom\.cdx\.json|embed\.js\.map|translations\.json|THIRD-PARTY-NOTICES\.txt)$/,
]
/**
 * Limit in compressed bytes for modules and types. The widget, included twice, has its own limit.
 */
const MAX_BYTES_BESIDE_WIDGET = 350_000
/** Limit in compressed bytes for the first part of the module build. */
const MAX_FIRST_PART_BYTES = 63_000
/** Limit in compressed bytes for the module with the blocks and React, for server components. */
const MAX_COMPONENTS_BYTES = 165_000

const isTest = (path) => /(?:^|\/)(?:testing|build)\/|\.(?:test|spec)\./.test(path)

/** Files that package.json promises in `exports`. */
function promisedFiles({ exports }) {
  const open = Object.values(exports)
  const files = []
  for (const target of open) {
    if (typeof target === 'string') files.push(target)
    else open.push(...Object.values(target))
  }
  return files.map((file) => file.replace(/^\.\//, ''))
}

function hashProblems(hashes) {
  return Object.entries(hashes)
    .filter(([name]) => name.endsWith('.js'))
    .filter(([name, hash]) => {
      const file = `dist/${name}`
      if (!existsSync(file)) return true
      return hash !== `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`
    })
    .map(([name]) => `dist/sri.json has another hash than dist/${name}, or there is no such file`)
}

function gzippedSize(path) {
  return gzipSync(readFileSync(path), { level: 9 }).length
}

/** Imports modules as server components do, and prints those that fail. */
const IMPORT_ON_SERVER = `
import { readFileSync } from 'node:fs'
for (const name of process.argv.slice(1)) {
  if (/^["']use client/.test(readFileSync(new URL(import.meta.resolve(name)), 'utf8'))) continue
  await import(name).catch(({ message }) => console.log(name + ': ' + /.*/.exec(message)))
}`

/** Lists the modules that server components cannot import, for want of "use client" say. */
function serverComponentProblems({ name, exports }) {
  const modules = Object.keys(exports).filter((path) => !/\.js(?:on)?$/.test(path))
  const names = modules.map((path) => path.replace('.', name))
  const options = ['--conditions=react-server', '--input-type=module', '-e', IMPORT_ON_SERVER]
  const failed = execFileSync(process.execPath, [...options, ...names], { encoding: 'utf8' })
  return failed
    .split('\n')
    .filter(Boolean)
    .map((line) => `server components cannot import ${line}`)
}

/** Lists the problems of the package that npm would publish. Needs no network. */
export function checkPackage() {
  const manifest = JSON.parse(readFileSync('package.json', 'utf8'))
  const { version } = manifest
  const [packed] = JSON.parse(
    execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      shell: process.platform === 'win32',
    }),
  )
  const paths = new Set(packed.files.map(({ path }) => path))
  const hashes = JSON.parse(readFileSync('dist/sri.json', 'utf8'))
  const problems = [...hashProblems(hashes), ...serverComponentProblems(manifest)]

  for (const path of paths) {
    if (isTest(path) || !ALLOWED_FILES.some((pattern) => pattern.test(path))) {
      problems.push(`${path} has no business in the package`)
    }
  }
  for (const path of [...paths].filter((name) => /\.m?js$/.test(name))) {
    const [, map] = /\/\/# sourceMappingURL=(.+)\s*$/.exec(readFileSync(path, 'utf8')) ?? []
    if (map && !paths.has(`dist/${map}`))
      problems.push(`${path} names a source map, ${map}, which is not in the package`)
  }
  const react = readFileSync('dist/react.mjs', 'utf8')
  if (react.includes('jsx-runtime'))
    problems.push(
      'dist/react.mjs imports react/jsx-runtime, which Node and bundlers miss in React 17',
    )
  for (const file of promisedFiles(manifest)) {
    if (!paths.has(file)) problems.push(`package.json names ${file}, which is not in the package`)
  }
  for (const stem of ['embed', 'loader', 'connect', 'decide']) {
    for (const file of [`${stem}.js`, `${stem}-${version}.js`]) {
      if (!(file in hashes)) problems.push(`dist/sri.json has no hash of ${file}`)
      if (!paths.has(`dist/${file}`)) problems.push(`dist/${file} is not in the package`)
    }
  }
  if (!paths.has('dist/THIRD-PARTY-NOTICES.txt'))
    problems.push('the licences of others are missing')
  const components = gzippedSize('dist/server-components.mjs')
  if (components > MAX_COMPONENTS_BYTES)
    problems.push(
      `dist/server-components.mjs has ${components} bytes gzipped, the limit is ${MAX_COMPONENTS_BYTES}`,
    )
  const parts = JSON.parse(readFileSync('dist/modules/parts.json', 'utf8'))
  for (const name of ['siteblocks', 'live', 'sanitize', 'editor']) {
    if (!(`modules/${parts[name]}` in hashes))
      problems.push(`dist/sri.json has no hash of the part ${name}`)
  }
  const firstPart = gzippedSize('dist/modules/siteblocks.js')
  if (firstPart > MAX_FIRST_PART_BYTES)
    problems.push(
      `dist/modules/siteblocks.js has ${firstPart} bytes gzipped, the limit is ${MAX_FIRST_PART_BYTES}`,
    )
  const modules = [...paths].filter((path) => /^dist\/modules\/.+\.js$/.test(path))
  const beside =
    packed.size -
    2 * gzippedSize('dist/embed.js') -
    components -
    // Only debuggers load the source map.
    gzippedSize('dist/embed.js.map') -
    modules.reduce((sum, path) => sum + gzippedSize(path), 0)
  if (beside > MAX_BYTES_BESIDE_WIDGET)
    problems.push(
      `${beside} bytes packed beside the widget, the limit is ${MAX_BYTES_BESIDE_WIDGET}`,
    )
  return { version, files: paths.size, size: packed.size, problems }
}
