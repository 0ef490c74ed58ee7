import { act } from '@testing-library/react'
import { onTestFinished } from 'vitest'
import type { Client } from '../../../client/Client'
import type { ClientOptions } from '../../../client/options/ClientOptions'
import { createContentPage } from '../../../client/testing/contentPage'
import { block, component, deepFreeze, entry } from '../../../content/testing/blocks'
import type { Block, ContentEntry, EntryData } from '../../../content/types'
import { drawEntry } from '../../../render/testing/drawEntry'
import { symbolBlock } from '../SymbolFrame'
import type { SymbolOptions } from '../symbolOptions'

/** A paragraph with a text. */
export const says = (text: string): Block => block({ tagName: 'p', properties: { text } })

/** A paragraph with what an expression gives. */
export const shows = (expression: string): Block =>
  block({ tagName: 'p', bindings: { 'properties.text': expression } })

/** The entry inside a symbol. */
export const inner = (blocks: readonly Block[], data: Partial<EntryData> = {}): ContentEntry =>
  entry([], { id: 'inner', data: { blocks, ...data } })

/** A symbol with the id `builder-y`. */
export const symbol = (
  reference: SymbolOptions['symbol'],
  more: Partial<Block> = {},
  options: SymbolOptions = {},
): Block => component('Symbol', { ...options, symbol: reference }, { id: 'builder-y', ...more })

/** A symbol whose entry does not come with the page. */
export const fetched = symbol({ model: 'm', entry: 'e1' })

/** What the page around a symbol is like. */
interface PageOptions {
  readonly state?: EntryData['state']
  /** How the entry is drawn: its client, locale, context. */
  readonly content?: object
}

/** Draws a page with symbols. */
export async function draw(
  blocks: readonly Block[],
  { state = {}, content = {} }: PageOptions = {},
) {
  const pageOf = (list: readonly Block[]): ContentEntry =>
    deepFreeze(entry([], { id: 'page', data: { blocks: list, state } }))
  const drawn = await drawEntry(pageOf(blocks), [symbolBlock], content)
  return {
    ...drawn,
    /** The texts of all paragraphs. */
    texts: () => drawn.all('p').map((element) => element.textContent),
    click: () => act(() => drawn.get('button').click()),
    change: (list: readonly Block[]) => drawn.redraw(pageOf(list), content),
  }
}

/** Lets everything that is settled be drawn. */
export const settle = (): Promise<void> =>
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
