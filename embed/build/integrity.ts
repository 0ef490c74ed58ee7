import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/**
 * Writes `dist/sri.json` beside the built file: the hash for its `integrity` attribute.
 *
 * @param file - Name of the file in `dist`.
 */
export function integrity(file: string): Plugin {
  return {
    name: 'siteblocks:integrity',
    apply: 'build',
    writeBundle() {
      const hash = createHash('sha384')
        .update(readFileSync(`dist/${file}`))
        .digest('base64')
      writeFileSync('dist/sri.json', `${JSON.stringify({ [file]: `sha384-${hash}` }, null, 2)}\n`)
    },
  }
}
