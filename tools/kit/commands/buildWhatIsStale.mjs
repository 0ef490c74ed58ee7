import { join } from 'node:path'
import { root } from '../root.mjs'
import { newestChange } from './newestChange.mjs'
import { runCommand } from './runCommand.mjs'
import { step } from './step.mjs'

const COMMON_SOURCES = ['vite.config.ts', 'package.json', 'package-lock.json']

const BUILDS = [
  { name: 'embed.js', output: 'dist/embed.js', sources: ['src', 'embed'], flags: [] },
  {
    name: 'loader.js',
    output: 'dist/loader.js',
    sources: ['embed/loader', 'embed/build/loaderBuild.ts'],
    flags: ['--mode', 'loader'],
  },
  {
    name: 'what servers need',
    output: 'dist/server.mjs',
    sources: ['src', 'embed/build'],
    flags: ['--mode', 'library'],
  },
  {
    name: 'the playground',
    output: 'dist/playground/index.html',
    sources: [
      'playground/app',
      'playground/playgroundBuild.ts',
      'playground/optionsModule.ts',
      'playground/guidesModule.ts',
      'embed/options',
      'src',
    ],
    flags: ['--mode', 'playground'],
  },
]

/**
 * Builds, in parallel, every output that is missing or older than its sources.
 *
 * @param {readonly string[]} [wanted] - Outputs to check; all if absent.
 * @returns {Promise<void>} Rejects with the output of a failed build.
 */
export async function buildWhatIsStale(wanted) {
  const builds = wanted ? BUILDS.filter(({ output }) => wanted.includes(output)) : BUILDS
  await Promise.all(builds.map(buildIfStale))
}

async function buildIfStale(build) {
  if (!(await isStale(build))) return
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  await step(`Building ${build.name}`, () =>
    runCommand(process.execPath, [vite, 'build', ...build.flags], { cwd: root }),
  )
}

/** Whether an output is missing or older than its sources. */
export async function isStale({ output, sources }) {
  const inRoot = (path) => join(root, path)
  const builtAt = await newestChange([inRoot(output)])
  return builtAt <= (await newestChange([...sources, ...COMMON_SOURCES].map(inRoot)))
}
