import { fetchJson } from './fetchJson'

/** Configuration that the playground's own server hands to the page. */
export interface PlaygroundConfig {
  /** Origin of the content host, without a slash at its end. */
  readonly contentHost: string
  readonly apiKey: string
  readonly version: string
  /**
   * Resolves with the shown entry as JSON, for a space without an admin API. Rejects with an error
   * that explains the failure.
   */
  readonly answer?: () => Promise<string>
}

export async function loadConfig(signal: AbortSignal): Promise<PlaygroundConfig> {
  const answer = (await fetchJson('/config.json', signal)) as Partial<PlaygroundConfig> | null
  if (!answer?.contentHost || !answer.apiKey) {
    throw new Error('/config.json names no content host or no key.')
  }
  return {
    contentHost: answer.contentHost.replace(/\/+$/, ''),
    apiKey: answer.apiKey,
    version: answer.version ?? '',
  }
}
