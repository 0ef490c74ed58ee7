import { useState } from 'react'
import { readStored, writeStored } from '../../utils/stored'

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
  /** Whether visitors get the entry targeted at their page instead of the shown one. */
  readonly fits: boolean
}

const NAME = 'siteblocks-install'

const EMPTY: InstallSettings = { scriptUrl: '', apiKey: '', host: '', place: '', fits: false }

/** Reads stored settings. Values of the wrong type count as not set. */
export function readSettings(): InstallSettings {
  try {
    const stored = Object(JSON.parse(readStored('localStorage', NAME)))
    const known = Object.entries(EMPTY).map(([name, usual]) => {
      return [name, typeof stored[name] === typeof usual ? stored[name] : usual]
    })
    return Object.fromEntries(known)
  } catch {
    return EMPTY
  }
}

/** The settings, and a function that changes and stores them. */
export function useInstallSettings() {
  const [settings, setSettings] = useState(readSettings)
  function change(some: Partial<InstallSettings>) {
    const next = { ...settings, ...some }
    writeStored('localStorage', NAME, JSON.stringify(next))
    setSettings(next)
  }
  return [settings, change] as const
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
