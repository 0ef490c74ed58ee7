import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build, type Plugin } from 'vite'

const FOLDER = fileURLToPath(new URL('../../src/expression/', import.meta.url))
const CORE = `${FOLDER}core.ts`

/** Most bytes of `language.js`, gzipped. */
const LIMIT = 8_000

let built: Promise<string> | undefined

/** Writes `language.js`: the part of the language that few entries use, without what `embed.js` has of it. */
export function languageFile(): Plugin {
  return {
    name: 'siteblocks:language-file',
    apply: 'build',
    async generateBundle() {
      built ??= buildScript()
      const source = await built
      const size = gzipSync(source).length
      if (size > LIMIT) this.error(`language.js has ${size} bytes gzipped, the limit is ${LIMIT}`)
      this.emitFile({ type: 'asset', fileName: 'language.js', source })
    },
  }
}

async function buildScript(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      target: 'es2021',
      write: false,
      minify: 'oxc',
      lib: { entry: `${FOLDER}extension/index.ts`, formats: ['iife'], name: 'SiteBlocksLanguage' },
      rolldownOptions: {
        external: CORE,
        output: {
          charset: 'ascii',
          comments: false,
          // What `embed.js` is made of; it hands that to the element.
          globals: { [CORE]: 'document.currentScript.siteblocks' },
        },
      },
    },
  })
  const outputs = Array.isArray(result) ? result : [result]
  const chunk = outputs.flatMap((one) => ('output' in one ? one.output : []))[0]
  if (chunk?.type !== 'chunk') throw new Error('language.js was not built.')
  return chunk.code
}
