import type { PlaygroundConfig } from '../../data/config'
import { fetchJson } from '../../data/fetchJson'
import type { Activity } from './Activity'
import { type ActivityAnswer, parseActivity } from './parseActivity'

/** A content host that takes the request and never answers counts as one that does not answer. */
const TIMEOUT_MS = 8000

/** Asks for what came since `known`, or for the newest. */
export async function loadActivity(
  { contentHost }: PlaygroundConfig,
  known: Activity | undefined,
  signal: AbortSignal,
): Promise<ActivityAnswer> {
  const query = new URLSearchParams(known && { epoch: known.epoch })
  for (const [name, seq] of Object.entries(known?.last ?? {})) query.set(name, String(seq))
  const patience = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)])
  return parseActivity(await fetchJson(`${contentHost}/admin/activity?${query}`, patience))
}

/** Has the content host forget events, submissions and requests. Content stays. */
export async function clearActivity({ contentHost }: PlaygroundConfig): Promise<void> {
  const response = await fetch(`${contentHost}/admin/activity`, { method: 'DELETE' })
  if (!response.ok) throw new Error(`${contentHost} answered ${response.status}.`)
}
