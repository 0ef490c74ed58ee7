import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin, type Rollup } from 'vite'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** An application to build. */
export interface App {
  /** Source of the entry module. */
  readonly entry: string
  /**
   * Folder that paths in `entry` are relative to.
   *
   * @default the project
   */
  readonly folder?: string
  /** Major version of React. */
  readonly react: '17' | '18' | '19'
}

/** Builds an application like a site, with the package from `dist`. Returns the script. */
export async function buildApp({ entry, folder = root, react }: App): Promise<string> {
  const file = join(folder, 'entry.jsx')
  const suffix = react === '19' ? '' : `-${react}`
  const [output] = (await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    plugins: [inMemory(file, entry)],
    // Includes React's warnings for developers.
    define: { 'process.env.NODE_ENV': '"development"' },
    resolve: {
      alias: [
        { find: /^react(?=\/|$)/, replacement: `react${suffix}` },
        { find: /^react-dom(?=\/|$)/, replacement: `react-dom${suffix}` },
        { find: /^siteblocks\/(\w+)$/, replacement: `${root}dist/$1.mjs` },
      ],
    },
    build: {
      write: false,
      minify: false,
      lib: { entry: file, formats: ['iife'], name: 'App' },
    },
  })) as Rollup.RollupOutput[]
  return output?.output[0].code ?? ''
}

function inMemory(file: string, text: string): Plugin {
  return {
    name: 'in-memory',
    enforce: 'pre',
    resolveId: (id) => (id === file ? id : undefined),
    load: (id) => (id === file ? text : undefined),
  }
}
