import type { ReactNode } from 'react'
import type { BlockProps } from '../../render/block/BlockDefinition'
import { renderElement } from '../../render/block/renderBlock'
import { useContentContext } from '../../render/entry/ContentContext'
import { isRecord } from '../../utils/isRecord'
import { Nested } from '../internals/Nested'
import { ForeignSpace } from './ForeignSpace'
import { SymbolContent } from './SymbolContent'
import type { SymbolReference } from './SymbolReference'
import type { SymbolOptions } from './symbolOptions'

/** The element of a symbol, which keeps its place until the entry inside is there. */
export function SymbolFrame(props: BlockProps<SymbolOptions>): ReactNode {
  const { options, attributes, tag } = props
  const content = useContentContext()
  const symbol: SymbolReference = isRecord(options.symbol) ? options.symbol : {}
  const { model, inline, dynamic } = symbol
  let className = `${attributes.className} builder-symbol`
  if (inline) className += ' builder-inline-symbol'
  if (dynamic) className += ' builder-dynamic-symbol'
  return renderElement(
    tag,
    { ...attributes, className, 'data-model': model },
    content,
    options.dataOnly ? null : inside(props, symbol),
  )
}

function inside(props: BlockProps<SymbolOptions>, symbol: SymbolReference): ReactNode {
  const { model, entry, dynamic, content, ownerId } = symbol
  if (!content && !(model && (entry || dynamic))) return <UnsetHint />
  return (
    <Nested>
      <ForeignSpace ownerId={ownerId}>
        {(client) => <SymbolContent {...props} symbol={symbol} client={client} />}
      </ForeignSpace>
    </Nested>
  )
}

function UnsetHint(): ReactNode {
  const { authoring } = useContentContext()
  return authoring ? (
    <div className="siteblocks-hint">
      Symbols let you reuse dynamic elements across your content. Please choose a model and entry
      for this symbol.
    </div>
  ) : null
}
