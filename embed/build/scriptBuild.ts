import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { build, type InlineConfig, type UserConfig } from 'vite'
import { widgetInput, widgetOutput } from './bundleSettings.ts'
import { integrity } from './integrity.ts'
import { swcMinify } from './swcMinify.ts'

/**
 * `dist/loader.js`: the stub that stands in for `embed.js` and requests content before it has
 * loaded. A third of its size makes calls work at once, or fail with an explanation: pages that
 * call `mount()` use its result.
 */
export function loaderBuild(): UserConfig {
  return scriptBuild('loader', 1_700, ['loader.js'])
}

/**
 * `dist/connect.js`: analytics tools, consent managers and late elements, for pages that need them.
 * Distinguishing the visitor's choice from each manager's default makes it larger than 3,000 bytes.
 */
export function connectBuild(): UserConfig {
  return scriptBuild('connect', 3_200, [])
}

/**
 * @param limit - Maximum gzipped size in bytes.
 * @param inline - Files that pages may paste inline.
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
      ...scriptOptions(`embed/entries/${name}.ts`, file),
      emptyOutDir: false,
      reportCompressedSize: false,
    },
  }
}

/** Builds a script as text, in one line of ASCII, as small as the widget. */
export async function scriptText(entry: string): Promise<string> {
  const options = scriptOptions(entry, 'script.js')
  const { treeshake, optimization } = widgetInput
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [swcMinify()],
    build: {
      ...options,
      rolldownOptions: {
        treeshake,
        optimization,
        output: { ...widgetOutput, comments: false },
      },
      write: false,
    },
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
