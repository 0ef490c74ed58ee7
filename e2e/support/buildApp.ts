import { fileURLToPath } from 'node:url'
import { build, type Plugin, type Rollup } from 'vite'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Exists in memory only. */
const ENTRY = `${root}entry.jsx`

/** An application of a site, to be built. */
export interface App {
  /** The module that starts it. Paths in it are relative to the project. */
  readonly entry: string
  /** Major version of React. */
  readonly react: '17' | '18' | '19'
}

/** Builds an application as a site would, with the package as it stands in `dist`. Returns the script. */
export async function buildApp({ entry, react }: App): Promise<string> {
  const suffix = react === '19' ? '' : `-${react}`
  const [output] = (await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [startsWith(entry)],
    // With what React says to developers.
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
      lib: { entry: ENTRY, formats: ['iife'], name: 'App' },
    },
  })) as Rollup.RollupOutput[]
  return output?.output[0].code ?? ''
}

function startsWith(entry: string): Plugin {
  return {
    name: 'entry',
    enforce: 'pre',
    resolveId: (id) => (id === ENTRY ? id : undefined),
    load: (id) => (id === ENTRY ? entry : undefined),
  }
}
