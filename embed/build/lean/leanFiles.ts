import type { Plugin } from 'vite'
import { type Cut, cutCode } from './cutCode.ts'

/**
 * Takes out of libraries what a widget on somebody else's page cannot use.
 *
 * The build fails when a file no longer has what a cut names, or is no longer used.
 *
 * @param name - The last part of the plugin's name.
 * @param cuts - What to take out of a file, by how its path ends.
 */
export function leanFiles(name: string, cuts: Readonly<Record<string, readonly Cut[]>>): Plugin {
  const unused = new Set(Object.keys(cuts))
  return {
    name: `siteblocks:${name}`,
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const [path = id] = id.split('?')
      const found = Object.entries(cuts).find(([file]) => path.endsWith(file))
      if (!found) return null
      const [file, fileCuts] = found
      unused.delete(file)
      try {
        return { code: cutCode(code, fileCuts), map: null }
      } catch (error) {
        this.error(`${file} is not what it was: ${error instanceof Error ? error.message : error}.`)
      }
    },
    buildEnd(error) {
      if (this.meta.watchMode || error || unused.size === 0) return
      this.error(`Nothing uses ${[...unused].join(', ')}, which ${name} makes smaller.`)
    },
  }
}
