// Writes docs/api from the comments in the code; with `--check`, reports whether docs/api is
// current. Not part of `npm test`, since it installs packages that nothing else needs.
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureDependencies } from './ensureDependencies.mjs'
import { splitReference } from './reference/splitReference'
import { TOPICS } from './reference/topics'
import { runCommand } from './runCommand.mjs'
import { step } from './step.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const docs = join(root, 'docs')
/** Has the settings and the dependencies of TypeDoc. */
const tool = join(root, '.ci', 'reference')
const committed = join(docs, 'api')

/**
 * Writes the pages by topic. Fails if a public name lacks a comment or topic, or a link is broken.
 */
async function writeReference(folder) {
  const modules = mkdtempSync(join(tmpdir(), 'siteblocks-modules-'))
  try {
    await readComments(modules)
    const texts = filesIn(modules)
      .filter((name) => name !== 'README.md')
      .map((name) => [name.split(sep).join('/'), textOf(join(modules, name))])
    mkdirSync(folder, { recursive: true })
    for (const [name, text] of splitReference(new Map(texts), TOPICS, titleOf)) {
      writeFileSync(join(folder, name), text)
    }
  } finally {
    rmSync(modules, { recursive: true, force: true })
  }
}

function readComments(folder) {
  const typedoc = join(tool, 'node_modules', 'typedoc', 'bin', 'typedoc')
  return step('Reading the comments', () =>
    runCommand(process.execPath, [typedoc, '--logLevel', 'Warn', '--out', folder], { cwd: tool }),
  )
}

/** The heading of a guide. */
function titleOf(guide) {
  return textOf(join(docs, guide))?.match(/^# (.+)$/m)?.[1] ?? guide
}

function filesIn(folder) {
  if (!existsSync(folder)) return []
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
}

function differences(written) {
  const names = [...new Set([...filesIn(written), ...filesIn(committed)])].sort()
  return names.filter((name) => textOf(join(written, name)) !== textOf(join(committed, name)))
}

function textOf(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

async function check() {
  const folder = mkdtempSync(join(tmpdir(), 'siteblocks-api-'))
  try {
    await writeReference(folder)
    return differences(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

try {
  await ensureDependencies(root)
  await ensureDependencies(tool)
  if (process.argv.includes('--check')) {
    const old = await check()
    for (const name of old) console.log(`! docs/api/${name} is not what the code says.`)
    console.log(old.length ? 'Run "npm run docs:api".' : 'docs/api is current.')
    process.exitCode = old.length ? 1 : 0
  } else {
    rmSync(committed, { recursive: true, force: true })
    await writeReference(committed)
    console.log(`docs/api: ${filesIn(committed).length} pages.`)
  }
} catch (error) {
  console.log(error.message)
  process.exitCode = 1
}
