import { quoteValue } from '../../utils/text/quoteValue'
import type { ClientOptions } from '../options/ClientOptions'
import type { ContentItem } from './contentItem'

/**
 * Checks what a content request cannot do without.
 *
 * @throws Error for a missing `apiKey`, an unknown `apiVersion`, or a missing model.
 */
export function validateRequest(
  { apiKey, apiVersion }: Partial<ClientOptions>,
  { method, model }: Pick<ContentItem, 'method' | 'model'>,
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
  if (!model || typeof model !== 'string') {
    throw new Error(
      `Fetching content failed: the model is ${quoteValue(model)}. Pass the name of a model, such as "page".`,
    )
  }
}
