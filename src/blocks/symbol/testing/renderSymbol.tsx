import { act } from '@testing-library/react'
import { onTestFinished } from 'vitest'
import type { Client } from '../../../client/Client'
import type { ClientOptions } from '../../../client/options/ClientOptions'
import { createContentPage } from '../../../client/testing/contentPage'
import { block, component, deepFreeze, entry } from '../../../content/testing/blocks'
import type { Block, ContentEntry, EntryData } from '../../../content/types'
import type { RootContent } from '../../../render/root/ContentRoot'
import { renderEntry } from '../../../render/testing/renderEntry'
import { symbolBlock } from '../SymbolFrame'
import type { SymbolOptions } from '../symbolOptions'

export { says, shows } from '../../internals/testing/renderBlock'

/** The entry inside a symbol. */
export const inner = (blocks: readonly Block[], data: Partial<EntryData> = {}): ContentEntry =>
  entry([], { id: 'inner', data: { blocks, ...data } })

/** A symbol with the id `builder-y`. */
export const symbol = (
  reference: SymbolOptions['symbol'],
  more: Partial<Block> = {},
  options: SymbolOptions = {},
): Block => component('Symbol', { ...options, symbol: reference }, { id: 'builder-y', ...more })

/** A symbol whose entry is not included in the page. */
export const fetched = symbol({ model: 'm', entry: 'e1' })

/** A button that runs `click`. */
export const button = (click: string): Block => block({ tagName: 'button', actions: { click } })

/**
 * Renders a page with symbols.
 *
 * @param content - Rendering settings of the entry: its client, locale, context.
 */
export async function render(
  blocks: readonly Block[],
  { state = {}, ...content }: Partial<RootContent> & { readonly state?: EntryData['state'] } = {},
) {
  const pageOf = (list: readonly Block[]): ContentEntry =>
    deepFreeze(entry([], { id: 'page', data: { blocks: list, state } }))
  const rendered = await renderEntry(pageOf(blocks), [symbolBlock], content)
  return {
    ...rendered,
    /** The texts of all paragraphs. */
    texts: () => rendered.all('p').map((element) => element.textContent),
    click: () => act(() => rendered.get('button').click()),
    change: (list: readonly Block[]) => rendered.rerender(pageOf(list), content),
  }
}

/** Renders all pending updates. */
export const flushRenders = (): Promise<void> =>
  act(() => new Promise<void>((resolve) => setTimeout(resolve)))

/** A content host that answers with `entries`, and clients for it. */
export function contentHost(...entries: readonly ContentEntry[]) {
  const page = createContentPage()
  page.answer.mockImplementation(() => ({ results: entries }))
  return {
    ...page,
    client(options: Partial<ClientOptions> = {}): Client {
      const client = page.client(options)
      onTestFinished(client.destroy)
      return client
    },
  }
}
