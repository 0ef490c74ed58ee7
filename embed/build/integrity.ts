import { copyFileSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import type { Plugin } from 'vite'
import { changeHashes, fileHash } from './hashList.ts'
import { inlineHash } from './inlineHash.ts'
import { manifest } from './manifest.ts'

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
      changeHashes((hashes) => {
        for (const file of files) {
          const hash = fileHash(`dist/${file}`)
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
      })
    },
  }
}
