import { copyFileSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import type { Plugin } from 'vite'
import { changeHashes, fileHash } from './hashList.ts'
import { inlineHash } from './inlineHash.ts'
import { manifest } from './manifest.ts'

/**
 * Writes hashes of the built files to `dist/sri.json`: for `integrity` attributes, and for policies
 * of pages that paste a script inline. Also writes a copy of each file with the version in its
 * name, which never changes and may be cached forever.
 *
 * @param files - Names of files in `dist`.
 * @param inline - Names of those that pages may paste inline.
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
