import { parseJson } from '../../../src/utils/text/parseJson'
import { readStored, writeStored } from '../utils/stored'

/**
 * The site that snippets are written for, stored in this browser. Empty values fall back to the
 * preview's.
 */
export interface InstallSettings {
  /** Address of `embed.js`. */
  readonly scriptUrl: string
  readonly apiKey: string
  readonly host: string
  /** Selector of the element after which a script inserts the content. */
  readonly place: string
}

const NAME = 'siteblocks-install'

export const NO_SETTINGS: InstallSettings = { scriptUrl: '', apiKey: '', host: '', place: '' }

/** Reads stored settings. Values of the wrong type count as not set. */
export function readSettings(): InstallSettings {
  const stored = Object(parseJson(readStored('localStorage', NAME)))
  const known = Object.keys(NO_SETTINGS).map((name) => {
    return [name, typeof stored[name] === 'string' ? stored[name] : '']
  })
  return Object.fromEntries(known)
}

export function storeSettings(settings: InstallSettings): void {
  writeStored('localStorage', NAME, JSON.stringify(settings))
}

/** Whether an address points at this computer, which visitors cannot reach. */
export function isLocalAddress(address: string): boolean {
  const url = URL.canParse(address) ? new URL(address) : undefined
  return url !== undefined && /^(.*\.)?localhost$|^127\.|^\[::1\]$|^0\.0\.0\.0$/.test(url.hostname)
}

/** Completes the address of a folder or server to that of its `embed.js`. */
export function scriptAddress(given: string): string {
  return /\.m?js([?#].*)?$/.test(given) ? given : `${given.replace(/\/+$/, '')}/embed.js`
}
