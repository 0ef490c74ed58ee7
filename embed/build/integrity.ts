import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { inlineHash } from './inlineHash.ts'
import { manifest } from './manifest.ts'

const LIST = 'dist/sri.json'

/**
 * Adds to `dist/sri.json` what pages pin the built files with: the hash of each for its `integrity`
 * attribute, and of an inline script for the page's policy. Beside each file stands a copy with the
 * version in its name, which never changes and may be cached for good.
 *
 * @param files - Names of files in `dist`.
 * @param inline - Those of them whose text pages may paste as an inline script.
 */
export function integrity(files: readonly string[], inline: readonly string[]): Plugin {
  return {
    name: 'siteblocks:integrity',
    apply: 'build',
    writeBundle() {
      const known = existsSync(LIST) ? JSON.parse(readFileSync(LIST, 'utf8')) : {}
      const hashes = new Map<string, string>(Object.entries(known))
      for (const file of files) {
        const hash = `sha384-${createHash('sha384')
          .update(readFileSync(`dist/${file}`))
          .digest('base64')}`
        const [stem] = file.split('.js')
        const older = new RegExp(`^${stem}-\\d.*\\.js$`)
        for (const name of readdirSync('dist')) if (older.test(name)) rmSync(`dist/${name}`)
        for (const name of hashes.keys()) if (older.test(name)) hashes.delete(name)
        const versioned = `${stem}-${manifest.version}.js`
        copyFileSync(`dist/${file}`, `dist/${versioned}`)
        hashes.set(file, hash).set(versioned, hash)
      }
      for (const file of inline) {
        hashes.set(`${file} inline`, inlineHash(readFileSync(`dist/${file}`, 'utf8')))
      }
      const sorted = Object.fromEntries([...hashes].sort(([a], [b]) => (a < b ? -1 : 1)))
      writeFileSync(LIST, `${JSON.stringify(sorted, null, 2)}\n`)
    },
  }
}
