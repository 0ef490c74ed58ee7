// Whether the package may be published: what is in it, how its types resolve, known holes of what it depends on,
// the changelog. Run it after `npm run build`.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { readPackage } from './release/readPackage.mjs'

const JUDGES = '.ci/release'
const options = { encoding: 'utf8', shell: process.platform === 'win32' }

const npm = (...args) => spawnSync('npm', args, options)

/** Runs a tool of .ci/release, and gives what it says where it is not content. */
function judge(name, ...args) {
  const { status, stdout, stderr } = npm('exec', '--prefix', JUDGES, '--', name, ...args)
  console.log(`${name}: ${status === 0 ? 'nothing to say' : 'not content'}`)
  return status === 0 ? [] : [`${name}:\n${stdout}${stderr}`]
}

/** Known holes of what the package depends on. Some registries do not answer that. */
function audit() {
  const { stdout } = npm('audit', '--omit=dev', '--json')
  try {
    const { vulnerabilities } = JSON.parse(stdout)
    const names = Object.keys(vulnerabilities)
    console.log(`npm audit: ${names.length} packages with known holes`)
    return names.map((name) => `npm audit: ${name}: ${vulnerabilities[name].severity}`)
  } catch {
    console.log('npm audit: the registry did not answer; ask another one before a release')
    return []
  }
}

const { version, files, size, problems } = readPackage()
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
    // Node 20.19 requires ES modules too, and resolves by `exports`, as every bundler of today does.
    ...judge('attw', archive, '--profile', 'node16', '--ignore-rules', 'cjs-resolves-to-esm'),
  )
} finally {
  rmSync(archive, { force: true })
}
problems.push(...audit())
if (!readFileSync('CHANGELOG.md', 'utf8').includes(`\n## ${version}`)) {
  problems.push(`CHANGELOG.md has no heading "## ${version}"`)
}

for (const problem of problems) console.error(`! ${problem}`)
console.log(problems.length ? `${problems.length} problems` : 'may be published')
process.exitCode = problems.length ? 1 : 0
