import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { UserConfig } from 'vite'
import { integrity } from './integrity.ts'

/** Bytes, gzipped: it stands in the head of every page. */
const MOST = 1_000

/** `dist/loader.js`: the stub that queues calls and asks for content before `embed.js` is there. */
export function loaderBuild(): UserConfig {
  return {
    plugins: [
      integrity(['loader.js']),
      {
        name: 'siteblocks:loader-size',
        writeBundle() {
          const size = gzipSync(readFileSync('dist/loader.js')).length
          if (size > MOST)
            this.error(`dist/loader.js has ${size} bytes gzipped, the limit is ${MOST}`)
        },
      },
    ],
    build: {
      target: 'es2020',
      emptyOutDir: false,
      reportCompressedSize: false,
      minify: 'oxc',
      lib: {
        entry: 'embed/loader/loader.ts',
        formats: ['iife'],
        name: 'SiteBlocksLoader',
        fileName: () => 'loader.js',
      },
      rolldownOptions: { output: { charset: 'ascii', comments: false } },
    },
  }
}
