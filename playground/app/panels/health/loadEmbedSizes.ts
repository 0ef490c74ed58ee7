import { fetchJson } from '../../data/fetchJson'

const KINDS = ['raw', 'gzip', 'brotli'] as const

/** Bytes of `embed.js`, as it is and as servers send it. */
export type EmbedSizes = Readonly<Record<(typeof KINDS)[number], number>>

export async function loadEmbedSizes(signal: AbortSignal): Promise<EmbedSizes> {
  const answer = (await fetchJson('/embed-sizes.json', signal)) as Partial<EmbedSizes> | null
  if (!answer || !KINDS.every((kind) => typeof answer[kind] === 'number')) {
    throw new Error('/embed-sizes.json names no sizes.')
  }
  return answer as EmbedSizes
}
