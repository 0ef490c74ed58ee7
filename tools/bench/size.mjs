// Checks the size of dist/embed.js, and that it runs under a strict policy, in any page encoding,
// and in Node; the bundled size of siteblocks/client; the contents of the npm package; and what
// importing from it costs.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { build } from 'vite'
import { checkPackage } from '../release/checkPackage.mjs'

/** Limits in bytes, gzipped and in brotli, at most 1,000 above the current sizes. */
const LIMITS = JSON.parse(readFileSync('tools/bench/embedSize.json', 'utf8'))
const CLIENT_LIMIT_BYTES = 25_500

const source = readFileSync('dist/embed.js')
const text = source.toString('latin1')
const size = gzipSync(source, { level: 9 }).length
const brotliSize = brotliCompressSync(source).length
const problems = []

const nonAscii = source.findIndex((byte) => byte > 127)
if (nonAscii >= 0) {
  problems.push(
    `a byte outside ASCII at ${nonAscii}: ${JSON.stringify(text.slice(nonAscii - 30, nonAscii + 30))}`,
  )
}
for (const forbidden of ['eval(', 'new Function', 'process.env']) {
  const at = text.indexOf(forbidden)
  if (at >= 0)
    problems.push(`"${forbidden}" at ${at}: ${JSON.stringify(text.slice(at - 40, at + 40))}`)
}
try {
  const { mount } = createRequire(import.meta.url)('../../dist/embed.js')
  if (typeof mount !== 'function') problems.push('required in Node, it has no mount()')
} catch (error) {
  problems.push(`required in Node, it throws: ${error.message}`)
}
if (size > LIMITS.limit) problems.push(`${size} bytes gzipped, the limit is ${LIMITS.limit}`)
if (brotliSize > LIMITS.brotliLimit) {
  problems.push(`${brotliSize} bytes in brotli, the limit is ${LIMITS.brotliLimit}`)
}
for (const path of ['README.md', 'docs/comparison.md']) {
  for (const bytes of Object.values(LIMITS)) {
    const promise = `${bytes / 1000} kB`
    if (!readFileSync(path, 'utf8').includes(promise)) problems.push(`${path} lacks "${promise}"`)
  }
}

console.log(
  `dist/embed.js: ${source.length} bytes, ${size} gzipped (limit ${LIMITS.limit}), ${brotliSize} in brotli (limit ${LIMITS.brotliLimit})`,
)
for (const problem of problems) console.error(`dist/embed.js: ${problem}`)

/** Bundles `siteblocks/client` with its dependencies, as a site would. */
async function bundleClient() {
  const { output } = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: 'oxc',
      rolldownOptions: { input: 'dist/client.mjs', preserveEntrySignatures: 'strict' },
    },
  })
  const modules = output.flatMap((chunk) => Object.keys(chunk.modules ?? {}))
  const code = output.map((chunk) => chunk.code ?? '').join('')
  return { size: gzipSync(code, { level: 9 }).length, modules }
}

const client = await bundleClient()
console.log(
  `siteblocks/client, bundled: ${client.size} bytes gzipped (limit ${CLIENT_LIMIT_BYTES})`,
)
const clientProblems = client.modules
  .filter((id) => /\/(?:react|react-dom|@emotion)\//.test(id))
  .map((id) => `it has ${id} in it`)
if (client.size > CLIENT_LIMIT_BYTES) clientProblems.push(`the limit is ${CLIENT_LIMIT_BYTES}`)
for (const problem of clientProblems) console.error(`siteblocks/client: ${problem}`)
const npm = checkPackage()
console.log(`npm package: ${npm.files} files, ${npm.size} bytes packed`)
for (const problem of npm.problems) console.error(`npm package: ${problem}`)
const imports = spawnSync('npx', ['size-limit', '--config', 'tools/bench/importSizes.json'], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
})
if (imports.status !== 0 || [problems, clientProblems, npm.problems].some(({ length }) => length)) {
  console.error('Limits stay as they are: see "A change needs" in CONTRIBUTING.md.')
  process.exitCode = 1
}
