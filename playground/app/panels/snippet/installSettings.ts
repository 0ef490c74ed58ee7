import { useEffect, useState } from 'react'
import { readStored, writeStored } from '../../utils/stored'

/**
 * The site for which snippets are written, as remembered in this browser. Empty texts: as in the
 * preview.
 */
export interface InstallSettings {
  /** Address of `embed.js`. */
  readonly scriptUrl: string
  readonly apiKey: string
  readonly host: string
  /** Selector of the element that content follows, where a script puts it into the page. */
  readonly place: string
  /** Whether visitors get whatever fits the page, in place of the entry that is shown. */
  readonly fits: boolean
}

const NAME = 'siteblocks-install'

const EMPTY: InstallSettings = { scriptUrl: '', apiKey: '', host: '', place: '', fits: false }

/** Reads what was remembered; anything else counts as not set. */
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

const listeners = new Set<() => void>()

export function writeSettings(change: Partial<InstallSettings>): void {
  writeStored('localStorage', NAME, JSON.stringify({ ...readSettings(), ...change }))
  for (const listener of listeners) listener()
}

/** The settings, the same for all who ask, and how to change them. */
export function useInstallSettings() {
  const [settings, setSettings] = useState(readSettings)
  useEffect(() => {
    const listener = () => setSettings(readSettings())
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }, [])
  return [settings, writeSettings] as const
}

/** Whether an address leads to this computer, where no visitor can follow. */
export function isLocalAddress(address: string): boolean {
  const url = URL.canParse(address) ? new URL(address) : undefined
  return url !== undefined && /^(.*\.)?localhost$|^127\.|^\[::1\]$|^0\.0\.0\.0$/.test(url.hostname)
}

/** The address of the file, where that of its folder or of its server was given. */
export function scriptAddress(given: string): string {
  return /\.m?js([?#].*)?$/.test(given) ? given : `${given.replace(/\/+$/, '')}/embed.js`
}
