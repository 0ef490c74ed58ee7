/** @jsxImportSource @emotion/react */
import type { ReactElement } from 'react'
import type { ColumnOptions, ColumnsOptions } from '../../content/blockOptions'
import { stackWidth } from '../../content/breakpoints'
import type { BlockProps } from '../../render/block/BlockDefinition'
import { Blocks } from '../../render/block/Blocks'
import { useContentContext } from '../../render/entry/ContentContext'
import { maxWidthQuery } from '../../render/styles/blockStyles'
import { isRecord } from '../../utils/isRecord'
import { safeUrl } from '../../utils/safeUrl'
import { Column } from './Column'
import { columnsCss } from './columnsCss'
import { columnWidths } from './columnWidths'

/** Pixels between columns that say nothing about it. */
const DEFAULT_SPACE = 20

/** Lists of blocks side by side, on top of each other where there is little room. */
export function Columns({ options, id, path }: BlockProps<ColumnsOptions>): ReactElement {
  const { breakpoints, responsiveTo } = useContentContext()
  const columns = columnsOf(options)
  const space = spaceOf(options)
  const stackMax = stackWidth(options.stackColumnsAt, breakpoints)
  const css = columnsCss({
    widths: columnWidths(columns, space),
    space,
    stackQuery: stackMax === undefined ? undefined : maxWidthQuery(stackMax, responsiveTo),
    reverse: Boolean(options.reverseColumnsWhenStacked),
  })
  return (
    <div className="builder-columns" css={css}>
      {columns.map(({ blocks, link }, index) => {
        const listPath = `${path}.component.options.columns.${index}.blocks`
        return (
          <Column
            key={listPath}
            index={index}
            href={safeUrl(link || undefined, `link of column ${index + 1} of block "${id}"`)}
          >
            <Blocks blocks={blocks} path={listPath} parentId={id} nested />
          </Column>
        )
      })}
    </div>
  )
}

function columnsOf({ columns }: ColumnsOptions): readonly ColumnOptions[] {
  if (!Array.isArray(columns)) return []
  return columns.map((column) => (isRecord(column) ? column : {}))
}

function spaceOf({ space }: ColumnsOptions): number {
  return typeof space === 'number' && Number.isFinite(space) ? space : DEFAULT_SPACE
}
