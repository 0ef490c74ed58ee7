import { isRecord } from '../utils/isRecord'
import { parseJson } from '../utils/parseJson'
import { quoteValue } from '../utils/quoteValue'
import { blockListCheck } from './blockListCheck'
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
import type { ParsePass } from './ParsePass'
import { LOCALIZED_TYPE } from './types'

/** Checks an entry, and everything in it. Whatever else an entry holds is taken as it is. */
export const entryCheck: Check = (value, pass) => entry(value, pass)

const httpRequest = fields({
  request: fields({ url: string, method: string, headers: mapOf(string) }),
})

const dataFields = fields({
  title: localizable,
  pageTitle: localizable,
  description: localizable,
  pageDescription: localizable,
  blocks: blockListCheck(entryCheck),
  blocksString: string,
  state: mapOf(anything),
  inputs: listOf(fields({ name: string })),
  cssCode: string,
  customFonts: listOf(
    fields({ family: string, kind: string, fileUrl: string, files: mapOf(string) }),
  ),
  jsCode: string,
  httpRequests: mapOf((value, pass) =>
    isRecord(value) ? httpRequest(value, pass) : string(value, pass),
  ),
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

function localizable(value: unknown, pass: ParsePass): unknown {
  return isRecord(value) && value['@type'] === LOCALIZED_TYPE ? value : string(value, pass)
}

/** Reads `blocksString` where there are no blocks. */
function data(value: unknown, pass: ParsePass): unknown {
  const checked = dataFields(value, pass)
  if (!isRecord(checked) || checked.blocks !== undefined || !checked.blocksString) return checked
  const { blocksString, ...rest } = checked
  const blocks = parseJson(String(blocksString))
  if (Array.isArray(blocks)) return dataFields({ ...checked, blocks }, pass)
  pass.path.push('blocksString')
  pass.leaveOut(`must be a list of blocks in JSON, got ${quoteValue(blocksString)}`)
  pass.path.pop()
  return rest
}

/** A variation without an id has the one under which it stands. */
function namedVariation(value: unknown, pass: ParsePass): unknown {
  const checked = variation(value, pass)
  if (!isRecord(checked) || checked.id !== undefined) return checked
  return { ...checked, id: pass.path[pass.path.length - 1] }
}

/** What has no data gets an empty one; what has a wrong one is left out. */
function withData(check: Check): Check {
  return (value, pass) => {
    const checked = check(value, pass)
    if (!isRecord(value) || !isRecord(checked) || checked.data !== undefined) return checked
    return value.data === undefined || value.data === null ? { ...checked, data: {} } : undefined
  }
}
