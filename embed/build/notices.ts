import { readdirSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

interface Manifest {
  readonly name: string
  readonly version: string
  readonly license?: string
}

const FILE = 'THIRD-PARTY-NOTICES.txt'
const LICENSE_FILE = /^licen[cs]e(?:[.-].*)?$/i
/** Licences that a widget on anybody's page may carry. Where there is a choice, one of them is enough. */
const ALLOWED = /(?:^|[( ])(?:MIT|ISC|BSD-[23]-Clause|0BSD|Apache-2\.0)(?:$|[) ])/

const HEAD = `embed.js and decide.js contain the work of others, under the licences below. Parts that the widget
does not use are left out by the bundler, and the rest is minified.
`

/** Folder of the package that a module is from, or nothing for our own. */
function packageFolder(id: string): string | undefined {
  return /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(id.replace(/^\0|\?.*$/g, ''))?.[0]
}

function licenseText(folder: string): string | undefined {
  const name = readdirSync(folder).find((file) => LICENSE_FILE.test(file))
  return name && readFileSync(`${folder}/${name}`, 'utf8').trim()
}

/**
 * Writes `THIRD-PARTY-NOTICES.txt` beside the bundle: name, version, licence and its text of every package that has code in
 * the bundle. Fails where a licence is missing or is not one that may be passed on so.
 */
export function notices(): Plugin {
  return {
    name: 'siteblocks:notices',
    apply: 'build',
    generateBundle(_options, bundle) {
      const folders = new Set<string>()
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        for (const [id, { renderedLength }] of Object.entries(chunk.modules)) {
          const folder = renderedLength > 0 ? packageFolder(id) : undefined
          if (folder) folders.add(folder)
        }
      }
      const parts = [...folders].map((folder) => {
        const {
          name,
          version,
          license = '',
        } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Manifest
        const text = licenseText(folder)
        if (!ALLOWED.test(license)) this.error(`${name} has the licence "${license}".`)
        if (!text) this.error(`${name} has no file with its licence.`)
        return `${name} ${version} (${license})\n\n${text}\n`
      })
      const rule = `\n${'-'.repeat(80)}\n\n`
      this.emitFile({ type: 'asset', fileName: FILE, source: [HEAD, ...parts.sort()].join(rule) })
    },
  }
}
