// Rehearses a release up to the registry: packs a fresh clone as `npm publish` does, installs the
// archive in an empty folder, and runs it.
import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCommand } from '../kit/commands/runCommand.mjs'
import { step } from '../kit/commands/step.mjs'
import { root } from '../kit/root.mjs'

const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))

const USE = `
import { createClient } from 'siteblocks/client'
import manifest from 'siteblocks/package.json' with { type: 'json' }
const client = createClient({ apiKey: 'KEY', host: 'https://content.example' })
if (typeof client.get !== 'function') throw new Error('createClient made no client')
console.log(manifest.version)
`

const folder = await mkdtemp(join(tmpdir(), 'siteblocks-release-'))
const [clone, site] = [join(folder, 'clone'), join(folder, 'site')]
try {
  await runCommand('git', ['clone', '--quiet', '--depth', '1', `file://${root}`, clone])
  await mkdir(site)
  await writeFile(join(site, 'package.json'), '{ "type": "module", "private": true }')
  const pack = ['pack', '--pack-destination', site]
  await step('Packing a fresh clone', () => runCommand('npm', pack, { cwd: clone }))
  const install = ['install', `./siteblocks-${version}.tgz`]
  await step('Installing in an empty folder', () => runCommand('npm', install, { cwd: site }))

  await writeFile(join(site, 'use.js'), USE)
  const ran = await runCommand(process.execPath, ['--no-warnings', 'use.js'], { cwd: site })
  expect('the version that runs', ran.trim(), version)
  const dist = join(site, 'node_modules/siteblocks/dist')
  const hashes = JSON.parse(await readFile(join(dist, 'sri.json'), 'utf8'))
  const hash = createHash('sha384').update(await readFile(join(dist, 'embed.js')))
  expect('the hash of embed.js', `sha384-${hash.digest('base64')}`, hashes['embed.js'])
  console.log(`siteblocks ${version}: packed, installed and run`)
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
} finally {
  await rm(folder, { recursive: true, force: true })
}

function expect(name, found, wanted) {
  if (found !== wanted) throw new Error(`${name} is "${found}", not "${wanted}"`)
}
