// Checks whether this commit may be published: tree, tag, changelog, origin, contents of the
// package, resolution of its types, vulnerabilities of its dependencies. Run it after `npm run
// build`. Prints the steps of a release.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { newestChange } from '../kit/commands/newestChange.mjs'
import { checkPackage } from './checkPackage.mjs'
import { releaseProblems } from './releaseProblems.mjs'

const JUDGES = 'tools/release'
const options = { encoding: 'utf8', shell: process.platform === 'win32' }

const npm = (...args) => spawnSync('npm', args, options)

/** Output of git; empty if it fails. */
function git(...args) {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' })
  return status === 0 ? stdout : undefined
}

/** Runs a tool of tools/release and returns its output if it reports problems. */
function judge(name, ...args) {
  const { status, stdout, stderr } = npm('exec', '--prefix', JUDGES, '--', name, ...args)
  console.log(`${name}: ${status === 0 ? 'nothing to say' : 'not content'}`)
  return status === 0 ? [] : [`${name}:\n${stdout}${stderr}`]
}

/** Known vulnerabilities of dependencies. Not every registry supports this request. */
function audit() {
  const { stdout } = npm('audit', '--omit=dev', '--json')
  try {
    const { vulnerabilities } = JSON.parse(stdout)
    const names = Object.keys(vulnerabilities)
    console.log(`npm audit: ${names.length} packages with known holes`)
    return names.map((name) => `npm audit: ${name}: ${vulnerabilities[name].severity}`)
  } catch {
    return [
      'npm audit: the registry did not answer; ask another one: npm audit --registry <address>',
    ]
  }
}

/** Checks the package, or exits: without a complete `dist` there is nothing to check. */
function checkBuiltPackage() {
  try {
    return checkPackage()
  } catch (error) {
    if (error.code !== 'ENOENT') throw error
    console.error(`! ${error.path} is missing: npm run build`)
    process.exit(1)
  }
}

const { version, files, size, problems } = checkBuiltPackage()
console.log(`siteblocks ${version}: ${files} files, ${size} bytes packed`)

if (!existsSync(`${JUDGES}/node_modules/publint`)) {
  const { status, stderr } = npm('ci', '--prefix', JUDGES)
  if (status !== 0) problems.push(`npm ci --prefix ${JUDGES} failed:\n${stderr}`)
}
const archive = `siteblocks-${version}.tgz`
npm('pack', '--ignore-scripts')
try {
  problems.push(
    ...judge('publint', archive, '--strict'),
    // Node 20.19 can `require` ES modules and resolves `exports`, like every current bundler.
    ...judge('attw', archive, '--profile', 'node16', '--ignore-rules', 'cjs-resolves-to-esm'),
  )
} finally {
  rmSync(archive, { force: true })
}
problems.push(...audit())
problems.push(
  ...releaseProblems({
    version,
    repository: JSON.parse(readFileSync('package.json', 'utf8')).repository.url,
    changes: readFileSync('CHANGELOG.md', 'utf8'),
    notes: readdirSync('.changeset'),
    status: git('status', '--porcelain') ?? '',
    tags: git('tag', '--points-at', 'HEAD')?.split('\n') ?? [],
    remote: git('remote', 'get-url', 'origin')?.trim(),
    builtAt: await newestChange(['dist/embed.js', 'dist/client.mjs']),
    changedAt: await newestChange(['src', 'embed', 'package.json']),
  }),
)

for (const problem of problems) console.error(`! ${problem}`)
console.log(problems.length ? `${problems.length} problems` : 'may be published')
console.log(`
A release:
  1. node tools/release/version.mjs: the notes of .changeset become the version and its section in CHANGELOG.md
  2. npm test
  3. git tag -s v${version} && npm run build && node tools/release/check.mjs
  4. git push --follow-tags: the workflow "release" tests again and publishes with provenance;
     after the first: IS_ON_NPM in playground/app/install/npmPackage.ts, npm run docs:write
  5. copy dist/ to /${version}/ and /v${version.split('.')[0]}/ of the CDN (docs/hosting.md)
  A bad one: npm deprecate siteblocks@${version} "why, and which version to use"`)
process.exitCode = problems.length ? 1 : 0
