import { parseJson } from '../utils/text/parseJson'
import { quoteValue } from '../utils/text/quoteValue'
import { isRecord } from '../utils/values/isRecord'
import {
  anything,
  boolean,
  type Check,
  fields,
  listOf,
  mapOf,
  number,
  type ParsePass,
  string,
  stringOrNumber,
} from './checks'
import { BLOCK_TYPE, LOCALIZED_TYPE } from './types'
import { isBlock } from './walkBlocks'

/** Checks an entry and everything in it. Unknown fields pass unchecked. */
export const entryCheck: Check = (value, pass) => entry(value, pass)

const styles = mapOf(stringOrNumber)
const options = mapOf(option)
const optionList = listOf(option, { keepsIndices: true })
const blocks = listOf(block)

const repeat = fields({ collection: string, itemName: string }, { required: ['collection'] })

/** A reference to an entry, as in the option `symbol`. */
const reference = fields({ content: entryCheck }, { others: option })

const blockFields = fields({
  id: string,
  tagName: string,
  class: string,
  component: fields(
    {
      name: string,
      options: fields(
        { symbol: (value, pass) => (isRecord(value) ? reference : option)(value, pass) },
        { others: option },
      ),
      tag: string,
    },
    { required: ['name'] },
  ),
  properties: mapOf(anything),
  responsiveStyles: mapOf(styles),
  bindings: mapOf(string),
  actions: mapOf(string),
  repeat: (value, pass) => (value === null ? value : repeat(value, pass)),
  animations: listOf(
    fields(
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
    ),
  ),
  children: blocks,
  linkUrl: string,
  hide: boolean,
  show: boolean,
  layerName: string,
})

const httpRequest = fields({
  request: fields({ url: string, method: string, headers: mapOf(string) }),
})

const dataFields = fields({
  title: localizable,
  pageTitle: localizable,
  description: localizable,
  pageDescription: localizable,
  blocks,
  blocksString: string,
  state: mapOf(anything),
  inputs: listOf(fields({ name: string })),
  cssCode: string,
  customFonts: listOf(
    fields({ family: string, kind: string, fileUrl: string, files: mapOf(string) }),
  ),
  jsCode: string,
  httpRequests: mapOf((value, pass) => (isRecord(value) ? httpRequest : string)(value, pass)),
})

const variation = withData(fields({ id: string, name: string, data, testRatio: number }))

const entry = withData(
  fields({
    id: string,
    name: string,
    modelId: string,
    published: string,
    query: listOf(fields({ property: string, operator: string })),
    startDate: stringOrNumber,
    endDate: stringOrNumber,
    variations: mapOf(namedVariation),
    testRatio: number,
    variationId: string,
    testVariationId: string,
    testVariationName: string,
    lastUpdated: number,
    createdDate: number,
    meta: fields({
      breakpoints: fields({ xsmall: number, small: number, medium: number }),
      rtlMode: boolean,
      kind: string,
    }),
    data,
  }),
)

/** Entries made by hand or by an API may lack the type of a block. */
const untypedBlock: Check = (value, pass) =>
  blockFields({ ...(value as object), '@type': BLOCK_TYPE }, pass)

function block(value: unknown, pass: ParsePass): unknown {
  if (isBlock(value)) return pass.intoBlock(value, blockFields)
  return isRecord(value) &&
    value['@type'] === undefined &&
    (value.component || value.tagName || value.children)
    ? pass.intoBlock(value, untypedBlock)
    : pass.leaveOut(`must be a block, got ${quoteValue(value)}`)
}

/** Whether a value of an option is a block. Other objects may have a `tagName` or `children`. */
function isBlockOption(value: unknown): boolean {
  if (isBlock(value)) return true
  if (!isRecord(value) || value['@type'] !== undefined) return false
  return isRecord(value.component) && typeof value.component.name === 'string'
}

/** Checks the value of an option, including any blocks nested in it. */
function option(value: unknown, pass: ParsePass): unknown {
  if (isBlockOption(value)) return block(value, pass)
  if (Array.isArray(value)) {
    return value.some(isBlockOption) ? blocks(value, pass) : pass.into(value, optionList)
  }
  return isRecord(value) ? pass.into(value, options) : value
}

function localizable(value: unknown, pass: ParsePass): unknown {
  return isRecord(value) && value['@type'] === LOCALIZED_TYPE ? value : string(value, pass)
}

/** Checks an entry's data. Parses `blocksString` when `blocks` is absent. */
function data(value: unknown, pass: ParsePass): unknown {
  const checked = dataFields(value, pass)
  if (!isRecord(checked) || checked.blocks !== undefined || !checked.blocksString) return checked
  const { blocksString, ...rest } = checked
  const parsed = parseJson(String(blocksString))
  if (Array.isArray(parsed)) return dataFields({ ...checked, blocks: parsed }, pass)
  pass.path.push('blocksString')
  pass.reject('a list of blocks in JSON', blocksString)
  pass.path.pop()
  return rest
}

/** Checks a variation. One without an id takes its key as its id. */
function namedVariation(value: unknown, pass: ParsePass): unknown {
  const checked = variation(value, pass)
  if (!isRecord(checked) || checked.id !== undefined) return checked
  return { ...checked, id: pass.path.at(-1) }
}

/** Sets missing data to `{}`, and leaves out entries whose data is invalid. */
function withData(check: Check): Check {
  return (value, pass) => {
    const checked = check(value, pass)
    if (!isRecord(value) || !isRecord(checked) || checked.data !== undefined) return checked
    return value.data == null ? { ...checked, data: {} } : undefined
  }
}
