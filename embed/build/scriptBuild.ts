import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { build, type InlineConfig, type UserConfig } from 'vite'
import { integrity } from './integrity.ts'

/**
 * `dist/loader.js`: the stub that stands in for `embed.js` and asks for content before that is
 * there. A third of it is what makes its calls work at once, or say that they cannot: pages that
 * call `mount()` use what it returns.
 */
export function loaderBuild(): UserConfig {
  return scriptBuild('loader', 1_700, ['loader.js'])
}

/**
 * `dist/connect.js`: analytics tools, consent managers and elements that come later, for the pages
 * that want them. Telling the visitor's word from what each manager applies meanwhile takes it
 * beyond 3,000.
 */
export function connectBuild(): UserConfig {
  return scriptBuild('connect', 3_200, [])
}

/**
 * @param limit - Most bytes, gzipped.
 * @param inline - The files that pages may paste.
 */
function scriptBuild(name: string, limit: number, inline: readonly string[]): UserConfig {
  const file = `${name}.js`
  return {
    plugins: [
      integrity([file], inline),
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
      ...scriptOptions(`embed/${name}/${name}.ts`, file),
      emptyOutDir: false,
      reportCompressedSize: false,
    },
  }
}

/** A small script as text, in one ASCII line. */
export async function scriptText(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: { ...scriptOptions(entry, 'script.js'), write: false },
  })
  const outputs = Array.isArray(result) ? result : [result]
  const chunk = outputs.flatMap((one) => ('output' in one ? one.output : []))[0]
  if (chunk?.type !== 'chunk') throw new Error(`${entry} was not built.`)
  return chunk.code.trim()
}

function scriptOptions(entry: string, file: string): InlineConfig['build'] {
  return {
    target: 'es2022',
    minify: 'oxc',
    lib: { entry, formats: ['iife'], name: 'SiteBlocksScript', fileName: () => file },
    rolldownOptions: { output: { charset: 'ascii', comments: false } },
  }
}
