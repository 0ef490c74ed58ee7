import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { ensureDependencies } from '../../.ci/ensureDependencies.mjs'
import { findNodeModules } from './findNodeModules.mjs'

const FOLDER = resolve('bench')

/** Entrants that are built here. SiteBlocks is not: it is the file that sites load. */
const BUILT = ['gen1', 'gen2', 'floor']

/**
 * The entrants' scripts by name, each one minified file that defines `window.entrant`.
 *
 * @returns {Promise<{ scripts: Map<string, string>, sizes: Record<string, number> }>} `sizes` are gzipped bytes.
 */
export async function buildEntrants() {
  await ensureDependencies(FOLDER)
  const embed = await readFile('dist/embed.js', 'utf8')
  const scripts = new Map()
  const sizes = { siteblocks: gzippedSize(embed) }
  const glue = await readFile(join(FOLDER, 'entrants/siteblocks.js'), 'utf8')
  scripts.set('siteblocks', `${embed}\n${glue}`)
  scripts.set('embed', embed)
  for (const name of BUILT) {
    const code = await bundle(`${name}.jsx`)
    scripts.set(name, code)
    sizes[name] = gzippedSize(code)
  }
  for (const name of ['start', 'mount', 'bench']) {
    scripts.set(name, await readFile(join(FOLDER, `harness/page/${name}.js`), 'utf8'))
  }
  const loader = 'dist/loader.js'
  if (existsSync(loader)) scripts.set('loader', await readFile(loader, 'utf8'))
  return { scripts, sizes }
}

const gzippedSize = (code) => gzipSync(code, { level: 9 }).length

async function bundle(entry) {
  const outDir = await mkdtemp(join(tmpdir(), 'bench-'))
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    // The floor stands on the project's own React and Emotion, the clients on what they ask for.
    plugins: entry === 'floor.jsx' ? [findNodeModules()] : [],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      target: 'es2021',
      outDir,
      minify: 'oxc',
      lib: {
        entry: join(FOLDER, 'entrants', entry),
        formats: ['iife'],
        name: 'Entrant',
        fileName: () => 'entrant.js',
      },
    },
  })
  const code = await readFile(join(outDir, 'entrant.js'), 'utf8')
  await rm(outDir, { recursive: true })
  return code
}
