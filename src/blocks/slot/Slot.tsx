import { type ReactElement, useContext, useLayoutEffect, useMemo, useRef } from 'react'
import { nestedList, optionPath } from '../../render/block/Blocks'
import type { ContentContextValue } from '../../render/block/ContentContext'
import { EntryContext } from '../../render/block/EntryContext'
import { joinScopes } from '../../render/block/NamesProvider'
import { useContentContext } from '../../render/block/useContentContext'
import { useStateReads } from '../../render/block/useStateReads'
import type { BlockDefinition, BlockProps } from '../../render/compile/BlockDefinition'
import { firmRules } from '../../render/styles/firmRules'
import { NestingLimit } from '../internals/NestingLimit'
import { optionText } from '../internals/optionValues'
import { SymbolContext } from '../internals/SymbolContext'
import type { SlotOptions } from './slotOptions'

/**
 * Renders blocks that the symbol around it provides.
 *
 * These blocks belong to the entry that contains the symbol. Their expressions see the state of the
 * symbol first, and the state around the symbol beneath it. If the symbol does not provide any,
 * blocks of the same name in the symbol's own state are rendered with that state.
 */
export function Slot({ options, id, path }: BlockProps<SlotOptions>): ReactElement {
  const name = optionText(options.name)
  const content = useContentContext()
  const { slotStore = content.store } = content
  const symbol = useContext(SymbolContext)
  useStateReads([name])
  const held = slotStore.get()[name]
  const given = symbol?.data[name]
  // While an author edits, the state gets the symbol's new list only after this render.
  const settled = useRef(given)
  useLayoutEffect(() => {
    if (held === given) settled.current = given
  }, [held, given])
  const isGiven = held === given || held === settled.current
  const giver = isGiven ? symbol : null
  const around = giver?.content
  const scope = useMemo(() => around && scopeOfGiven(around, content), [around, content])
  const list = giver ? given : held
  const blocks = Array.isArray(list) ? list : undefined
  const rendered = giver
    ? nestedList(giver.id, optionPath(giver.path, `symbol.data.${name}`), blocks)
    : nestedList(id, `${path}.${name}`, blocks)
  return (
    <div className="builder-slot" builder-slot={symbol ? undefined : name}>
      <NestingLimit>
        {giver && scope ? (
          <SymbolContext value={giver.outer}>
            <EntryContext value={scope}>{rendered}</EntryContext>
          </SymbolContext>
        ) : (
          rendered
        )}
      </NestingLimit>
    </div>
  )
}

/** The context of blocks from `around` in a slot of a symbol. */
function scopeOfGiven(
  around: ContentContextValue,
  { store, locals, logicEnvironment: { context } }: ContentContextValue,
): ContentContextValue {
  const { slotStore = around.store } = around
  return { ...joinScopes(around, { store, context, locals }), slotStore }
}

const CSS = firmRules({
  '.builder-slot': 'pointer-events:auto',
})

export const slotBlock: BlockDefinition<SlotOptions> = {
  name: 'Slot',
  component: Slot,
  hasUnseenBlocks: () => true,
  css: CSS,
}
