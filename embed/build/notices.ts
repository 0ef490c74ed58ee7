import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { Plugin, Rolldown } from 'vite'

interface Manifest {
  readonly name: string
  readonly version: string
  readonly license?: string
}

const FILE = 'THIRD-PARTY-NOTICES.txt'
const LICENSE_FILE = /^licen[cs]e(?:[.-].*)?$/i
const RULE = `\n${'-'.repeat(80)}\n\n`
/** Licences that a widget on any page may include. If there are several, one of them is enough. */
const ALLOWED = /(?:^|[( ])(?:MIT|ISC|BSD-[23]-Clause|0BSD|Apache-2\.0)(?:$|[) ])/

const HEAD = `The scripts and modules of this package contain the work of others, under the licences below. Parts that
they do not use are left out by the bundler, and scripts are minified.
`

/** Folder of a module's package; `undefined` for our own modules. */
function packageFolder(id: string): string | undefined {
  return /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(id.replace(/^\0|\?.*$/g, ''))?.[0]
}

function licenseText(folder: string): string | undefined {
  const name = readdirSync(folder).find((file) => LICENSE_FILE.test(file))
  return name && readFileSync(`${folder}/${name}`, 'utf8').trim()
}

/** Folders of all packages with code in a bundle. */
function packageFolders(bundle: Rolldown.OutputBundle): string[] {
  const modules = Object.values(bundle).flatMap((file) =>
    file.type === 'chunk' ? Object.entries(file.modules) : [],
  )
  const folders = modules.map(([id, { renderedLength }]) =>
    renderedLength > 0 ? packageFolder(id) : undefined,
  )
  return Array.from(new Set(folders.filter((folder) => folder !== undefined)))
}

/**
 * Name, version, licence and licence text of a package. Throws if the text is missing or the
 * licence is not allowed.
 */
function noticeOf(folder: string): string {
  const manifest = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Manifest
  const { name, version, license = '' } = manifest
  const text = licenseText(folder)
  if (!ALLOWED.test(license)) throw new Error(`${name} has the licence "${license}".`)
  if (!text) throw new Error(`${name} has no file with its licence.`)
  return `${name} ${version} (${license})\n\n${text}\n`
}

/**
 * Writes `THIRD-PARTY-NOTICES.txt` next to the bundle, with a notice for every package that has
 * code in it.
 *
 * @param before - Path to the notices of an earlier build, which are included.
 */
export function notices(before?: string): Plugin {
  return {
    name: 'siteblocks:notices',
    apply: 'build',
    generateBundle(_options, bundle) {
      const parts = packageFolders(bundle).map(noticeOf)
      if (before && existsSync(before)) {
        const [, ...earlier] = readFileSync(before, 'utf8').split(RULE)
        parts.push(...earlier)
      }
      const all = Array.from(new Set(parts)).sort()
      this.emitFile({ type: 'asset', fileName: FILE, source: [HEAD, ...all].join(RULE) })
    },
  }
}
