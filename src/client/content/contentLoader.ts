import type { ContentEntry } from '../../content/types'
import { toError } from '../../utils/problems/toError'
import { warnOnce } from '../../utils/problems/warn'
import { quoteValue } from '../../utils/text/quoteValue'
import type {
  CodegenRequest,
  ContentRequest,
  CountedEntries,
  CountedRequest,
} from '../options/ContentRequest'
import type { ClientDependencies } from '../page/ClientDependencies'
import { pendingLoads } from '../page/pendingLoads'
import type { PageKeys } from '../pageKeys/readPageKeys'
import { ContentRequestError } from '../requests/ContentRequestError'
import { asksForCode, type ContentItem, contentItem } from '../requests/contentItem'
import type { RequestQueue } from '../requests/requestQueue'
import { validateRequest } from '../requests/validateRequest'
import type { Assignments } from '../variations/assignments'
import type { VisitorAttributes } from '../visitor/userAttributes'
import type { ContentMethods } from './ContentMethods'
import { createObservable } from './observable'
import type { Observations } from './observations'
import { answerFor, readEntries, totalCountOf } from './readAnswer'

/** Receives requests and responses. The editor that frames the page reads them. */
export interface ContentReports {
  asking(item: ContentItem): void
  answered(item: ContentItem, results: readonly ContentEntry[]): void
}

/** Stands in for a previewed entry that the content host does not have yet. */
const PREVIEW_ENTRY: ContentEntry = { id: 'preview', name: 'Preview', data: {} }

/** API key in sample snippets. It stands for an empty space, so requests with it are not sent. */
const SAMPLE_API_KEY = 'DEMO'

