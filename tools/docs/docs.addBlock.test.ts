import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, createServer, type Plugin } from 'vite'
import { describe, expect, it, onTestFinished } from 'vitest'
import { decideModule } from '../../embed/build/decideScript'
import { embedBuild } from '../../embed/build/embedBuild'
import { readCodeBlocks } from './codeBlocks'

/** Code blocks of CONTRIBUTING, in order. */
const [options = '', component = '', lists = ''] = readCodeBlocks(
  'CONTRIBUTING.md',
  readFileSync('CONTRIBUTING.md', 'utf8'),
)
  .filter(({ kind }) => kind === 'source')
  .map(({ code }) => `${code}\n`)
const [importBlock = '', importInputs = '', exportType = ''] = lists.split('\n')

/** Adds a line before a list in the sources, and an entry at its start. */
function listed(file: string, line: string, entry?: string): [string, string] {
  const text = readFileSync(`src/blocks/${file}`, 'utf8')
  const withEntry = entry ? text.replace(/^(export const .*[[{])$/m, `$1\n  ${entry},`) : text
  return [resolve('src/blocks', file), `${line}\n${withEntry}`]
}

/** The sources after all steps of CONTRIBUTING. */
const followed = new Map([
  [resolve('src/blocks/notice/noticeOptions.ts'), options],
  [resolve('src/blocks/notice/Notice.tsx'), component],
  listed('pureBlocks.ts', importBlock, 'noticeBlock'),
  listed('defaultInputs.ts', importInputs, 'Notice: noticeInputs'),
  listed('blockOptions.ts', exportType),
])

const newSources: Plugin = {
  name: 'new-sources',
  enforce: 'pre',
  resolveId(source, importer = '') {
    const path = resolve(importer, '..', source)
    return [`${path}.ts`, `${path}.tsx`].find((file) => followed.has(file)) ?? null
  },
  load: (id) => followed.get(id) ?? null,
}

const entry = {
  id: 'e',
  data: {
    blocks: [
      {
        '@type': '@builder.io/sdk:Element',
        id: 'builder-n',
        component: { name: 'Notice', options: { text: 'Open today' } },
      },
    ],
  },
}

describe('a block that is added as CONTRIBUTING says', () => {
  it('is rendered, styled and listed with its inputs', async () => {
    expect(existsSync('src/blocks/notice'), 'CONTRIBUTING needs another example').toBe(false)
    const server = await createServer({
      configFile: false,
      logLevel: 'error',
      appType: 'custom',
      server: { middlewareMode: true, hmr: false, watch: null, ws: false },
      optimizeDeps: { noDiscovery: true },
      plugins: [newSources, react(), decideModule()],
    })
    onTestFinished(() => server.close())
    const { renderToHtml } = await server.ssrLoadModule('/src/server/index.ts')
    const { html, css } = renderToHtml(entry, { model: 'page', apiKey: 'k' })
    expect(html).toContain('<p class="notice">Open today</p>')
    expect(css).toContain(':where(.notice):not(x x x x x x x x){font-weight:bold}')

    const { defaultBlocks, defaultInputs } = await server.ssrLoadModule('/src/index.ts')
    expect(defaultBlocks).toContainEqual(expect.objectContaining({ name: 'Notice' }))
    expect(defaultInputs.Notice).toEqual([expect.objectContaining({ name: 'text', type: 'text' })])
    expect(options).toContain(`export interface ${/\{ (\w+) \}/.exec(exportType)?.[1]} {`)
  })

  it('is in embed.js without the inputs that only an editor needs', async () => {
    const { plugins = [], build: settings, ...config } = embedBuild({ isMinified: false })
    const result = await build({
      ...config,
      configFile: false,
      logLevel: 'error',
      plugins: [newSources, ...plugins],
      build: { ...settings, write: false, sourcemap: false },
    })
    const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []))
    const code = outputs.map((file) => (file.type === 'chunk' ? file.code : '')).join('')
    expect(code.includes('className: "notice"')).toBe(true)
    expect(code.includes('Closed on Monday')).toBe(false)
    expect(code.includes('helperText')).toBe(false)
  })
})
