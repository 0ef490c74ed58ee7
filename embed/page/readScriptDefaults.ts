import type { TrustedValues } from './createTrust'

/**
 * Reads `data-api-key`, `data-host` and `data-can-track` from the script's own element: the keys
 * and hosts that elements in the markup may use, and their defaults.
 */
export function readScriptDefaults(script: HTMLScriptElement | undefined): TrustedValues {
  const { apiKey, host, canTrack } = script?.dataset ?? {}
  return { apiKey, host, canTrack: canTrack === 'false' ? false : undefined }
}
