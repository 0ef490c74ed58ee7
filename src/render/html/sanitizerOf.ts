import createDOMPurify, { type Config } from 'dompurify'
import { onePer } from '../../utils/onePer'
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

const CONFIG: Config = {
  // The first elements of HTML would go into a head, and be lost with it.
  FORCE_BODY: true,
  ADD_TAGS: [...FORMULA_TAGS],
  ADD_ATTR: ['target', ...HARMLESS_ATTRIBUTES],
  ADD_URI_SAFE_ATTR: [...NAME_ATTRIBUTES],
  ALLOWED_URI_REGEXP: ALLOWED_ADDRESS,
  FORBID_TAGS: ['style'],
  FORBID_ATTR: ['style'],
}

const EMBED_CONFIG: Config = {
  ...CONFIG,
  ADD_TAGS: ['iframe', 'use', ...FORMULA_TAGS],
  CUSTOM_ELEMENT_HANDLING: {
    tagNameCheck: isOwnElementName,
    attributeNameCheck: isOwnAttributeName,
    allowCustomizedBuiltInElements: false,
  },
  ADD_ATTR: ['target', ...HARMLESS_ATTRIBUTES, ...FRAME_ATTRIBUTES],
}

/** The sanitiser of a window: all widgets of a page share it, and what it remembers. */
export const sanitizerOf: (view: Window) => Sanitizer = onePer((view: Window) =>
  createSanitizer(view, createCleaner(view)),
)

function createCleaner(view: Window): Clean {
  // Many pages never have a text that needs it, so it is made for the first one that does.
  let purify: ReturnType<typeof createDOMPurify> | undefined

  return (html, kind, policy, omissions) => {
    purify ??= createDOMPurify(view as unknown as Parameters<typeof createDOMPurify>[0])
    purify.removeAllHooks()
    purify.addHook('afterSanitizeAttributes', (node) => checkElement(node, omissions))
    // Where there is none, `null` keeps DOMPurify from making one of its own, which the page's list
    // would lack.
    const config = kind === 'embed' ? EMBED_CONFIG : CONFIG
    const safe = String(purify.sanitize(html, { ...config, TRUSTED_TYPES_POLICY: policy as never }))
    // The first is what keeps the others in the body.
    omissions.push(...omissionsIn(purify.removed.slice(1)))
    return safe
  }
}
