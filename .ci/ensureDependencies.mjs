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
 * @returns {Promise<void>} Rejects with what npm printed when it cannot install.
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
    // `npm ci` refuses a lockfile that lacks packages of other systems, as one made behind a
    // partial mirror does. `npm install` takes it, keeps to its versions, and without saving leaves
    // it as it is.
    if (!error.message.includes('EUSAGE')) throw error
    await npm(root, ['install', '--no-save', ...FLAGS])
  }
}

/** Missing and damaged files both read as nothing: installing mends either. */
async function readJson(path) {
  try {
    return JSON.parse(await readFile(path, 'utf8'))
  } catch {
    return undefined
  }
}

/** npm tells its scripts where it stands itself; outside of them it is found on the path. */
function npm(root, args) {
  const npmScript = process.env.npm_execpath
  if (npmScript?.endsWith('.js'))
    return runCommand(process.execPath, [npmScript, ...args], { cwd: root })
  return runCommand('npm', args, { cwd: root, shell: process.platform === 'win32' })
}
