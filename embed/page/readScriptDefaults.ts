import type { TrustedValues } from './createTrust'

/**
 * Reads `data-api-key`, `data-host`, `data-can-track` and `data-page-keys` from the script's own
 * element: the keys and hosts that elements in the markup may use, and their defaults.
 */
export function readScriptDefaults(script: HTMLScriptElement | undefined): TrustedValues {
  const { apiKey, host, canTrack, pageKeys } = script?.dataset ?? {}
  return {
    apiKey,
    host,
    canTrack: canTrack === 'false' ? false : undefined,
    pageKeys: pageKeys === 'false' ? false : pageKeys === 'all' ? 'all' : undefined,
  }
}