/** Creates the client's methods that fetch content and decide what this visitor sees. */
export function createContentLoader({
  options,
  page,
  consent,
  signal,
  userAttributes,
  queue,
  assignments,
  observations,
  reports,
  debug,
}: ClientDependencies & {
  /** Aborts pending requests. */
  readonly signal: AbortSignal
  readonly userAttributes: Pick<VisitorAttributes, 'areStored'>
  readonly queue: RequestQueue
  readonly assignments: Assignments
  readonly observations: Observations
  readonly reports: () => ContentReports | undefined
}): ContentMethods {
  function warn(message: string): void {
    warnOnce(message)
    debug(message)
  }

  async function ask(item: ContentItem): Promise<unknown> {
    const { apiKey } = options()
    validateRequest(options(), item)
    const isSample =
      apiKey === SAMPLE_API_KEY && page.keysFor(options()).overrides[item.key] === undefined
    if (isSample) return {}
    // The URL contains the visitor's attributes, and consent may add some.
    if (consent.isAwaited && userAttributes.areStored) await awaitConsent(item)
    return queue.add(item)
  }

  async function awaitConsent({ model }: ContentItem): Promise<void> {
    await consent.whenDecided()
    signal.throwIfAborted()
    const outcome = consent.obstacle ?? 'visitors are remembered'
    debug(`content of model ${quoteValue(model)} waited ${consent.waitedMs} ms: ${outcome}`)
  }

  /**
   * Returns the entries as this visitor sees them. Waits for consent only if they could depend on
   * it.
   */
  async function assign(
    item: ContentItem,
    entries: readonly ContentEntry[],
  ): Promise<readonly ContentEntry[]> {
    if (consent.isAwaited && (userAttributes.areStored || entries.some(isUndecided))) {
      await awaitConsent(item)
    }
    // An aborted request shows nothing, so it must not assign a variation.
    item.signal?.throwIfAborted()
    const { content, fields, omit } = item.request
    const isWhole = !content && !fields && !omit?.includes('variations')
    return entries.map((entry) => assignments.assign(entry, isWhole))
  }

  function load(item: ContentItem): Promise<CountedEntries> {
    const loads = pendingLoads(page)
    loads.count++
    return fetchShown(item).finally(() => {
      loads.count--
    })
  }

  /** Fetches entries; those that the page passes only if an author previews or edits them. */
  async function fetchShown(item: ContentItem): Promise<CountedEntries> {
    const draft = draftItem(item, page.keysFor(options()))
    if (!draft) return fetchEntries(item)
    let reason = 'the content host has none'
    try {
      const counted = await fetchEntries(draft, [])
      if (counted.results.length > 0) return counted
    } catch (error) {
      if (signal.aborted || item.signal?.aborted) throw error
      reason = toError(error).message
    }
    warn(`the page shows the content that it passed, since no draft came: ${reason}`)
    return fetchEntries(item)
  }

  /** @param standIn - Shown where a previewed model has no entry yet. */
  async function fetchEntries(
    item: ContentItem,
    standIn: readonly ContentEntry[] = [PREVIEW_ENTRY],
  ): Promise<CountedEntries> {
    const { model, request } = item
    if (asksForCode(request)) {
      throw new Error(
        `Fetching content from model ${model} failed: format "${request.format}" returns source code. Use client.get() for it.`,
      )
    }
    reports()?.asking(item)
    if (request.content) {
      const entries = readEntries([request.content], model, warn)
      return { results: await assign(item, entries), totalCount: entries.length }
    }
    const { apiEndpoint = 'content' } = options()
    const answer = await ask(item)
    const entries = readEntries(answerFor(answer, apiEndpoint, item.key), model, warn)
    if (entries.length === 0) {
      debug(
        `no entry of model ${quoteValue(model)}: none is published, or none targets this visitor`,
      )
    }
    const isUnknownPreview = entries.length === 0 && page.keysFor(options()).preview === model
    const results = isUnknownPreview ? standIn : await assign(item, entries)
    reports()?.answered(item, results)
    return { results, totalCount: totalCountOf(answer) }
  }

  function get(model: string, request: CodegenRequest): Promise<unknown>
  function get(model: string, request?: ContentRequest): Promise<ContentEntry | null>
  async function get(
    model: string,
    request: ContentRequest | CodegenRequest = {},
  ): Promise<unknown> {
    const item = contentItem('get', model, request)
    if (asksForCode(request)) return answerFor(await ask(item), 'codegen', item.key) ?? null
    return (await load(item)).results[0] ?? null
  }

  function getAll(model: string, request: CountedRequest): Promise<CountedEntries>
  function getAll(model: string, request?: ContentRequest): Promise<readonly ContentEntry[]>
  async function getAll(
    model: string,
    request: ContentRequest | CountedRequest = {},
  ): Promise<CountedEntries | readonly ContentEntry[]> {
    const counted = await load(contentItem('getAll', model, request))
    return request.fetchTotalCount ? counted : counted.results
  }

  return {
    get,
    getAll,
    observe(model, request = {}) {
      const item = contentItem('observe', model, request)
      return createObservable({
        async load({ reload, signal }) {
          const request = reload ? { ...item.request, reload } : item.request
          const { results } = await load({ ...item, request, signal })
          return observations.isFrozen(item) ? undefined : results
        },
        mayPass: (error) => error instanceof ContentRequestError && error.isTemporary,
        onObserved: (source) => observations.add(source, item),
      })
    },
  }
}

/**
 * Returns the request for a draft in place of the entry that the page passes, if the page's address
 * asks for one: of the model, or of the entry.
 */
function draftItem(item: ContentItem, keys: PageKeys): ContentItem | undefined {
  const { model } = item
  const { content, ...request } = item.request
  if (!content || !model) return undefined
  const { id = '' } = content
  const { preview, editing, frameEditing, overrides } = keys
  const named = overrides[id] ? id : overrides[model]
  if (named === undefined && ![preview, editing, frameEditing].includes(model)) return undefined
  const isOther = named !== undefined && named !== id
  // Another entry of the model has no place where the page names one.
  if (isOther && (request.entry || request.nested)) return undefined
  const query = isOther || !id ? request.query : { ...request.query, id }
  return { ...item, request: { ...request, query } }
}

/** Whether a variation has yet to be chosen. A server may have chosen it already. */
function isUndecided({ variations = {}, testVariationId }: ContentEntry): boolean {
  return testVariationId === undefined && Object.keys(variations).length > 0
}
