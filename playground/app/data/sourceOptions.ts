import type { Source } from '../state/source'
import type { PlaygroundConfig } from './config'
import type { EntrySummary } from './entries'

/** The options of `mount()` that select the content. */
export interface SourceOptions {
  readonly apiKey: string
  readonly model: string
  readonly entry?: string | undefined
  readonly url?: string | undefined
  readonly includeUnpublished?: boolean | undefined
  readonly host?: string | undefined
  readonly env?: string | undefined
  readonly apiVersion?: string | undefined
}

/**
 * Options of `mount()` that the source adds, except content given as JSON. Never includes a token.
 */
export function sourceOptions(
  { apiKey, contentHost }: PlaygroundConfig,
  { model, id, published }: EntrySummary,
  source: Source,
): SourceOptions {
  if (source.kind === 'space' && source.space) {
    const { sendsEvents: _, ...options } = source.space
    return options
  }
  const own = source.kind !== 'sample'
  return {
    apiKey,
    model,
    host: contentHost,
    ...(!own && { entry: id }),
    ...(!own && !published && { includeUnpublished: true }),
  }
}
