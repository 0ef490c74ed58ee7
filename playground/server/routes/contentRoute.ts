import type { Context } from 'hono'
import { answerJson } from '../http/answerJson'
import { cacheControl, NO_STORE } from '../http/cacheControl'
import { badRequest } from '../http/errors'
import type { DraftGuard } from '../http/guardDrafts'
import { readParameters } from '../http/parameters'
import { readText } from '../http/readRequest'
import { requireSpace } from '../http/requireSpace'
import { findContent, unknownModel } from '../selection/findContent'
import { readContentRequest } from '../selection/readContentRequest'
import type { Stores } from '../stores/createStores'
import type { Entry } from '../stores/entryStore'

/** `GET /api/v3/content/:model` answers `{results}`, with `totalCount` on request. */
export function contentRoute({ spaces, entries }: Stores, guard: DraftGuard) {
  return async (context: Context): Promise<Response> => {
    const parameters = readParameters(new URL(context.req.url).searchParams)
    const apiKey = await requireSpace(spaces, parameters.text('apiKey'))
    const model = readText('model', context.req.param('model'))
    const request = readContentRequest(model, parameters)
    const isPrivate = guard(context, [request])
    const caching = isPrivate ? NO_STORE : cacheControl(parameters)

    const stored = await entries.ofModel(apiKey, model)
    const found = await findContent(entries, apiKey, request, stored)
    if (found === null) throw unknownModel(model)
    const answer = request.fetchTotalCount ? found : { results: found.results }
    return answerJson(context, answer, caching)
  }
}

const MAX_KEYS = 20

/**
 * `GET /api/v3/query/:apiKey/:keys` and `GET /api/v1/codegen/:apiKey/:keys` answer a list of
 * entries for each key. Parameters for one key have the prefix `options.{key}.`; others apply to
 * all keys. Codegen would add generated code to each entry; this host generates none.
 *
 * A model without entries gives an empty list beside others, but 404 on its own. More than 20
 * different keys give 400. Keys of one model share one query of the database.
 */
export function queryRoute({ spaces, entries }: Stores, guard: DraftGuard) {
  return async (context: Context): Promise<Response> => {
    const url = new URL(context.req.url)
    const [rawApiKey = '', rawKeys = ''] = url.pathname.split('/').slice(-2)
    const apiKey = await requireSpace(spaces, decode(rawApiKey))
    const keys = [...new Set(rawKeys.split(','))].map(decode)
    if (keys.length > MAX_KEYS) {
      throw badRequest(
        `The address asks for ${keys.length} keys. Ask for at most ${MAX_KEYS} at once.`,
      )
    }
    const scopes = keys.map((key) => readParameters(url.searchParams, `options.${key}.`))
    const requests = scopes.map((parameters, index) => {
      const model = parameters.text('model') ?? keys[index]?.split(':')[0]
      return readContentRequest(readText('model', model), parameters)
    })

    const isPrivate = guard(context, requests)
    const caching = isPrivate ? NO_STORE : strictest(scopes.map(cacheControl))

    const models = new Set(requests.map(({ model }) => model))
    const stored = new Map<string, Entry[]>()
    for (const model of models) stored.set(model, await entries.ofModel(apiKey, model))
    const found = await Promise.all(
      requests.map((request) =>
        findContent(entries, apiKey, request, stored.get(request.model) ?? []),
      ),
    )
    const [first] = requests
    if (first && found.every((content) => content === null)) throw unknownModel(first.model)
    const answer = keys.map((key, index) => [key, found[index]?.results ?? []])
    return answerJson(context, Object.fromEntries(answer), caching)
  }
}

/** The strictest cache header of all keys, since they share one answer. */
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
