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
      'embed/options',
      'src',
    ],
    flags: ['--mode', 'playground'],
  },
]

const DOCUMENTATION = {
  name: 'the documentation',
  output: 'dist/docs/index.html',
  sources: ['docs', 'examples', '.ci/frames', 'dist/embed.js', 'playground/content'],
}

/**
 * Builds, in parallel, every output that is missing or older than its sources.
 *
 * @param {string} root - The project's folder.
 * @param {readonly string[]} [wanted] - Outputs to check; all if absent.
 * @returns {Promise<void>} Rejects with the output of a failed build.
 */
export async function buildWhatIsStale(root, wanted) {
  const builds = wanted ? BUILDS.filter(({ output }) => wanted.includes(output)) : BUILDS
  await Promise.all(builds.map((build) => buildIfStale(root, build)))
}

/**
 * Builds the documentation site if it is missing or older than its sources. Prints nothing, since
 * the playground is already in use.
 *
 * @param {string} root - The project's folder.
 * @returns {Promise<void>} Rejects with the output of a failed build.
 */
export async function buildDocumentationIfStale(root) {
  if (!(await isStale(root, DOCUMENTATION))) return
  await runCommand(process.execPath, ['.ci/docsSite.mjs', 'build', '--background'], {
    cwd: root,
  })
}

async function buildIfStale(root, build) {
  if (!(await isStale(root, build))) return
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  await step(`Building ${build.name}`, () =>
    runCommand(process.execPath, [vite, 'build', ...build.flags], { cwd: root }),
  )
}

async function isStale(root, { output, sources }) {
  const inRoot = (path) => join(root, path)
  const builtAt = await newestChange([inRoot(output)])
  return builtAt <= (await newestChange([...sources, ...COMMON_SOURCES].map(inRoot)))
}
