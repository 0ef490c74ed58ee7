import type { Schema } from 'hast-util-sanitize'
import { find, html, svg } from 'property-information'
import {
  ALLOWED_ATTRIBUTES,
  ALLOWED_FOREIGN_ATTRIBUTES,
  ALLOWED_TAGS,
  FORBIDDEN_CONTENTS,
  FRAME_ATTRIBUTES,
} from './allowedHtml'

const attributes = [
  ...ALLOWED_ATTRIBUTES.map((name) => find(html, name).property),
  ...ALLOWED_FOREIGN_ATTRIBUTES.flatMap((name) => [find(svg, name).property, name]),
  ...Object.keys(html.property).filter((name) => name.startsWith('aria')),
  'data*',
]

/** What HTML of content may consist of. */
export const SCHEMA: Schema = {
  // What is not said here, the library says for itself.
  ancestors: {},
  clobber: [],
  protocols: {},
  required: {},
  tagNames: [...ALLOWED_TAGS],
  attributes: { '*': attributes },
  strip: [...FORBIDDEN_CONTENTS.filter((tag) => !ALLOWED_TAGS.includes(tag)), 'style'],
}

/** As {@link SCHEMA}, with frames. */
export const EMBED_SCHEMA: Schema = {
  ...SCHEMA,
  tagNames: [...ALLOWED_TAGS, 'iframe'],
  attributes: {
    '*': [...attributes, ...FRAME_ATTRIBUTES.map((name) => find(html, name).property)],
  },
  strip: SCHEMA.strip?.filter((tag) => tag !== 'iframe') ?? [],
}
