import { type ReactNode, useLayoutEffect, useState } from 'react'
import type { Client } from '../../client/Client'
import type { ContentEntry } from '../../content/types'
import type { BlockDefinition, BlockProps } from '../../render/block/BlockDefinition'
import { LinkedBox } from '../../render/block/LinkedBox'
import { buttonAttributes } from '../../render/block/renderBlock'
import { renderElement } from '../../render/block/renderElement'
import { useContentContext } from '../../render/block/useContentContext'
import { isRecord } from '../../utils/isRecord'
import { NestingLimit } from '../internals/NestingLimit'
import { SymbolContent } from './SymbolContent'
import type { SymbolOptions, SymbolReference } from './symbolOptions'

/** The element of a symbol. It is there before its entry arrives. */
export function SymbolFrame(props: BlockProps<SymbolOptions>): ReactNode {
  const { options, attributes, tag } = props
  const content = useContentContext()
  const [entry, setEntry] = useState<ContentEntry | null>(null)
  const symbol: SymbolReference = isRecord(options.symbol) ? options.symbol : {}
  const { model, inline, dynamic } = symbol
  let className = `${attributes.className} builder-symbol`
  if (inline) className += ' builder-inline-symbol'
  if (dynamic) className += ' builder-dynamic-symbol'
  const own = { ...attributes, className, 'data-model': model }
  // Only the entry can tell whether there are controls inside.
  const isBox = entry !== null && content.holdsControls(entry.data.blocks) !== true
  const onEntry = attributes.onClick === undefined ? undefined : setEntry
  const isSet = symbol.content || (model && (symbol.entry || dynamic))
  const inside = isSet ? (
    <NestingLimit>
      <ForeignSpace ownerId={symbol.ownerId}>
        {(client) => <SymbolContent {...props} symbol={symbol} client={client} onEntry={onEntry} />}
      </ForeignSpace>
    </NestingLimit>
  ) : (
    content.authoring && (
      <div className="siteblocks-hint">
        Symbols let you reuse dynamic elements across your content. Please choose a model and entry
        for this symbol.
      </div>
    )
  )
  const shown = options.dataOnly ? null : inside
  // Content that has not arrived yet may contain links.
  if (tag === 'a' && (!symbol.content || content.holdsControls(symbol) === true))
    return (
      <LinkedBox attributes={own} content={content}>
        {shown}
      </LinkedBox>
    )
  return renderElement(tag, isBox ? buttonAttributes(tag, own) : own, content, shown)
}

/** A space, and the content to render from it. */
interface ForeignSpaceProps {
  /** Key of the space. */
  readonly ownerId: string | undefined
  readonly children: (client: Client | undefined) => ReactNode
}

/**
 * Provides the page's client or, for another space, a separate client that is destroyed with the
 * block.
 */
function ForeignSpace({ ownerId, children }: ForeignSpaceProps): ReactNode {
  const { client, settings } = useContentContext()
  const { createClient } = settings
  const [own, setOwn] = useState<Client | null>(null)
  const isForeign = client !== undefined && Boolean(ownerId) && ownerId !== client.options.apiKey

  useLayoutEffect(() => {
    if (!client || !ownerId || !isForeign || !createClient) return
    // A token is valid for one space only.
    const { authToken, ...options } = client.options
    const created = createClient({ ...options, apiKey: ownerId, canTrack: client.canTrack })
    setOwn(created)
    return () => {
      created.destroy()
      setOwn(null)
    }
  }, [client, ownerId, isForeign, createClient])

  if (!isForeign) return children(client)
  return own && children(own)
}

export const symbolBlock: BlockDefinition<SymbolOptions> = {
  name: 'Symbol',
  component: SymbolFrame,
  noWrap: true,
  hasUnseenBlocks: ({ symbol }) => !symbol?.content,
}
