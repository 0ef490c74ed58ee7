// The order of the layers: a layer imports from those before it in its list, never from those after it.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../kit/root.mjs'

/**
 * For each folder, its layers from the ground up. Layers that stand side by side, in a list of their
 * own, do not import each other. `*` stands for the files of the folder itself.
 */
export const LAYERS = {
  src: ['utils', 'content', 'expression', 'client', 'render', 'blocks', ['server', '*']],
  'src/utils': ['values', 'problems', 'text', 'timing', 'view'],
  'src/client': [
    'browser',
    'options',
    'pageKeys',
    'page',
    'requests',
    'variations',
    'visitor',
    'content',
    'editor',
    'tracking',
    '*',
  ],
  'src/render': [
    ['state', 'styles'],
    ['html', 'animation', 'hooks'],
    'scripts',
    'compile',
    'block',
    'static',
    'entry',
    'root',
    ['react', 'parted'],
  ],
  'src/server': ['options', 'sanitize', ['fit', 'render'], 'decide', '*'],
  embed: [
    'builtIns',
    'ownBlocks',
    'options',
    'page',
    'widget',
    'element',
    'global',
    ['connect', 'loader', 'decide', 'react', 'renderers'],
    'entries',
  ],
  'playground/app': [
    'utils',
    'ui',
    'blocks',
    'blockForm',
    'state',
    'data',
    'install',
    'preview',
    'source',
    'draft',
    'context',
    'panels',
    'frame',
    ['gallery', '*'],
  ],
  tools: [
    'kit',
    'lint',
    'floor',
    'reference',
    'frames',
    'release',
    'docs',
    'bench',
    'beside',
    'robustness',
    'test',
  ],
}

/** Folders that are not layers: tests, and what builds the product. */
const OUTSIDE = /^(?:testing|build|pages|styles)$/

/**
 * Rules for dependency-cruiser that keep the order.
 *
 * @throws Error for a folder that the list of its folder lacks.
 */
export function orderRules() {
  return Object.entries(LAYERS).flatMap(([folder, ranks]) => {
    checkComplete(folder, ranks.flat())
    return ranks
      .flatMap((rank, index) => {
        const above = ranks.slice(index + 1).flat()
        return [rank].flat().map((layer) => ({
          name: `${folder}: ${layer === '*' ? 'its own files' : layer}`,
          severity: 'error',
          from: { path: pathOf(folder, layer), pathNot: TESTS[folder] ?? INNER_TESTS },
          to: {
            path: [...above, ...[rank].flat().filter((other) => other !== layer)].map((other) =>
              pathOf(folder, other),
            ),
          },
        }))
      })
      .filter(({ to }) => to.path.length > 0)
  })
}

/** Tests of a layer may use the layers above it, except in `src`, where they obey too. */
const INNER_TESTS = '[.]test[.]|/testing/'
const TESTS = { src: '^src/blocks/.*/testing/' }

function pathOf(folder, layer) {
  return layer === '*' ? `^${folder}/[^/]+$` : `^${folder}/${layer}/`
}

function checkComplete(folder, layers) {
  const entries = readdirSync(join(root, folder), { withFileTypes: true })
  const folders = entries.filter((entry) => entry.isDirectory() && !OUTSIDE.test(entry.name))
  for (const { name } of folders) {
    if (layers.includes(name)) continue
    throw new Error(
      `${join(folder, name)} has no place in the order. Add it to LAYERS in tools/lint/layers.mjs.`,
    )
  }
}

/** The order of the layers as a figure for docs/architecture.md, with a line for each folder. */
export function orderFigure() {
  const width = Math.max(...Object.keys(LAYERS).map((folder) => folder.length))
  return Object.entries(LAYERS)
    .map(([folder, ranks]) => `${folder.padEnd(width)}  ${ranks.map(side).join(' ◀ ')}`)
    .join('\n')
}

function side(rank) {
  return Array.isArray(rank) ? `{ ${rank.join(', ')} }` : rank
}
