import { minify as minifyByTerser } from 'terser'
import { minify as minifyByUglify } from 'uglify-js'
import type { Plugin } from 'vite'

/** What a minifier leaves: the code, and its source map as JSON where one was asked for. */
interface Squeezed {
  readonly code: string
  readonly map: string | undefined
}

/**
 * Goes over the minified file twice more, and writes it in ASCII, so that a page in any encoding reads it right.
 *
 * The bundler's own minifier writes UTF-8. Terser finds another per cent after it, UglifyJS more than one after
 * both, and they are fast enough on what is small already.
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
        const map = chunk.map ? JSON.stringify(chunk.map) : undefined
        const once = await squeezeByTerser({ code: chunk.code, map })
        const twice = squeezeByUglify(once, preamble)
        chunk.code = twice.code
        const file = bundle[`${chunk.fileName}.map`]
        if (file?.type === 'asset' && twice.map) file.source = twice.map
      }
    },
  }
}

/**
 * `unsafe_arrows` makes arrows of functions that never say `this`: nothing calls those with `new`. Not so
 * `pure_getters`: React reads a `nodeType` only to see whether that throws, animations an opacity for the layout
 * that it causes. Functions stand together on top, where compression finds more that is alike.
 */
async function squeezeByTerser({ code, map }: Squeezed): Promise<Squeezed> {
  const result = await minifyByTerser(code, {
    ecma: 2020,
    compress: { passes: 3, ecma: 2020, keep_fargs: false, unsafe_arrows: true, hoist_funs: true },
    format: { ascii_only: true, comments: false },
    sourceMap: map ? { content: map } : false,
  })
  if (result.code === undefined) throw new Error('Terser wrote nothing.')
  return { code: result.code, map: result.map ? String(result.map) : undefined }
}

/** A function written out where it is called is another text to compress, and `var` for `const` another word. */
function squeezeByUglify({ code, map }: Squeezed, preamble: string | undefined): Squeezed {
  const result = minifyByUglify(code, {
    compress: { passes: 3, keep_fargs: false, inline: false, varify: false },
    output: { ascii_only: true, comments: false, ...(preamble ? { preamble } : {}) },
    ...(map ? { sourceMap: { content: JSON.parse(map), includeSources: true } } : {}),
  })
  if (result.error) throw result.error
  return { code: result.code, map: result.map }
}
