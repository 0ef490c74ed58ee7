import { digest } from '../../utils/digest'
import { definedOnly } from '../../utils/filterFields'
import type { CodegenRequest, ContentRequest, CountedRequest } from './ContentRequest'

/** The methods of a client that ask for content. */
export type ContentMethod = 'get' | 'getAll' | 'observe'

/** Whatever a method may be given. */
export type AnyContentRequest = ContentRequest | CodegenRequest | CountedRequest

/** A request for content of one model, with everything that its method adds. */
export interface ContentItem {
  readonly method: ContentMethod
  readonly model: string
  /** Name of the request on the query endpoint and in live edits. */
  readonly key: string
  readonly request: AnyContentRequest
  /** Aborts the request when no caller waits for the answer any more. */
  readonly signal?: AbortSignal
}

const DEFAULTS: Readonly<Record<ContentMethod, ContentRequest>> = {
  get: { noTraverse: false },
  getAll: { limit: 30, noTraverse: true },
  observe: {},
}

/** Fills in what a method asks for unless told otherwise. */
export function contentItem(
  method: ContentMethod,
  model: string,
  request: AnyContentRequest,
): ContentItem {
  const given = definedOnly(request)
  return {
    method,
    model,
    key: method === 'getAll' ? listKey(model, given) : (given.key ?? model),
    request: { ...DEFAULTS[method], ...given },
  }
}

/** Whether a request is answered with source code in place of entries. */
export function asksForCode(request: AnyContentRequest): request is CodegenRequest {
  return request.format === 'react' || request.format === 'solid'
}

function listKey(model: string, request: AnyContentRequest): string {
  const { fetchOptions, reload, ...rest } = request
  return `${model}:${digest({ noTraverse: true, ...rest })}`
}
