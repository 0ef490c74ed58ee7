import { minify } from 'terser'
import type { Plugin } from 'vite'

/**
 * Writes every character outside ASCII as an escape, so that a page in any encoding reads the file right.
 *
 * The bundler's own minifier is faster and as small, but writes UTF-8; Terser only prints here.
 *
 * @param preamble - First line of the file.
 */
export function asciiOnly(preamble: string): Plugin {
  return {
    name: 'siteblocks:ascii-only',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        const printed = await minify(chunk.code, {
          compress: false,
          mangle: false,
          ecma: 2020,
          format: { ascii_only: true, comments: false, preamble },
          sourceMap: chunk.map ? { content: JSON.stringify(chunk.map), asObject: true } : false,
        })
        if (printed.code === undefined) this.error('Terser printed nothing.')
        chunk.code = printed.code
        if (chunk.map && typeof printed.map === 'object') Object.assign(chunk.map, printed.map)
      }
    },
  }
}
