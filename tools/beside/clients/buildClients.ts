import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { bundle as bundleEntry, packagesAsFrom } from '../../bench/entrants/bundle.mjs'

export const CLIENTS = ['gen1', 'gen2', 'embed', 'modules'] as const
export type ClientName = (typeof CLIENTS)[number]

/** Files of the pages by path. */
export async function buildClients(): Promise<Map<string, string>> {
  const glue = await bundle('tools/beside/clients/siteblocks.js')
  const files = new Map([
    ['/harness.js', await bundle('tools/beside/page/harness.ts')],
    ['/gen1.js', await bundle('tools/beside/clients/gen1.jsx')],
    ['/gen2.js', await bundle('tools/beside/clients/gen2.jsx')],
    ['/embed.js', `${readFileSync('dist/embed.js', 'utf8')}\n${glue}`],
    ['/plain/embed.js', readFileSync('dist/embed.js', 'utf8')],
  ])
  const parts = JSON.parse(readFileSync('dist/modules/parts.json', 'utf8'))
  for (const file of readdirSync('dist/modules').filter((name) => name.endsWith('.js'))) {
    const code = readFileSync(`dist/modules/${file}`, 'utf8')
    const isFirst = file === parts.siteblocks
    files.set(`/modules/${file}`, isFirst ? `${code}\n${glue}` : code)
    files.set(`/plain/${file}`, code)
  }
  return files
}

/** The builder's clients are those of the benchmark, installed there. */
function bundle(entry: string): Promise<string> {
  const plugins = [packagesAsFrom('/beside/', resolve('tools/bench/package.json'))]
  return bundleEntry(resolve(entry), { target: 'es2022', minify: false }, plugins)
}
