import { digest } from '../../utils/text/digest'
import type { CodegenRequest, ContentRequest, CountedRequest } from '../options/ContentRequest'
import { ALL_TYPES } from '../options/optionTypes'
import { readOptions } from '../options/readOptions'
import { type ContentMethod, REQUEST_DEFAULTS } from '../options/requestDefaults'

/** Requests that these methods accept. */
export type AnyContentRequest = ContentRequest | CodegenRequest | CountedRequest

/** A request for content of one model, with the defaults of its method. */
export interface ContentItem {
  readonly method: ContentMethod
  readonly model: string
  /** Name of the request on the query endpoint and in live edits. */
  readonly key: string
  readonly request: AnyContentRequest
  /** Aborts the request once no caller waits for it. */
  readonly signal?: AbortSignal
}

/**
 * Completes a request with the defaults of its method.
 *
 * @throws TypeError for an option of the wrong type.
 */
export function contentItem(
  method: ContentMethod,
  model: string,
  request: AnyContentRequest,
): ContentItem {
  const given = readOptions(request, ALL_TYPES)
  return {
    method,
    model,
    key: method === 'getAll' ? listKey(model, given) : (given.key ?? model),
    request: { ...REQUEST_DEFAULTS[method], ...given },
  }
}

/** Whether a request asks for source code instead of entries. */
export function asksForCode(request: AnyContentRequest): request is CodegenRequest {
  return request.format === 'react' || request.format === 'solid'
}

function listKey(model: string, request: AnyContentRequest): string {
  const { fetchOptions, reload, ...rest } = request
  return `${model}:${digest({ noTraverse: true, ...rest })}`
}
