import type { Context } from 'hono'
import { answerJson } from '../http/answerJson'
import { cacheControl } from '../http/cacheControl'
import { readParameters } from '../http/parameters'
import { readText } from '../http/readText'
import { requireSpace } from '../http/requireSpace'
import { findContent } from '../selection/findContent'
import { readContentRequest } from '../selection/readContentRequest'
import { unknownModel } from '../selection/unknownModel'
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
