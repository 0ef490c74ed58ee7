// Builds the examples that the documentation site shows live, each as the folder `frames/NAME`.
//   --base <path>    path that the site will be served at
//   --out <folder>   parent of the folder `frames`
import { cp, readFile, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Alias, build, type Plugin } from 'vite'
import { readSeeds } from '../../playground/server/seeds/readSeeds'
import { root } from '../kit/root.mjs'
import { FRAMED_EXAMPLES } from './framedExamples'
import { standIn } from './standIn'

const { base = '/', out = 'dist' } = parseArgs({
  options: { base: { type: 'string' }, out: { type: 'string' } },
}).values
const folder = resolve(out, 'frames')
const address = `${base}frames/`

/** Examples have no styles of their own. */
const STYLE =
  'body{margin:0}nav{padding:8px 16px;font:14px/20px system-ui}nav a{margin-right:8px;color:inherit}'

/** Aliases that resolve the package's exports to the local build. */
async function packageAliases(): Promise<Alias[]> {
  const { exports } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  return Object.entries<string | { default: string }>(exports).flatMap(([name, target]) =>
    typeof target === 'string'
      ? []
      : [
          {
            find: new RegExp(`^siteblocks${name.slice(1)}$`),
            replacement: join(root, target.default),
          },
        ],
  )
}

async function contentPlugin(): Promise<Plugin> {
  const script = standIn(await readSeeds(join(root, 'playground/content')), address)
  return {
    name: 'siteblocks:frame-content',
    transformIndexHtml: () => [
      { tag: 'script', children: script, injectTo: 'head-prepend' },
      { tag: 'style', children: STYLE, injectTo: 'head-prepend' },
    ],
  }
}

await rm(folder, { recursive: true, force: true })
await cp(join(root, 'playground/content/images'), join(folder, 'images'), { recursive: true })
const alias = await packageAliases()
const plugins = [await contentPlugin()]
for (const name of FRAMED_EXAMPLES) {
  await build({
    root: join(root, 'examples', name),
    base: `${address}${name}/`,
    logLevel: 'warn',
    resolve: { alias },
    plugins,
    // embed.js is a single large chunk.
    build: { outDir: join(folder, name), chunkSizeWarningLimit: 2000 },
  })
}
