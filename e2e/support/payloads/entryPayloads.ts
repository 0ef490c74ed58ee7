import type { ContentBlock } from '../content/contentBlocks'
import { ATTRIBUTE_PAYLOADS } from './attributePayloads'
import { BINDING_PAYLOADS } from './bindingPayloads'
import { CSS_PAYLOADS } from './cssPayloads'
import { type EntryData, RUN, SAFE } from './EntryPayload'
import { OPTION_PAYLOADS } from './optionPayloads'
import { PAGE_PAYLOADS } from './pagePayloads'
import { SYMBOL_PAYLOADS } from './symbolPayloads'
import { TAG_PAYLOADS } from './tagPayloads'

/** A name, and blocks or a whole entry with this call and this harmless text. */
export type EntryPayload = readonly [
  name: string,
  content: (run: string, safe: string) => readonly ContentBlock[] | EntryData,
]

/** One entry for each way in which code could escape from content. */
export const ENTRY_PAYLOADS: readonly EntryPayload[] = Object.entries({
  ...TAG_PAYLOADS,
  ...ATTRIBUTE_PAYLOADS,
  ...OPTION_PAYLOADS,
  ...CSS_PAYLOADS,
  ...PAGE_PAYLOADS,
  ...SYMBOL_PAYLOADS,
  ...BINDING_PAYLOADS,
}).map(([name, content]) => {
  const json = JSON.stringify('@type' in content ? [content] : content)
  return [name, (run, safe) => JSON.parse(json.replaceAll(RUN, run).replaceAll(SAFE, safe))]
})
