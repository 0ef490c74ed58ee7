import type { Option, OptionTable } from '../client/options/Option'
import { CLIENT_OPTIONS, REQUEST_OPTIONS } from '../client/options/optionTables'
import { DISPLAY_OPTIONS } from '../render/root/DisplayOptions'
import type { RenderOptions, Visitor } from './RenderOptions'

const { content, ...REQUEST } = REQUEST_OPTIONS

/** Every option of `renderToHtml`. */
export const RENDER_OPTIONS = {
  ...REQUEST,
  ...CLIENT_OPTIONS,
  ...DISPLAY_OPTIONS,
  // Headers are nobody's business in the markup.
  fetchOptions: { ...CLIENT_OPTIONS.fetchOptions, attribute: 'none' },
  analytics: { type: 'string' },
  visitor: { type: 'object', attribute: 'none' },
  decide: {
    type: 'boolean',
    default: true,
    attribute: 'none',
  },
  blocks: { type: 'object', attribute: 'none' },
  stylesHref: { type: 'string | function', attribute: 'none' },
  decideSrc: { type: 'string', attribute: 'none' },
  attributes: { type: 'object', attribute: 'none' },
  placeholder: { type: 'string', attribute: 'none' },
} as const satisfies OptionTable<RenderOptions>

/** What the parts of `visitor` must be. */
export const VISITOR_TYPES = {
  url: { type: 'string' },
  cookies: { type: 'string' },
  userAgent: { type: 'string' },
  globalPrivacyControl: { type: 'boolean' },
  random: { type: 'function' },
} as const satisfies { readonly [Name in keyof Required<Visitor>]: Pick<Option, 'type'> }

/** Options that become attributes of the container. */
export const WRITTEN_OPTIONS: ReadonlySet<string> = new Set(
  Object.entries<Option>(RENDER_OPTIONS)
    .filter(([, { type, attribute }]) => type !== 'function' && attribute !== 'none')
    .map(([name]) => name),
)
