import { useEffect, useLayoutEffect, useMemo, useState } from 'react'
import type { PlaygroundConfig } from '../data/config'
import type { EntrySummary } from '../data/entries'
import type { PreviewPage } from '../preview/usePreview'
import { type OwnJson, type Source, storeJson } from '../state/source'
import { type Diagnosis, diagnose } from './diagnose'
import { type Exchange, useExchange } from './exchange'
import { readToken, spaceHost, spaceTitle } from './space'

/** Request to the author's own space, and its result. */
export interface Connection {
  readonly exchange: Exchange | undefined
  readonly diagnosis: Diagnosis
}

/** The JSON of a source that has no content host. */
export function ownJson(source: Source): OwnJson | undefined {
  return source.kind === 'file' || source.kind === 'pasted' ? source : undefined
}

/**
 * Points the configuration at the source's content host and key, and describes its entry. Sample
 * content leaves the entry to the list.
 */
export function useSource(
  config: PlaygroundConfig,
  source: Source,
): { readonly config: PlaygroundConfig; readonly entry: EntrySummary | undefined } {
  const text = ownJson(source)?.text
  useLayoutEffect(() => {
    if (text !== undefined) storeJson(text)
  }, [text])
  const isEmpty = text?.trim() === ''
  const space = source.kind === 'space' ? source.space : undefined
  const name = ownJson(source)?.name
  const { kind } = source
  return useMemo(() => {
    if (space) {
      return {
        config: { ...config, contentHost: spaceHost(space), apiKey: space.apiKey },
        entry: summary(space.entry ?? '', space.model, spaceTitle(space)),
      }
    }
    const isOwn = (kind === 'file' || kind === 'pasted') && !isEmpty
    return { config, entry: isOwn ? summary(kind, 'page', name ?? 'Pasted JSON') : undefined }
  }, [config, space, kind, name, isEmpty])
}

/** Outcome of the preview's request to the author's space; `undefined` for other sources. */
export function useConnection(preview: PreviewPage, source: Source): Connection | undefined {
  const exchange = useExchange(preview)
  const refused = preview.status.refused?.what
  return useMemo(() => {
    if (source.kind !== 'space' || !source.space) return undefined
    const hasToken = readToken(source.space) !== ''
    return { exchange, diagnosis: diagnose(source.space, exchange, hasToken, refused) }
  }, [source, exchange, refused])
}

/** Adds the entry that the space sent to the configuration, for panels that read or change it. */
export function useAnswer(
  config: PlaygroundConfig,
  connection: Connection | undefined,
): PlaygroundConfig {
  const { entry, verdict, title } = connection?.diagnosis ?? {}
  const text = useMemo(() => entry && JSON.stringify(entry), [entry])
  return useMemo(() => {
    if (!verdict) return config
    const answer = () => {
      if (text) return Promise.resolve(text)
      if (verdict === 'waiting') return new Promise<string>(() => {})
      return Promise.reject(new Error(`${title}.`))
    }
    return { ...config, answer }
  }, [config, text, verdict, title])
}

/**
 * Fills in the entry's id from the answer: a space that is queried by URL does not name one
 * beforehand.
 */
export function useKnownId(
  entry: EntrySummary | undefined,
  connection: Connection | undefined,
): EntrySummary | undefined {
  const [known, setKnown] = useState<string>()
  const id = connection?.diagnosis.entry?.id
  useEffect(() => {
    if (typeof id === 'string') setKnown(id)
  }, [id])
  return useMemo(
    () => (entry && entry.id === '' && known ? { ...entry, id: known } : entry),
    [entry, known],
  )
}

function summary(id: string, model: string, name: string): EntrySummary {
  return {
    id,
    model,
    name,
    lastUpdated: undefined,
    published: true,
    seeded: true,
    edited: false,
    url: undefined,
  }
}
