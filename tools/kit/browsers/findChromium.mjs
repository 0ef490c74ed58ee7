import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const SYSTEM_PATHS = [
  // A headless shell has no window and starts and renders in half the time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * Path of a Chromium for the browser tests: `CHROMIUM_PATH`, the system's, or Playwright's; `null`
 * if none is installed.
 */
export async function findChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (existsSync(named)) return named
    throw new Error(`CHROMIUM_PATH is "${named}", and there is no such file.`)
  }
  const system = SYSTEM_PATHS.find((path) => existsSync(path))
  if (system) return system
  const { chromium } = await import('playwright')
  const own = chromium.executablePath()
  return own && existsSync(own) ? own : null
}

/** Like {@link findChromium}, but without headless shells, which have no back/forward cache. */
export async function findFullChromium() {
  const { chromium } = await import('playwright')
  const paths = [process.env.CHROMIUM_PATH, ...SYSTEM_PATHS, chromium.executablePath()]
  const isFull = (path) => path && !isHeadlessShell(path) && existsSync(path)
  return paths.find(isFull) ?? null
}

/**
 * Like {@link findChromium}, but installs a missing one: the system's package, else Playwright's
 * download. Where packages can be installed, a headless shell is, beside another Chromium too.
 */
export async function ensureChromium() {
  const found = await findChromium()
  const isEnough = process.env.CHROMIUM_PATH || isHeadlessShell(found) || !isRootWithApt()
  if (found && isEnough) return found
  console.log(found ? 'Installing a headless shell.' : 'No Chromium found; installing one.')
  for (const [command, args] of installers()) {
    spawnSync(command, args, { stdio: 'inherit', timeout: LIMIT_MS })
    const installed = await findChromium()
    if (installed) return installed
  }
  throw new Error(
    'No Chromium for the browser tests. Install one (Debian: apt-get install chromium-headless-shell) or set CHROMIUM_PATH.',
  )
}

const isHeadlessShell = (path) => /headless[-_]shell/.test(path)

/** Ends a hanging installation: a network may drop requests silently. */
export const LIMIT_MS = 300_000

function installers() {
  const installs = [[process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium']]]
  if (isRootWithApt()) {
    installs.unshift([
      'sh',
      ['-c', 'apt-get update -qq && apt-get install -y -qq chromium-headless-shell'],
    ])
  }
  return installs
}

export function isRootWithApt() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}
