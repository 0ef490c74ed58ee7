import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { UserConfig } from 'vite'
import { integrity } from './integrity.ts'

/** A script for pages that stands beside `embed.js`. */
interface Script {
  /** Of the file in `dist`, without its ending. */
  readonly name: string
  readonly entry: string
  /** Most bytes, gzipped. */
  readonly limit: number
}

/** `dist/loader.js`: the stub that queues calls and asks for content before `embed.js` is there. It stands in the head of every page. */
export function loaderBuild(): UserConfig {
  return scriptBuild({ name: 'loader', entry: 'embed/loader/loader.ts', limit: 1_000 })
}

/** `dist/connect.js`: analytics tools, consent managers and elements that come later, for the pages that want them. */
export function connectBuild(): UserConfig {
  return scriptBuild({ name: 'connect', entry: 'embed/connect/connect.ts', limit: 3_000 })
}

function scriptBuild({ name, entry, limit }: Script): UserConfig {
  const file = `${name}.js`
  return {
    plugins: [
      integrity([file]),
      {
        name: 'siteblocks:script-size',
        writeBundle() {
          const size = gzipSync(readFileSync(`dist/${file}`)).length
          if (size > limit)
            this.error(`dist/${file} has ${size} bytes gzipped, the limit is ${limit}`)
        },
      },
    ],
    build: {
      target: 'es2020',
      emptyOutDir: false,
      reportCompressedSize: false,
      minify: 'oxc',
      lib: { entry, formats: ['iife'], name: 'SiteBlocksScript', fileName: () => file },
      rolldownOptions: { output: { charset: 'ascii', comments: false } },
    },
  }
}
