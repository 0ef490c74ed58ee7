import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const MODULE = 'virtual:siteblocks-guides'
const DOCS = fileURLToPath(new URL('../docs/', import.meta.url))

const FOLDERS = ['', 'frameworks/', 'security/']

/** Provides the titles of the guides and what each says, as a module. */
export function guidesModule(): Plugin {
  return {
    name: 'siteblocks:guides-module',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load(id) {
      if (id !== `\0${MODULE}`) return null
      return `export const guides = ${JSON.stringify(readGuides())}\n`
    },
  }
}

function readGuides() {
  return FOLDERS.flatMap((folder) => {
    const names = readdirSync(join(DOCS, folder)).flatMap(
      (file) => file.match(/^[a-z].*(?=\.md$)/) ?? [],
    )
    return names.map((name) => {
      const text = readFileSync(join(DOCS, folder, `${name}.md`), 'utf8')
      const [, title = name, about = ''] = /^# (.*)\n+(.*(?:\n.+)*)/.exec(text) ?? []
      return { name: folder + name, title, about: about.replaceAll('\n', ' ') }
    })
  })
}
