import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { build, type Plugin, type Rollup } from 'vite'

/** The builder's clients are those of the benchmark, installed there. */
const peers = resolve('bench/package.json')

const usePeers: Plugin = {
  name: 'beside:peers',
  enforce: 'pre',
  resolveId(source, importer) {
    if (!importer?.includes('/beside/') || !/^[@a-z]/.test(source)) return null
    return this.resolve(source, peers, { skipSelf: true })
  },
}

export const CLIENTS = ['gen1', 'gen2', 'embed', 'modules'] as const
export type ClientName = (typeof CLIENTS)[number]

/** Files of the pages by path. */
export async function buildClients(): Promise<Map<string, string>> {
  const glue = await bundle('beside/clients/siteblocks.js')
  const files = new Map([
    ['/harness.js', await bundle('beside/page/harness.ts')],
    ['/gen1.js', await bundle('beside/clients/gen1.jsx')],
    ['/gen2.js', await bundle('beside/clients/gen2.jsx')],
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

async function bundle(entry: string): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [usePeers],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      lib: {
        entry: resolve(entry),
        formats: ['iife'],
        name: 'Client',
        fileName: () => 'client.js',
      },
    },
  })
  const [
    {
      output: [chunk],
    },
  ] = output as [Rollup.RollupOutput]
  return chunk.code
}
