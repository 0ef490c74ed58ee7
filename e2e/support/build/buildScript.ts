import { join } from 'node:path'
import { type Alias, build, type Plugin, type Rollup } from 'vite'
import { root } from '../../../tools/kit/root.mjs'

interface Sources {
  readonly folder: string
  /** Texts of files that the folder does not contain, by name. The first is the entry. */
  readonly files: Readonly<Record<string, string>>
  readonly mode: 'development' | 'production'
  readonly alias: readonly Alias[]
  readonly plugins?: readonly Plugin[]
}

/** Bundles an application with the package from `dist` into a script. */
export async function buildScript(sources: Sources): Promise<string> {
  const { folder, files, mode, alias, plugins = [] } = sources
  const [entry = ''] = Object.keys(files)
  const [output] = (await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    plugins: [inMemory(folder, files), ...plugins],
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    resolve: {
      alias: [...alias, { find: /^siteblocks\/(\w+)$/, replacement: `${root}dist/$1.mjs` }],
    },
    build: {
      write: false,
      minify: false,
      lib: { entry: join(folder, entry), formats: ['iife'], name: 'App' },
    },
  })) as Rollup.RollupOutput[]
  return output?.output[0].code ?? ''
}

function inMemory(folder: string, files: Readonly<Record<string, string>>): Plugin {
  const texts = new Map(Object.entries(files).map(([name, text]) => [join(folder, name), text]))
  return {
    name: 'in-memory',
    enforce: 'pre',
    resolveId: (id) => [id, join(folder, id)].find((path) => texts.has(path)),
    load: (id) => texts.get(id),
  }
}
