// Rehearses a complete release against a temporary local registry: publish from a fresh clone,
// install in an empty folder, run, deprecate. The steps are those printed by `npm run
// release:check`.
import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureDependencies } from '../ensureDependencies.mjs'
import { runCommand } from '../runCommand.mjs'
import { step } from '../step.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const judges = fileURLToPath(new URL('.', import.meta.url))
const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
const REASON = 'Played release: use another version.'

const USE = `
import { createClient } from 'siteblocks/client'
import manifest from 'siteblocks/package.json' with { type: 'json' }
const client = createClient({ apiKey: 'KEY', host: 'https://content.example' })
if (typeof client.get !== 'function') throw new Error('createClient made no client')
console.log(manifest.version)
`

await ensureDependencies(root)
await ensureDependencies(judges)
const folder = await mkdtemp(join(tmpdir(), 'siteblocks-release-'))
const registry = await startRegistry(folder)
try {
  const env = await npmOf(registry.url, folder)
  const npm = (args, cwd) => runCommand('npm', args, { cwd, env })

  const clone = join(folder, 'clone')
  await runCommand('git', ['clone', '--quiet', '--depth', '1', `file://${root}`, clone])
  await step('Publishing from a fresh clone', () => npm(['publish'], clone))

  const site = await mkdtemp(join(folder, 'site-'))
  await writeFile(join(site, 'package.json'), '{ "type": "module", "private": true }')
  await step('Installing in an empty folder', () => npm(['install', 'siteblocks'], site))
  await writeFile(join(site, 'use.js'), USE)
  const ran = await runCommand(process.execPath, ['--no-warnings', 'use.js'], { cwd: site })
  expect('the version that runs', ran.trim(), version)

  const dist = join(site, 'node_modules/siteblocks/dist')
  const hashes = JSON.parse(await readFile(join(dist, 'sri.json'), 'utf8'))
  const hash = createHash('sha384')
    .update(await readFile(join(dist, 'embed.js')))
    .digest('base64')
  expect('the hash of embed.js', `sha384-${hash}`, hashes['embed.js'])

  await npm(['deprecate', `siteblocks@${version}`, REASON], site)
  const told = await npm(['view', `siteblocks@${version}`, 'deprecated'], site)
  expect('what npm says of the version', told.trim(), REASON)
  console.log(`siteblocks ${version}: published, installed, run and deprecated`)
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
} finally {
  await registry.close()
  await rm(folder, { recursive: true, force: true })
}

function expect(name, found, wanted) {
  if (found !== wanted) throw new Error(`${name} is "${found}", not "${wanted}"`)
}

/** Starts a local registry, which proxies the configured one for all other packages. */
async function startRegistry(home) {
  const { runServer } = await import('verdaccio')
  const uplink = (await runCommand('npm', ['config', 'get', 'registry', '--loglevel=error'])).trim()
  const app = await runServer({
    self_path: home,
    storage: join(home, 'storage'),
    auth: { htpasswd: { file: join(home, 'htpasswd') } },
    uplinks: { configured: { url: uplink } },
    packages: {
      siteblocks: { access: '$all', publish: '$authenticated', unpublish: '$authenticated' },
      '**': { access: '$all', proxy: 'configured' },
    },
    max_body_size: '50mb',
    log: { type: 'stdout', format: 'pretty', level: 'fatal' },
  })
  await new Promise((resolve) => app.listen(0, 'localhost', resolve))
  return {
    url: `http://localhost:${app.address().port}/`,
    close: () =>
      new Promise((resolve) => {
        app.close(resolve)
        app.closeAllConnections()
      }),
  }
}

/** Environment in which npm publishes to the local registry as a test user. */
async function npmOf(url, home) {
  const response = await fetch(`${url}-/user/org.couchdb.user:player`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: 'player', password: 'for-this-run-only' }),
  })
  const { token } = await response.json()
  const file = join(home, 'npmrc')
  await writeFile(file, `registry=${url}\n${url.replace('http:', '')}:_authToken=${token}\n`)
  return {
    ...process.env,
    npm_config_userconfig: file,
    npm_config_registry: url,
    npm_config_loglevel: 'error',
  }
}
