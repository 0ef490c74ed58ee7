import type { ComponentType, ReactElement } from 'react'
import { Fragment } from 'react/jsx-runtime'
import { stackWidth } from '../../content/breakpoints'
import { nestedList, optionPath } from '../../render/block/Blocks'
import type { StaticContext } from '../../render/block/ContentContext'
import type { LinkedBoxProps } from '../../render/block/LinkedBox'
import { linkOrElement } from '../../render/block/linkOrElement'
import { pureComponent } from '../../render/block/pureComponent'
import type { BlockDefinition, BlockProps } from '../../render/compile/BlockDefinition'
import { reportOf } from '../../render/compile/createOmissionReport'
import { maxWidthQuery } from '../../render/styles/blockStyles'
import { firmRules } from '../../render/styles/firmRules'
import { safeUrl } from '../../utils/text/safeUrl'
import { optionRecords, positiveNumber } from '../internals/optionValues'
import { type ColumnsOptions, DEFAULT_SPACE_PX } from './columnsOptions'

/** Lists of blocks side by side, stacked on narrow screens. */
const PureColumns = pureComponent<ColumnsOptions>({
  render: (props, content) => renderColumns(props, content),
  ownClass: layoutClass,
  isLive: ({ columns }, { renderLink, holdsControls }) =>
    optionRecords(columns).some(
      ({ link, blocks }) => link && (renderLink || holdsControls(blocks) === true),
    ),
  lists: ({ options, path }) =>
    optionRecords(options.columns).map(({ blocks }, index) => ({
      blocks,
      path: listPath(path, index),
    })),
})

/** @param LinkedBox - Renders a column that is a link and contains controls. */
export function renderColumns(
  { options, id, path }: BlockProps<ColumnsOptions>,
  content: StaticContext,
  LinkedBox?: ComponentType<LinkedBoxProps>,
): ReactElement {
  return (
    <div className={`builder-columns ${layoutClass(options, content)}`}>
      {optionRecords(options.columns).map(({ blocks, link }, index) => {
        const href = safeUrl(
          link || undefined,
          `link of column ${index + 1}:`,
          reportOf(id, content),
        )
        const key = listPath(path, index)
        const list = nestedList(id, key, blocks)
        const isLinkOver = href !== undefined && content.holdsControls(blocks) === true
        const attributes = { className: 'builder-column', 'data-column': index, href }
        return (
          <Fragment key={key}>
            {isLinkOver && LinkedBox ? (
              <LinkedBox attributes={attributes} content={content}>
                {list}
              </LinkedBox>
            ) : (
              linkOrElement(href ? 'a' : 'div', attributes, content, list)
            )}
          </Fragment>
        )
      })}
    </div>
  )
}

function listPath(path: string, index: number): string {
  return optionPath(path, `columns.${index}.blocks`)
}

/** The class with the layout rules of the columns. Rows with the same layout share it. */
function layoutClass(
  { columns, space, stackColumnsAt, reverseColumnsWhenStacked }: ColumnsOptions,
  { breakpoints, responsiveTo, settings }: StaticContext,
): string {
  const stackMax = stackWidth(stackColumnsAt, breakpoints)
  const layout: ColumnsLayout = {
    widths: optionRecords(columns).map(
      ({ width }, _, all) => positiveNumber(width) ?? 100 / all.length,
    ),
    space: typeof space === 'number' && Number.isFinite(space) ? space : DEFAULT_SPACE_PX,
    stackQuery: stackMax === undefined ? '' : maxWidthQuery(stackMax, responsiveTo),
    direction: reverseColumnsWhenStacked ? 'column-reverse' : 'column',
  }
  const identity = `columns ${Object.values(layout).join(' ')}`
  return settings.styles.classOf(identity, () => columnsCss(layout))
}

/** Input of the CSS for one row of columns. */
interface ColumnsLayout {
  /** Width of each column in percent of the row. */
  readonly widths: readonly number[]
  /** Pixels between columns. */
  readonly space: number
  /** The at-rule that stacks the columns; empty if they are never stacked. */
  readonly stackQuery: string
  /** Direction when stacked. */
  readonly direction: 'column' | 'column-reverse'
}

/**
 * The rules of one row of columns, with `&` in place of the row's class.
 *
 * Each column gives up its share of the gaps, so that the columns fill the row exactly: two halves
 * with 20 pixels between them are `calc(50% - 10px)` wide.
 */
export function columnsCss({ widths, space, stackQuery, direction }: ColumnsLayout): string {
  const gaps = space * (widths.length - 1)
  const widthRules = widths.map((percent, index) => {
    const gapShare = Number(((gaps * percent) / 100).toFixed(4))
    return [`&>[data-column="${index}"]`, `width:calc(${percent}% - ${gapShare}px)`]
  })
  const row = firmRules({
    '&>*+*': `margin-inline-start:${space}px`,
    ...Object.fromEntries(widthRules),
  })
  const stacked = firmRules({
    '&': `flex-direction:${direction};align-items:stretch`,
    '&>*': 'width:100%',
    '&>*+*': 'margin-inline-start:0',
  })
  return stackQuery ? `${row}${stackQuery}{${stacked}}` : row
}

/** `min-width` lets a column shrink below the width of a long word or an image. */
const CSS = `:where(a.builder-column){color:inherit;text-decoration:none}${firmRules({
  '.builder-columns': 'display:flex;height:100%',
  '.builder-column':
    'display:flex;flex-direction:column;align-items:stretch;min-width:0;line-height:normal',
  '.builder-column>.builder-blocks': 'flex-grow:1',
})}`

export const pureColumnsBlock: BlockDefinition<ColumnsOptions> = {
  name: 'Columns',
  component: PureColumns,
  interactive: false,
  css: CSS,
}
