import { isRecord } from '../utils/isRecord'
import { quoteValue } from '../utils/quoteValue'
import {
  anything,
  boolean,
  type Check,
  fields,
  listOf,
  mapOf,
  number,
  string,
  stringOrNumber,
} from './checks'
import { isBlock } from './isBlock'
import type { ParsePass } from './ParsePass'

const styles = mapOf(stringOrNumber)

const animation = fields(
  {
    trigger: string,
    steps: listOf(fields({ styles })),
    duration: number,
    delay: number,
    easing: string,
    repeat: boolean,
    thresholdPercent: number,
  },
  { required: ['trigger', 'steps'] },
)

const repeat = fields({ collection: string, itemName: string }, { required: ['collection'] })

/**
 * Checks a list of blocks, and the blocks inside of them, wherever they stand.
 *
 * @param entry - Checks an entry inside a block: the `content` of an option `symbol`, which refers to one.
 */
export function blockListCheck(entry: Check): Check {
  const optionMap = mapOf(option)
  const optionList = listOf(option, true)
  const reference = fields({ content: entry }, { others: option })
  const component = fields(
    {
      name: string,
      options: fields(
        { symbol: (value, pass) => (isRecord(value) ? reference : option)(value, pass) },
        { others: option },
      ),
      tag: string,
    },
    { required: ['name'] },
  )
  const blocks = listOf(block)
  const blockFields = fields({
    id: string,
    tagName: string,
    class: string,
    component,
    properties: mapOf(anything),
    responsiveStyles: mapOf(styles),
    bindings: mapOf(string),
    actions: mapOf(string),
    repeat: (value, pass) => (value === null ? value : repeat(value, pass)),
    animations: listOf(animation),
    children: blocks,
    linkUrl: string,
    hide: boolean,
    show: boolean,
    layerName: string,
  })

  function block(value: unknown, pass: ParsePass): unknown {
    if (!isBlock(value)) return pass.leaveOut(`must be a block, got ${quoteValue(value)}`)
    if (!pass.enterBlock(value)) return undefined
    const checked = blockFields(value, pass)
    pass.leaveBlock()
    return checked
  }

  function option(value: unknown, pass: ParsePass): unknown {
    if (typeof value !== 'object' || value === null) return value
    if (isBlock(value)) return block(value, pass)
    const isList = Array.isArray(value)
    if (isList && value.some(isBlock)) return blocks(value, pass)
    if (!isList && !isRecord(value)) return value
    if (!pass.enter(value)) return undefined
    const checked = (isList ? optionList : optionMap)(value, pass)
    pass.leave()
    return checked
  }

  return blocks
}
