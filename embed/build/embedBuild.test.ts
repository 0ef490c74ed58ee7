import { readFileSync } from 'node:fs'
import { build, type Plugin } from 'vite'
import { beforeAll, describe, expect, it } from 'vitest'
import { embedBuild } from './embedBuild'

const REACT_DOM = 'node_modules/react-dom/cjs/react-dom-client.production.js'
const DOMPURIFY = 'node_modules/dompurify/dist/purify.es.mjs'

let code: string
let notices: string
let billOfMaterials: string
/** Paths of files from other packages that plugins have modified. */
const edited: string[] = []

/** Compares each file on disk with the code after other plugins. */
const compareFiles: Plugin = {
  name: 'compare-files',
  moduleParsed({ id, code: given }) {
    const [file = ''] = id.split('?')
    if (file.startsWith('\0') || !file.includes('/node_modules/')) return
    if (given !== readFileSync(file, 'utf8')) edited.push(file.replace(/^.*\/node_modules\//, ''))
  },
}

beforeAll(async () => {
  const { plugins = [], build: options, ...config } = embedBuild({ isMinified: false })
  const result = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    plugins: [...plugins, compareFiles],
    build: { ...options, write: false, sourcemap: false },
  })
  const files = [result].flat().flatMap((one) => ('output' in one ? one.output : []))
  for (const file of files) {
    if (file.type === 'chunk') code = file.code
    else if (file.fileName === 'THIRD-PARTY-NOTICES.txt') notices = String(file.source)
    else if (file.fileName === 'sbom.cdx.json') billOfMaterials = String(file.source)
  }
})

describe('the libraries in embed.js', () => {
  it('are files as their authors ship them, but for the default cache of Emotion', () => {
    expect(edited).toEqual([expect.stringMatching(/^@emotion\/react\/dist\/emotion-element-/)])
  })

  it.each([
    ['React', REACT_DOM, 500],
    ['DOMPurify', DOMPURIFY, 50],
  ])('hold every function of %s', (_name, file, least) => {
    const names = (text: string) =>
      Array.from(text.matchAll(/\bfunction (\w+)(?:\$\d+)?\(/g), ([, name]) => name)
    const own = new Set(names(readFileSync(file, 'utf8')))
    const built = new Set(names(code))
    expect(own.size).toBeGreaterThan(least)
    expect([...own].filter((name) => !built.has(name))).toEqual([])
  })

  it('have the versions that are installed', () => {
    const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
      packages: Record<string, { version: string }>
    }
    const installed = new Set(
      Object.entries(packages).map(
        ([path, { version }]) => `${path.replace(/^.*node_modules\//, '')} ${version}`,
      ),
    )
    const named = Array.from(notices.matchAll(/^(\S+ \d\S+) \(.+\)$/gm), ([, name = '']) => name)
    expect(named.length).toBeGreaterThan(10)
    expect(named.filter((name) => !installed.has(name))).toEqual([])
    for (const name of ['react', 'react-dom', 'scheduler', 'dompurify', '@emotion/react']) {
      expect(named).toContain(`${name} ${packages[`node_modules/${name}`]?.version}`)
    }
    for (const name of ['react', 'dompurify']) {
      expect(code).toContain(`version = "${packages[`node_modules/${name}`]?.version}"`)
    }
  })

  it('are all in the bill of materials, which is the same for the same code', () => {
    const { bomFormat, components, metadata, serialNumber } = JSON.parse(billOfMaterials) as {
      bomFormat: string
      components: readonly { group?: string; name: string; version: string }[]
      metadata: { timestamp?: string }
      serialNumber?: string
    }
    const listed = components.map(({ group, name, version }) =>
      [[group, name].filter(Boolean).join('/'), version].join(' '),
    )
    const named = Array.from(notices.matchAll(/^(\S+ \d\S+) \(.+\)$/gm), ([, name = '']) => name)
    expect(bomFormat).toBe('CycloneDX')
    expect(named.filter((name) => !listed.includes(name))).toEqual([])
    expect([metadata.timestamp, serialNumber]).toEqual([undefined, undefined])
  })
})
