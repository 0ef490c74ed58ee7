import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { ensureDependencies } from '../../kit/commands/ensureDependencies.mjs'
import { bundle, packagesAsFrom } from './bundle.mjs'

const FOLDER = resolve('tools/bench')

/** Entrants built here. SiteBlocks is used as built for sites. */
const BUILT = ['gen1.jsx', 'gen2.jsx', 'floor.jsx', 'bare.js']

/**
 * Builds the entrants' scripts by name, each one minified file that defines `window.entrant`.
 *
 * @param {Record<string, string>} embeds - Paths of builds of embed.js by name.
 * @returns {Promise<{ scripts: Map<string, string>, sizes: Record<string, { gzip: number, brotli:
 *   number }> }>}
 */
export async function buildEntrants(embeds) {
  await ensureDependencies(FOLDER)
  const scripts = new Map()
  const sizes = {}
  const glue = await readFile(join(FOLDER, 'entrants/siteblocks.js'), 'utf8')
  for (const [name, path] of Object.entries(embeds)) {
    const code = await readFile(path, 'utf8')
    scripts.set(name, `${code}\n${glue}`)
    sizes[name] = sizesOf(code)
  }
  const parts = JSON.parse(await readFile('dist/modules/parts.json', 'utf8'))
  for (const file of await readdir('dist/modules')) {
    if (!file.endsWith('.js')) continue
    const code = await readFile(join('dist/modules', file), 'utf8')
    const isFirst = file === parts.siteblocks
    scripts.set(`modules/${file}`, isFirst ? `${code}\n${glue}` : code)
    // Size counts only files that load before anything can be shown.
    if (isFirst) sizes.modules = sizesOf(code)
  }
  scripts.set('live', `/modules/${parts.live}`)
  scripts.set('sanitize', `/modules/${parts.sanitize}`)
  for (const file of BUILT) {
    const [name] = file.split('.')
    // The floor uses the project's own React and Emotion; clients use the versions that they
    // require.
    const plugins =
      name === 'floor' ? [packagesAsFrom('/bench/entrants/', resolve('src/index.ts'))] : []
    const options = { target: 'es2021', minify: 'oxc' }
    const code = await bundle(join(FOLDER, 'entrants', file), options, plugins)
    scripts.set(name, code)
    sizes[name] = sizesOf(code)
  }
  for (const name of ['start', 'mount', 'visit']) {
    scripts.set(name, await readFile(join(FOLDER, `harness/page/${name}.js`), 'utf8'))
  }
  scripts.set('embed', await readFile(embeds.siteblocks, 'utf8'))
  scripts.set('loader', await readFile('dist/loader.js', 'utf8'))
  return { scripts, sizes }
}

const sizesOf = (code) => ({
  gzip: gzipSync(code, { level: 9 }).length,
  brotli: brotliCompressSync(code).length,
})
