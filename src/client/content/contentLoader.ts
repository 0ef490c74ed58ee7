import type { ContentEntry } from '../../content/types'
import { quoteValue } from '../../utils/quoteValue'
import type { ClientOptions } from '../Client'
import type { DebugLog } from '../debugLog'
import type { PageKeys } from '../pageKeys/readPageKeys'
import type { RequestQueue } from '../requests/requestQueue'
import type { Assignments } from '../variations/assignments'
import type { CodegenRequest, CountedEntries } from './ContentRequest'
import {
  type AnyContentRequest,
  asksForCode,
  type ContentItem,
  type ContentMethod,
  contentItem,
} from './contentItem'
import { answerPart, readEntries, totalCountOf } from './readAnswer'

/** Asks for content, and makes of the answer what this visitor sees. */
export interface ContentLoader {
  entries(method: ContentMethod, model: string, request: AnyContentRequest): Promise<CountedEntries>
  /** Gives the answer as it is; `null` when there is none. */
  code(model: string, request: CodegenRequest): Promise<unknown>
}

/** Stands in for an entry that is previewed and that the content host does not know yet. */
const PREVIEW_ENTRY: ContentEntry = { id: 'preview', name: 'Preview', data: {} }

/** Stands in sample snippets in place of a key: there is nothing to ask for. */
const SAMPLE_API_KEY = 'DEMO'

export function createContentLoader({
  options,
  pageKeys,
  queue,
  assignments,
  debug,
}: {
  readonly options: ClientOptions
  readonly pageKeys: PageKeys
  readonly queue: RequestQueue
  readonly assignments: Assignments
  readonly debug?: DebugLog
}): ContentLoader {
  async function ask(method: ContentMethod, item: ContentItem): Promise<unknown> {
    assertReady(options, method, item)
    const isSample = options.apiKey === SAMPLE_API_KEY && pageKeys.overrides[item.key] === undefined
    return isSample ? {} : queue.add(item)
  }

  return {
    async entries(method, model, request) {
      if (asksForCode(request)) {
        throw new Error(
          `Fetching content from model ${model} failed: format "${request.format}" stands for source code. Use client.get() for it.`,
        )
      }
      if (request.content) {
        const entries = readEntries([request.content], model)
        return { results: entries.map(assignments.assign), totalCount: entries.length }
      }
      const item = contentItem(method, model, request)
      const answer = await ask(method, item)
      const list = answerPart(answer, options.apiEndpoint ?? 'content', item.key)
      const entries = readEntries(list, model)
      if (entries.length === 0) {
        debug?.(
          `no entry of model ${quoteValue(model)}: none is published, or its targeting did not fit`,
        )
      }
      const isUnknownPreview = entries.length === 0 && pageKeys.preview === model
      return {
        results: isUnknownPreview ? [PREVIEW_ENTRY] : entries.map(assignments.assign),
        totalCount: totalCountOf(answer),
      }
    },
    async code(model, request) {
      const item = contentItem('get', model, request)
      return answerPart(await ask('get', item), 'codegen', item.key) ?? null
    },
  }
}

function assertReady(
  { apiKey, apiVersion }: ClientOptions,
  method: ContentMethod,
  { model }: ContentItem,
): void {
  if (!apiKey) {
    const source = method === 'get' ? '' : `from model ${model} `
    throw new Error(
      `Fetching content ${source}failed, expected apiKey to be defined instead got: ${apiKey ?? null}`,
    )
  }
  if (apiVersion && apiVersion !== 'v1' && apiVersion !== 'v3') {
    throw new Error(`Invalid apiVersion: expected 'v1' or 'v3', received '${apiVersion}'`)
  }
  if (typeof model !== 'string' || model === '') {
    throw new Error(
      `Fetching content failed: the model is ${quoteValue(model)}. Pass the name of a model, such as "page".`,
    )
  }
}
