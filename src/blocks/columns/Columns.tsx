import { Fragment, type ReactElement } from 'react'
import { stackWidth } from '../../content/breakpoints'
import type { BlockProps } from '../../render/block/BlockDefinition'
import { Blocks } from '../../render/block/Blocks'
import { pureComponent } from '../../render/block/pureComponent'
import type { ContentContextValue } from '../../render/entry/ContentContext'
import { maxWidthQuery } from '../../render/styles/blockStyles'
import { isRecord } from '../../utils/isRecord'
import { safeUrl } from '../../utils/safeUrl'
import { columnsCss } from './columnsCss'
import type { ColumnOptions, ColumnsOptions } from './columnsOptions'
import { columnWidths } from './columnWidths'

/** Pixels between columns that say nothing about it. */
const DEFAULT_SPACE = 20

/** Lists of blocks side by side, on top of each other where there is little room. */
export const Columns = pureComponent<ColumnsOptions>({
  render: renderColumns,
  isLive: (options, { renderLink }) =>
    renderLink !== undefined && columnsOf(options).some(({ link }) => link),
  lists: ({ options, path }) =>
    columnsOf(options).map(({ blocks }, index) => ({ blocks, path: listPath(path, index) })),
})

function renderColumns(
  { options, id, path }: BlockProps<ColumnsOptions>,
  content: ContentContextValue,
): ReactElement {
  return (
    <div className={`builder-columns ${layoutClass(options, content)}`}>
      {columnsOf(options).map(({ blocks, link }, index) => {
        const href = safeUrl(link || undefined, `link of column ${index + 1} of block "${id}"`)
        const key = listPath(path, index)
        const list = <Blocks blocks={blocks} path={key} parentId={id} nested />
        const attributes = { className: 'builder-column', 'data-column': index }
        if (href && content.renderLink)
          return (
            <Fragment key={key}>
              {content.renderLink({ ...attributes, href, children: list })}
            </Fragment>
          )
        const Tag = href ? 'a' : 'div'
        return (
          <Tag key={key} {...attributes} href={href}>
            {list}
          </Tag>
        )
      })}
    </div>
  )
}

function listPath(path: string, index: number): string {
  return `${path}.component.options.columns.${index}.blocks`
}

/** The class of the rules that place the columns. */
function layoutClass(
  options: ColumnsOptions,
  { breakpoints, responsiveTo, settings }: ContentContextValue,
): string {
  const space = spaceOf(options)
  const stackMax = stackWidth(options.stackColumnsAt, breakpoints)
  return settings.styles.classOf(
    columnsCss({
      widths: columnWidths(columnsOf(options), space),
      space,
      stackQuery: stackMax === undefined ? undefined : maxWidthQuery(stackMax, responsiveTo),
      reverse: Boolean(options.reverseColumnsWhenStacked),
    }),
  )
}

function columnsOf({ columns }: ColumnsOptions): readonly ColumnOptions[] {
  if (!Array.isArray(columns)) return []
  return columns.map((column) => (isRecord(column) ? column : {}))
}

function spaceOf({ space }: ColumnsOptions): number {
  return typeof space === 'number' && Number.isFinite(space) ? space : DEFAULT_SPACE
}
