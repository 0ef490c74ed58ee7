import { Fragment, type ReactElement } from 'react'
import { stackWidth } from '../../content/breakpoints'
import type { BlockDefinition, BlockProps } from '../../render/block/BlockDefinition'
import { Blocks } from '../../render/block/Blocks'
import { pureComponent } from '../../render/block/pureComponent'
import type { ContentContextValue } from '../../render/entry/ContentContext'
import { maxWidthQuery } from '../../render/styles/blockStyles'
import { isRecord } from '../../utils/isRecord'
import { safeUrl } from '../../utils/safeUrl'
import { positiveNumber } from '../internals/optionValues'
import type { ColumnOptions, ColumnsOptions } from './columnsOptions'

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

/**
 * CSS widths of columns that stand side by side, `space` pixels apart.
 *
 * A column without a width gets an equal share. Each gives up its part of the gaps, so that together they
 * fill the row: two halves with 20 pixels between them are `calc(50% - 10px)` wide.
 */
export function columnWidths(columns: readonly ColumnOptions[], space: number): string[] {
  const gaps = space * (columns.length - 1)
  return columns.map(({ width }) => {
    const percent = positiveNumber(width) ?? 100 / columns.length
    const gapShare = Number(((gaps * percent) / 100).toFixed(4))
    return `calc(${percent}% - ${gapShare}px)`
  })
}

/** What the rules of one row of columns depend on. */
interface ColumnsLayout {
  /** CSS width of each column. */
  readonly widths: readonly string[]
  /** Pixels between columns. */
  readonly space: number
  /** The at-rule under which columns stand on top of each other; `undefined` when they never do. */
  readonly stackQuery: string | undefined
  /** Whether the last column then stands on top. */
  readonly reverse: boolean
}

/**
 * The rules of one row of columns, with `&` in place of the row's class. `:where()` lets every style of the author
 * win.
 */
export function columnsCss({ widths, space, stackQuery, reverse }: ColumnsLayout): string {
  const direction = reverse ? 'column-reverse' : 'column'
  const rules = [
    `:where(&>*+*){margin-inline-start:${space}px}`,
    ...widths.map((width, index) => `:where(&>[data-column="${index}"]){width:${width}}`),
  ]
  if (stackQuery)
    rules.push(
      `${stackQuery}{:where(&){flex-direction:${direction};align-items:stretch}:where(&>*){width:100%}:where(&>*+*){margin-inline-start:0}}`,
    )
  return rules.join('')
}

/** `min-width` lets a column get narrower than a long word or a wide image in it. */
const CSS = `
:where(.builder-columns){display:flex;height:100%}
:where(.builder-column){display:flex;flex-direction:column;align-items:stretch;min-width:0;line-height:normal}
:where(.builder-column>.builder-blocks){flex-grow:1}
:where(a.builder-column){color:inherit;text-decoration:none}
`

/** The block `Columns`. */
export const columnsBlock: BlockDefinition<ColumnsOptions> = {
  name: 'Columns',
  component: Columns,
  interactive: false,
  css: CSS,
}
