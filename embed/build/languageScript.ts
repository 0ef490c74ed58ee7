import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build, type Plugin } from 'vite'

const FOLDER = fileURLToPath(new URL('../../src/expression/', import.meta.url))
const CORE = `${FOLDER}core.ts`

/** Most bytes of `language.js`, gzipped. */
const LIMIT = 9_000

let built: Promise<string> | undefined

/**
 * Writes `language.js`, the part of the language that few entries use. It has nothing of what `embed.js` has of the
 * language: that is handed to it, as a list in the order of {@link coreNames}.
 */
export function languageFile(): Plugin {
  return {
    name: 'siteblocks:language-file',
    load: (id) =>
      id === `${FOLDER}languageCore.ts`
        ? `import { ${coreNames()} } from './core'\nexport const languageCore = [${coreNames()}]`
        : null,
    async generateBundle() {
      built ??= buildScript()
      const source = await built
      const size = gzipSync(source).length
      if (size > LIMIT) this.error(`language.js has ${size} bytes gzipped, the limit is ${LIMIT}`)
      this.emitFile({ type: 'asset', fileName: 'language.js', source })
    },
  }
}

/** What the language is extended with. */
function coreNames(): string {
  const source = readFileSync(CORE, 'utf8')
  const lists = Array.from(source.matchAll(/export \{([^}]*)\} from/g), ([, list = '']) => list)
  return lists.flatMap((list) => list.match(/\w+/g) ?? []).join(', ')
}

async function buildScript(): Promise<string> {
  const handedOver: Plugin = {
    name: 'siteblocks:handed-over',
    load: (id) =>
      id === CORE
        ? `const [${coreNames()}] = document.currentScript.siteblocks\nexport { ${coreNames()} }`
        : null,
  }
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [handedOver],
    build: {
      target: 'es2021',
      write: false,
      minify: 'oxc',
      lib: { entry: `${FOLDER}extension/index.ts`, formats: ['iife'], name: 'SiteBlocksLanguage' },
      rolldownOptions: { output: { charset: 'ascii', comments: false } },
    },
  })
  const outputs = Array.isArray(result) ? result : [result]
  const chunk = outputs.flatMap((one) => ('output' in one ? one.output : []))[0]
  if (chunk?.type !== 'chunk') throw new Error('language.js was not built.')
  return chunk.code
}
