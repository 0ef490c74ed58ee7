import { minify } from 'terser'
import type { Plugin } from 'vite'

/**
 * Goes over the minified file once more, and writes it in ASCII, so that a page in any encoding reads it right.
 *
 * The bundler's own minifier writes UTF-8. Terser finds another per cent after it, and is fast enough on what is
 * small already. `unsafe_arrows` makes arrows of functions that never say `this`: nothing calls those with `new`.
 * Not so `pure_getters`: React reads a `nodeType` only to see whether that throws, animations an opacity for the
 * layout that it causes.
 *
 * @param preamble - First line of the file, if it has one.
 */
export function squeeze(preamble?: string): Plugin {
  return {
    name: 'siteblocks:squeeze',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        const result = await minify(chunk.code, {
          ecma: 2020,
          compress: { passes: 3, ecma: 2020, keep_fargs: false, unsafe_arrows: true },
          format: { ascii_only: true, comments: false, ...(preamble ? { preamble } : {}) },
          sourceMap: chunk.map ? { content: JSON.stringify(chunk.map), asObject: true } : false,
        })
        if (result.code === undefined) this.error('Terser wrote nothing.')
        chunk.code = result.code
        const map = bundle[`${chunk.fileName}.map`]
        if (map?.type === 'asset') map.source = JSON.stringify(result.map)
      }
    },
  }
}
