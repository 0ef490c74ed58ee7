import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { root } from '../kit/root.mjs'
import { type CodeBlock, readCodeBlocks } from './codeBlocks'

/** Handwritten pages by path, without the generated `docs/api`. */
export function documentation(): ReadonlyMap<string, string> {
  const guides = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .map((path) => `docs/${path.split(sep).join('/')}`)
    .filter((path) => path.endsWith('.md') && !/^docs\/(?:api|node_modules)\//.test(path))
  const paths = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'examples/README.md', ...guides]
  return new Map(paths.sort().map((path) => [path, readFileSync(join(root, path), 'utf8')]))
}

/** All code blocks of these pages. */
export function documentedBlocks(): readonly CodeBlock[] {
  return [...documentation()].flatMap(([path, text]) => readCodeBlocks(path, text))
}
