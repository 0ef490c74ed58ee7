import { ATTRIBUTE_PAYLOADS } from './attributePayloads'
import { BINDING_PAYLOADS } from './bindingPayloads'
import { CSS_PAYLOADS } from './cssPayloads'
import type { EntryPayload } from './EntryPayload'
import { OPTION_PAYLOADS } from './optionPayloads'
import { PAGE_PAYLOADS } from './pagePayloads'
import { SYMBOL_PAYLOADS } from './symbolPayloads'
import { TAG_PAYLOADS } from './tagPayloads'

/** One entry for each way in which code could escape from content. */
export const ENTRY_PAYLOADS: readonly EntryPayload[] = [
  ...TAG_PAYLOADS,
  ...ATTRIBUTE_PAYLOADS,
  ...OPTION_PAYLOADS,
  ...CSS_PAYLOADS,
  ...PAGE_PAYLOADS,
  ...SYMBOL_PAYLOADS,
  ...BINDING_PAYLOADS,
]
