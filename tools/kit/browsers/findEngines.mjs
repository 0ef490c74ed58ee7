import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium, isRootWithApt, LIMIT_MS } from './findChromium.mjs'

const FIREFOX = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
]

/** Debian's packages, per engine. */
export const PACKAGES = {
  chromium: ['chromium-headless-shell'],
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb', 'xauth', 'dbus'],
}

/** Path of a Firefox: `FIREFOX_PATH`, or the system's. */
function findFirefox() {
  return [process.env.FIREFOX_PATH, ...FIREFOX].find((path) => path && existsSync(path)) ?? null
}

/** @typedef {{ driver: string, browser: string }} WebKitPaths */

/**
 * WebKitGTK's driver and browser, if there is a virtual display to run them on.
 *
 * @returns {WebKitPaths | null}
 */
function findWebKit() {
  const onPath = ['WebKitWebDriver', 'Xvfb', 'dbus-run-session'].map((name) =>
    join('/usr/bin', name),
  )
  const browser = miniBrowser()
  return browser && onPath.every((path) => existsSync(path)) ? { driver: onPath[0], browser } : null
}

/** MiniBrowser is in a folder named after the processor architecture. */
function miniBrowser() {
  const folders = existsSync('/usr/lib') ? readdirSync('/usr/lib') : []
  const paths = ['4.1', '4.0'].flatMap((version) =>
    ['', ...folders].map((folder) => `/usr/lib/${folder}/webkit2gtk-${version}/MiniBrowser`),
  )
  return paths.find((path) => existsSync(path)) ?? null
}

/** Installed executable of each engine; `null` if missing. */
export async function findEngines() {
  return { chromium: await findChromium(), firefox: findFirefox(), webkit: findWebKit() }
}

/** Like {@link findEngines}, but installs missing engines on systems with Debian packages. */
export async function ensureEngines() {
  const found = await findEngines()
  const missing = ['firefox', 'webkit'].filter((name) => !found[name])
  if (missing.length === 0 || !isRootWithApt()) return found
  console.log(`Installing ${missing.join(' and ')}.`)
  const packages = missing.flatMap((name) => PACKAGES[name]).join(' ')
  const install = `apt-get update -qq && apt-get install -y -qq --no-install-recommends ${packages}`
  spawnSync('sh', ['-c', install], { stdio: ['ignore', 'ignore', 'inherit'], timeout: LIMIT_MS })
  return findEngines()
}
