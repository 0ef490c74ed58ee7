// Writes docs/api from the comments in the code; with `--check`, fails if git sees a change there.
// Not part of `npm test`, since it installs packages that nothing else needs.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, sep } from 'node:path'
import { ensureDependencies } from '../kit/commands/ensureDependencies.mjs'
import { runCommand } from '../kit/commands/runCommand.mjs'
import { step } from '../kit/commands/step.mjs'
import { root } from '../kit/root.mjs'
import { splitReference } from './splitReference'
import { TOPICS } from './topics'

const docs = join(root, 'docs')
/** Has the settings and the dependencies of TypeDoc. */
const tool = join(root, 'tools', 'reference')
const reference = join(docs, 'api')

/**
 * Writes the pages by topic. Fails if a public name lacks a comment or topic, or a link is broken.
 */
async function writeReference() {
  const modules = mkdtempSync(join(tmpdir(), 'siteblocks-modules-'))
  try {
    await readComments(modules)
    const texts = readdirSync(modules, { recursive: true })
      .filter((name) => name.endsWith('.md') && name !== 'README.md')
      .map((name) => [name.split(sep).join('/'), readFileSync(join(modules, name), 'utf8')])
    rmSync(reference, { recursive: true, force: true })
    mkdirSync(reference)
    for (const [name, text] of splitReference(new Map(texts), TOPICS, titleOf)) {
      writeFileSync(join(reference, name), text)
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
  return readFileSync(join(docs, guide), 'utf8').match(/^# (.+)$/m)?.[1] ?? guide
}

try {
  await ensureDependencies(root)
  await ensureDependencies(tool)
  await writeReference()
  const args = ['status', '--porcelain', 'docs/api']
  const changes = await runCommand('git', args, { cwd: root })
  console.log(changes || 'docs/api is current.')
  if (changes && process.argv.includes('--check')) process.exitCode = 1
} catch (error) {
  console.log(error.message)
  process.exitCode = 1
}
