import type { Context } from 'hono'
import { answerJson } from '../http/answerJson'
import { cacheControl, NO_STORE } from '../http/cacheControl'
import { badRequest } from '../http/errors'
import { readParameters } from '../http/parameters'
import { readText } from '../http/readRequest'
import { requireSpace } from '../http/requireSpace'
import { findContent, unknownModel } from '../selection/findContent'
import { readContentRequest } from '../selection/readContentRequest'
import type { Stores } from '../stores/createStores'

/** `GET /api/v3/content/:model` answers `{results}`, with `totalCount` when asked for. */
export function contentRoute({ spaces, entries }: Stores) {
  return async (context: Context): Promise<Response> => {
    const parameters = readParameters(new URL(context.req.url).searchParams)
    const apiKey = await requireSpace(spaces, parameters.text('apiKey'))
    const model = readText('model', context.req.param('model'))
    const caching = cacheControl(parameters)
    const request = readContentRequest(model, parameters)

    const found = await findContent(entries, apiKey, request)
    if (found === null) throw unknownModel(model)
    const answer = request.fetchTotalCount ? found : { results: found.results }
    return answerJson(context, answer, caching)
  }
}

/**
 * `GET /api/v3/query/:apiKey/:keys` and `GET /api/v1/codegen/:apiKey/:keys` answer the list of
 * entries of each key. Parameters of one key stand under `options.{key}.`, those of all keys stand
 * alone. Codegen would carry generated code in each entry; this host generates none and gives the
 * entries as they are.
 *
 * A model without entries gives an empty list beside models that have some, and 404 by itself.
 */
export function queryRoute({ spaces, entries }: Stores) {
  return async (context: Context): Promise<Response> => {
    const url = new URL(context.req.url)
    const [rawApiKey = '', rawKeys = ''] = url.pathname.split('/').slice(-2)
    const apiKey = await requireSpace(spaces, decode(rawApiKey))
    const keys = rawKeys.split(',').map(decode)
    const scopes = keys.map((key) => readParameters(url.searchParams, `options.${key}.`))
    const requests = scopes.map((parameters, index) => {
      const model = parameters.text('model') ?? keys[index]?.split(':')[0]
      return readContentRequest(readText('model', model), parameters)
    })

    const found = await Promise.all(
      requests.map((request) => findContent(entries, apiKey, request)),
    )
    const [first] = requests
    if (first && found.every((content) => content === null)) throw unknownModel(first.model)
    const answer = keys.map((key, index) => [key, found[index]?.results ?? []])
    return answerJson(context, Object.fromEntries(answer), strictest(scopes.map(cacheControl)))
  }
}

/** The strictest caching of all keys, since one answer holds them all. */
function strictest(cachings: readonly string[]): string {
  return cachings.find((caching) => caching === NO_STORE) ?? cachings[0] ?? NO_STORE
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    throw badRequest(`"${part}" in the path is not URI-encoded. Encode it.`)
  }
}
