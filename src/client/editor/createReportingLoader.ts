import type { ContentLoader } from '../content/contentLoader'
import type { Observations } from '../content/observations'
import { jsonSnapshot } from '../tracking/jsonSnapshot'
import type { EditorChannel } from './createEditorChannel'
import type { EditorSession } from './createEditorSession'

/** What {@link createReportingLoader} works with. */
export interface ReportingLoaderParts {
  readonly send: EditorChannel['send']
  readonly apiKey: string
  readonly session: Pick<EditorSession, 'model'>
  readonly observations: Pick<Observations, 'isFrozen'>
}

/**
 * Makes a loader that tells the editor which models are observed, what is asked for, and what came.
 *
 * Of the model that is being edited it tells before and after, of answers whatever the model.
 * Entries that were handed in instead of fetched are nothing to tell of.
 */
export function createReportingLoader(
  loader: ContentLoader,
  { send, apiKey, session, observations }: ReportingLoaderParts,
): ContentLoader {
  const announced = new Set<string>()

  function announce(modelName: string): void {
    // Content that was handed in may come without a model.
    if (!modelName || announced.has(modelName)) return
    announced.add(modelName)
    send('sdkInjected', { modelName, apiKey })
  }

  return {
    ...loader,
    async entries(item) {
      const { method, model, key, request } = item
      if (method === 'observe') announce(model)
      if (request.content) return loader.entries(item)

      // Headers may hold what is nobody else's business, the editor's neither.
      const { fetchOptions, ...options } = request
      if (model === session.model) send('updateContent', { options: jsonSnapshot(options) })
      const answer = await loader.entries(item)
      if (observations.isFrozen(model)) return answer

      if (model === session.model) {
        send('updateContent', { options: jsonSnapshot({ ...options, model, key }) })
      }
      send('contentResults', { results: answer.results })
      return answer
    },
  }
}
