import { type ReactNode, useState } from 'react'
import type { ContentEntry } from '../../content/types'
import { buttonAttributes, renderBox } from '../../render/block/renderBlock'
import { useContentContext } from '../../render/block/useContentContext'
import type { BlockDefinition, BlockProps } from '../../render/compile/BlockDefinition'
import { isRecord } from '../../utils/values/isRecord'
import { NestingLimit } from '../internals/NestingLimit'
import { ForeignSpace } from './ForeignSpace'
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
      <ForeignSpace ownerId={symbol.global && symbol.ownerId} isIncluded={isRecord(symbol.content)}>
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
  const isLinkOver = tag === 'a' && (!symbol.content || content.holdsControls(symbol) === true)
  return renderBox({ tag, isLinkOver }, isBox ? buttonAttributes(tag, own) : own, content, shown)
}

export const symbolBlock: BlockDefinition<SymbolOptions> = {
  name: 'Symbol',
  component: SymbolFrame,
  noWrap: true,
  hasUnseenBlocks: ({ symbol }) => !symbol?.content,
}
