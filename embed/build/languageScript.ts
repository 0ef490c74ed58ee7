import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'
import { scriptText } from './scriptBuild.ts'

const FOLDER = fileURLToPath(new URL('../../src/expression/', import.meta.url))
const CORE = `${FOLDER}core.ts`

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }

/** Most bytes of `language.js`, gzipped. */
const LIMIT = 12_500

let built: Promise<string> | undefined

/**
 * Writes `language.js`, the part of the language that few entries use. It has nothing of what `embed.js` has of the
 * language: that is handed to it, as a list in the order of {@link coreNames}.
 */
export function languageFile(): Plugin {
  return {
    name: 'siteblocks:language-file',
    async load(id) {
      if (id !== `${FOLDER}languageCore.ts`) return null
      const hash = createHash('sha256')
        .update(await script())
        .digest('base64')
      return [
        `import { ${coreNames()} } from './core'`,
        `export const languageCore = ['${coreVersion()}', ${coreNames()}]`,
        `export const languageIntegrity = 'sha256-${hash}'`,
      ].join('\n')
    },
    async generateBundle() {
      const source = await script()
      const size = gzipSync(source).length
      if (size > LIMIT) this.error(`language.js has ${size} bytes gzipped, the limit is ${LIMIT}`)
      this.emitFile({ type: 'asset', fileName: 'language.js', source })
    },
  }
}

function script(): Promise<string> {
  built ??= buildScript()
  return built
}

/** What tells whether the two files are of the same build. */
function coreVersion(): string {
  return createHash('sha256').update(version).update(coreNames()).digest('hex').slice(0, 8)
}

/** What the language is extended with. */
function coreNames(): string {
  const source = readFileSync(CORE, 'utf8')
  const lists = Array.from(source.matchAll(/export \{([^}]*)\} from/g), ([, list = '']) => list)
  return lists.flatMap((list) => list.match(/\w+/g) ?? []).join(', ')
}

function buildScript(): Promise<string> {
  const handedOver: Plugin = {
    name: 'siteblocks:handed-over',
    load: (id) =>
      id === CORE
        ? [
            `const [version, ${coreNames()}] = document.currentScript.siteblocks`,
            `if (version !== '${coreVersion()}') throw new Error('SiteBlocks: language.js is of another version than embed.js. Copy both from the same package.')`,
            `export { ${coreNames()} }`,
          ].join('\n')
        : null,
  }
  return scriptText(`${FOLDER}extension/index.ts`, [handedOver])
}
