import type { ReactElement } from 'react'
import { LinkedBox } from '../../render/block/LinkedBox'
import { withLive } from '../../render/block/pureComponent'
import { useContentContext } from '../../render/block/useContentContext'
import type { BlockProps } from '../../render/compile/BlockDefinition'
import type { ColumnsOptions } from './columnsOptions'
import { pureColumnsBlock, renderColumns } from './pureColumns'

/** Columns that are links and contain controls, or whose links the site renders. */
function LinkedColumns(props: BlockProps<ColumnsOptions>): ReactElement {
  return renderColumns(props, useContentContext(), LinkedBox)
}

export const columnsBlock = withLive(pureColumnsBlock, LinkedColumns)
