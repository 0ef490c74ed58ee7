import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { DECIDE_EVENT } from '../../src/render/html/servedAttributes.ts'
import { changeHashes } from './hashList.ts'
import { inlineHash } from './inlineHash.ts'
import { scriptText } from './scriptBuild.ts'

const MODULE = 'virtual:siteblocks-decide'
const ENTRY = fileURLToPath(new URL('../entries/decide.ts', import.meta.url))

/** Runs the script again for the entries behind it. */
const AGAIN = `document.dispatchEvent(new Event('${DECIDE_EVENT}'))`

let built: Promise<string> | undefined

/** The script that chooses variations in server-rendered pages, as one line of ASCII. */
export function decideScript(): Promise<string> {
  built ??= scriptText(ENTRY)
  return built
}

/** Makes the script importable as text for `siteblocks/server`. */
export function decideModule(): Plugin {
  return {
    name: 'siteblocks:decide-module',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    async load(id) {
      if (id !== `\0${MODULE}`) return null
      const code = await decideScript()
      const hash = [code, AGAIN].map((text) => `'${inlineHash(text)}'`).join(' ')
      return Object.entries({ code, again: AGAIN, hash })
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}\n`)
        .join('')
    },
  }
}

/** Writes the script as `decide.js`, for policies that forbid inline scripts. */
export function decideFile(): Plugin {
  return {
    name: 'siteblocks:decide-file',
    apply: 'build',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'decide.js', source: await decideScript() })
    },
    writeBundle() {
      changeHashes((hashes) => hashes.set('decide.js again inline', inlineHash(AGAIN)))
    },
  }
}
