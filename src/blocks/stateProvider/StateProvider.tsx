import type { ReactElement } from 'react'
import { NamesProvider } from '../../render/block/NamesProvider'
import type { BlockDefinition, BlockProps } from '../../render/compile/BlockDefinition'
import { isRecord } from '../../utils/values/isRecord'
import type { StateProviderOptions } from './stateProviderOptions'

/** Provides additional state and context to the blocks inside. */
export function StateProvider(props: BlockProps<StateProviderOptions>): ReactElement {
  const { state, context } = props.options
  return (
    <NamesProvider
      values={isRecord(state) ? state : {}}
      context={isRecord(context) ? context : undefined}
    >
      {props.children}
    </NamesProvider>
  )
}

export const stateProviderBlock: BlockDefinition<StateProviderOptions> = {
  name: 'Builder:StateProvider',
  component: StateProvider,
  interactive: false,
  noWrap: true,
  noElement: true,
  canHaveChildren: true,
}
