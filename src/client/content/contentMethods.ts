import type { ContentEntry } from '../../content/types'
import type { Client } from '../Client'
import type {
  CodegenRequest,
  ContentRequest,
  CountedEntries,
  CountedRequest,
} from './ContentRequest'
import { asksForCode, contentItem } from './contentItem'
import type { ContentLoader } from './contentLoader'
import { createObservable } from './observable'
import type { Observations } from './observations'

/** The methods of a client that give content. */
export type ContentMethods = Pick<Client, 'get' | 'getAll' | 'observe'>

export function createContentMethods(
  loader: ContentLoader,
  observations: Observations,
): ContentMethods {
  function get(model: string, request: CodegenRequest): Promise<unknown>
  function get(model: string, request?: ContentRequest): Promise<ContentEntry | null>
  async function get(
    model: string,
    request: ContentRequest | CodegenRequest = {},
  ): Promise<unknown> {
    if (asksForCode(request)) return loader.code(model, request)
    const { results } = await loader.entries('get', model, request)
    return results[0] ?? null
  }

  function getAll(model: string, request: CountedRequest): Promise<CountedEntries>
  function getAll(model: string, request?: ContentRequest): Promise<readonly ContentEntry[]>
  async function getAll(
    model: string,
    request: ContentRequest | CountedRequest = {},
  ): Promise<CountedEntries | readonly ContentEntry[]> {
    const counted = await loader.entries('getAll', model, request)
    return request.fetchTotalCount ? counted : counted.results
  }

  return {
    get,
    getAll,
    observe(model, request = {}) {
      const { key } = contentItem('observe', model, request)
      return createObservable({
        async load(reload) {
          const given = reload ? { ...request, reload } : request
          const { results } = await loader.entries('observe', model, given)
          return observations.isFrozen(model) ? undefined : results
        },
        onObserved: (source) => observations.add({ source, model, key, entry: request.entry }),
      })
    },
  }
}
