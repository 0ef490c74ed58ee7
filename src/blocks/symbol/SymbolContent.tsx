import { type ReactNode, useContext, useMemo } from 'react'
import type { Client } from '../../client/Client'
import type { BlockProps } from '../../render/block/BlockDefinition'
import { Content } from '../../render/entry/Content'
import { useContentContext } from '../../render/entry/ContentContext'
import { isRecord } from '../../utils/isRecord'
import { SymbolContext } from '../internals/SymbolContext'
import type { SymbolReference } from './SymbolReference'
import type { SymbolOptions } from './symbolOptions'
import { useSymbolData } from './useSymbolData'
import { useSymbolEntry } from './useSymbolEntry'

/** A symbol, and the client that it is fetched with. */
export interface SymbolContentProps extends BlockProps<SymbolOptions> {
  readonly symbol: SymbolReference
  readonly client: Client | undefined
}

/** The entry inside a symbol; nothing until it is there. */
export function SymbolContent(props: SymbolContentProps): ReactNode {
  const { symbol, client, block, id, path, options } = props
  const content = useContentContext()
  const outer = useContext(SymbolContext)
  const entry = useSymbolEntry(symbol, client, block)
  const handedOver = isRecord(symbol.data) ? symbol.data : {}
  const data = useSymbolData(handedOver, Boolean(options.inheritState), entry)
  const { context } = content.surroundings
  const innerContext = useMemo(
    () => ({ ...(isRecord(context) ? context : undefined), symbolId: id }),
    [context, id],
  )
  if (!entry) return null

  return (
    <SymbolContext value={{ id, path, data: handedOver, content, outer }}>
      <Content
        {...content.settings}
        key={entry.id}
        entry={entry}
        model={symbol.model ?? ''}
        client={client}
        data={data}
        context={innerContext}
        path={`${entry.id ?? id}.blocks`}
      />
    </SymbolContext>
  )
}
