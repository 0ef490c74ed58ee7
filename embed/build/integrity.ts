import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/**
 * Writes `dist/sri.json` beside the built files: the hash of each for its `integrity` attribute, and of an
 * inline script for the page's policy.
 *
 * @param files - Names of files in `dist`.
 * @param inline - Hash of the inline script that server-rendered pages have.
 */
export function integrity(files: readonly string[], inline: () => Promise<string>): Plugin {
  return {
    name: 'siteblocks:integrity',
    apply: 'build',
    async writeBundle() {
      const hashes: Record<string, string> = {}
      for (const file of files) {
        const hash = createHash('sha384').update(readFileSync(`dist/${file}`))
        hashes[file] = `sha384-${hash.digest('base64')}`
      }
      hashes['decide.js inline'] = await inline()
      writeFileSync('dist/sri.json', `${JSON.stringify(hashes, null, 2)}\n`)
    },
  }
}
