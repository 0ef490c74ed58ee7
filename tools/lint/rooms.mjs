// The order of the rooms: a room imports from those before it in its list, never from those after it.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../kit/root.mjs'

/**
 * For each house, its rooms from the ground up. Rooms that stand side by side, in a list of their
 * own, do not import each other. `*` stands for the files of the house itself.
 */
export const HOUSES = {
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

/** Folders that are no rooms: tests, and what builds the product. */
const OUTSIDE = /^(?:testing|build|pages|styles)$/

/**
 * Rules for dependency-cruiser that keep the order.
 *
 * @throws Error for a folder that the list of its house lacks.
 */
export function orderRules() {
  return Object.entries(HOUSES).flatMap(([house, ranks]) => {
    checkComplete(house, ranks.flat())
    return ranks
      .flatMap((rank, index) => {
        const above = ranks.slice(index + 1).flat()
        return [rank].flat().map((room) => ({
          name: `${house}: ${room === '*' ? 'its own files' : room}`,
          severity: 'error',
          from: { path: pathOf(house, room), pathNot: TESTS[house] ?? INNER_TESTS },
          to: {
            path: [...above, ...[rank].flat().filter((other) => other !== room)].map((other) =>
              pathOf(house, other),
            ),
          },
        }))
      })
      .filter(({ to }) => to.path.length > 0)
  })
}

/** Tests of a room may use the rooms above it, except in `src`, where they obey too. */
const INNER_TESTS = '[.]test[.]|/testing/'
const TESTS = { src: '^src/blocks/.*/testing/' }

function pathOf(house, room) {
  return room === '*' ? `^${house}/[^/]+$` : `^${house}/${room}/`
}

function checkComplete(house, rooms) {
  const entries = readdirSync(join(root, house), { withFileTypes: true })
  const folders = entries.filter((entry) => entry.isDirectory() && !OUTSIDE.test(entry.name))
  for (const { name } of folders) {
    if (rooms.includes(name)) continue
    throw new Error(
      `${join(house, name)} has no place in the order. Add it to HOUSES in tools/lint/rooms.mjs.`,
    )
  }
}

/** The order of the rooms as a figure for docs/architecture.md, with a line for each house. */
export function orderFigure() {
  const width = Math.max(...Object.keys(HOUSES).map((house) => house.length))
  return Object.entries(HOUSES)
    .map(([house, ranks]) => `${house.padEnd(width)}  ${ranks.map(side).join(' ◀ ')}`)
    .join('\n')
}

function side(rank) {
  return Array.isArray(rank) ? `{ ${rank.join(', ')} }` : rank
}
