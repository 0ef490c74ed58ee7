import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isInstalled } from './isInstalled.mjs'
import { runCommand } from './runCommand.mjs'
import { step } from './step.mjs'

const FLAGS = ['--include=dev', '--no-progress']

/**
 * Installs the locked dependencies when `node_modules` is missing or does not match the lockfile.
 *
 * @param {string} root - The project's folder.
 * @returns {Promise<void>} Rejects with npm's output if the installation fails.
 */
export async function ensureDependencies(root) {
  const lockfile = await readJson(join(root, 'package-lock.json'))
  const installed = await readJson(join(root, 'node_modules', '.package-lock.json'))
  if (isInstalled(lockfile, installed)) return
  await step('Installing dependencies', () => install(root))
}

async function install(root) {
  try {
    await npm(root, ['ci', ...FLAGS])
  } catch (error) {
    // `npm ci` rejects a lockfile that lacks packages of other systems, such as one written behind
    // a partial mirror. `npm install` accepts it and keeps its versions; `--no-save` leaves it
    // unchanged.
    if (!error.message.includes('EUSAGE')) throw error
    await npm(root, ['install', '--no-save', ...FLAGS])
  }
}

/** Treats missing and damaged files alike: installing fixes both. */
async function readJson(path) {
  try {
    return JSON.parse(await readFile(path, 'utf8'))
  } catch {
    return undefined
  }
}

/** npm gives its own path to scripts that it runs; otherwise npm is on the PATH. */
function npm(root, args) {
  const npmScript = process.env.npm_execpath
  if (npmScript?.endsWith('.js'))
    return runCommand(process.execPath, [npmScript, ...args], { cwd: root })
  return runCommand('npm', args, { cwd: root, shell: process.platform === 'win32' })
}
