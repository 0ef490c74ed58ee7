import createDOMPurify, { type Config } from 'dompurify'
import { onePer } from '../../utils/values/onePer'
import { type Clean, createSanitizer, type Sanitizer } from './createSanitizer'
import {
  ALLOWED_ADDRESS,
  checkElement,
  FORMULA_TAGS,
  FRAME_ATTRIBUTES,
  HARMLESS_ATTRIBUTES,
  isOwnAttributeName,
  isOwnElementName,
  NAME_ATTRIBUTES,
  omissionsIn,
} from './elementRules'
import { RICH_TAGS } from './richText'

const TEXT_CONFIG: Config = {
  // Otherwise the parser moves leading elements into a head, which is dropped.
  FORCE_BODY: true,
  ADD_TAGS: [...FORMULA_TAGS],
  ADD_ATTR: ['target', ...HARMLESS_ATTRIBUTES],
  ADD_URI_SAFE_ATTR: [...NAME_ATTRIBUTES],
  ALLOWED_URI_REGEXP: ALLOWED_ADDRESS,
  FORBID_TAGS: ['style'],
  FORBID_ATTR: ['style'],
}

const EMBED_CONFIG: Config = {
  ...TEXT_CONFIG,
  ADD_TAGS: ['iframe', 'use', ...FORMULA_TAGS],
  CUSTOM_ELEMENT_HANDLING: {
    tagNameCheck: isOwnElementName,
    attributeNameCheck: isOwnAttributeName,
    allowCustomizedBuiltInElements: false,
  },
  ADD_ATTR: ['target', ...HARMLESS_ATTRIBUTES, ...FRAME_ATTRIBUTES],
}

const RICH_CONFIG: Config = {
  ...TEXT_CONFIG,
  ALLOWED_TAGS: ['#text', 'body', ...RICH_TAGS],
  ADD_ATTR: EMBED_CONFIG.ADD_ATTR,
}

/** The sanitiser of a window. All widgets of a page share it and its cache. */
export const domPurifySanitizer: (view: Window) => Sanitizer = onePer((view: Window) =>
  createSanitizer(view, createCleaner(view)),
)

function createCleaner(view: Window): Clean {
  // Created for the first text that needs it: many pages have none.
  let purify: ReturnType<typeof createDOMPurify> | undefined

  return (html, kind, policy, omissions) => {
    purify ??= createDOMPurify(view as unknown as Parameters<typeof createDOMPurify>[0])
    purify.removeAllHooks()
    purify.addHook('afterSanitizeAttributes', (node) => checkElement(node, omissions, kind))
    // Otherwise DOMPurify would create its own, which the page's `trusted-types` list would refuse.
    const config = { text: TEXT_CONFIG, rich: RICH_CONFIG, embed: EMBED_CONFIG }[kind]
    const safe = String(purify.sanitize(html, { ...config, TRUSTED_TYPES_POLICY: policy as never }))
    // Skip the element that FORCE_BODY added.
    omissions.push(...omissionsIn(purify.removed.slice(1)))
    return safe
  }
}
