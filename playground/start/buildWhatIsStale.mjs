import { join } from 'node:path'
import { runCommand } from '../../.ci/runCommand.mjs'
import { step } from '../../.ci/step.mjs'
import { newestChange } from './newestChange.mjs'

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
      '.ci/optionRows.ts',
      'embed/widget/MountOptions.ts',
      'src',
    ],
    flags: ['--mode', 'playground'],
  },
]

/**
 * Builds, side by side, what is missing or older than its sources.
 *
 * @param {string} root - The project's folder.
 * @param {readonly string[]} [wanted] - Outputs to look at; all when absent.
 * @returns {Promise<void>} Rejects with what the build printed when one fails.
 */
export async function buildWhatIsStale(root, wanted) {
  const builds = wanted ? BUILDS.filter(({ output }) => wanted.includes(output)) : BUILDS
  await Promise.all(builds.map((build) => buildIfStale(root, build)))
}

async function buildIfStale(root, { name, output, sources, flags }) {
  const inRoot = (path) => join(root, path)
  const builtAt = await newestChange([inRoot(output)])
  const changedAt = await newestChange([...sources, ...COMMON_SOURCES].map(inRoot))
  if (builtAt > changedAt) return
  const vite = inRoot('node_modules/vite/bin/vite.js')
  await step(`Building ${name}`, () =>
    runCommand(process.execPath, [vite, 'build', ...flags], { cwd: root }),
  )
}
