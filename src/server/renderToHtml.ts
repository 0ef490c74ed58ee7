import { defaultBlocks } from '../blocks/defaultBlocks'
import { createEditorlessClient } from '../client/createEditorlessClient'
import { guessOption } from '../client/options/guessOption'
import { validateOptions } from '../client/options/Option'
import { knownOptions, readOptions } from '../client/options/readOptions'
import { decideVariation } from '../client/variations/decideVariation'
import { parseContent } from '../content/parseContent'
import { BLOCK_TYPE, type Block, type ContentEntry } from '../content/types'
import { withoutLater } from '../expression/runtime/later'
import { createRegistry } from '../render/compile/createRegistry'
import { DECIDING_OPTIONS, type Served } from '../render/html/Served'
import { toError } from '../utils/problems/toError'
import { digest } from '../utils/text/digest'
import { definedOnly, filterFields } from '../utils/values/filterFields'
import { fromNames } from '../utils/values/fromNames'
import { version } from '../utils/values/version'
import { decideSymbols } from './decide/decideSymbols'
import { knowVisitor } from './decide/knowVisitor'
import { serverEnvironment, visitorEnvironment } from './decide/visitorEnvironment'
import { warnOfSymbolTests } from './decide/warnOfSymbolTests'
import { fitTags } from './fit/fitTags'
import {
  RENDER_TYPES,
  type RenderedContent,
  type RenderOptions,
  VISITOR_TYPES,
  WIDGET_OPTIONS,
} from './options/RenderOptions'
import { createRendering, type Rendering } from './render/createRendering'
import { limitSearchTime } from './render/limitSearchTime'
import { servedPage } from './render/servedPage'
import { type RenderedVersion, writeContainer } from './writeContainer'

/**
 * Renders an entry on a server: the HTML of a `<site-blocks>` with a declarative shadow root,
 * visible and styled before any script has loaded. `embed.js` hydrates it, and preserves focus and
 * whatever a visitor has typed meanwhile.
 *
 * Needs no `window`, fetches nothing and never changes its arguments. It remembers nothing between
 * calls except the choices for a `visitor`, while that object lives. A block that breaks is left
 * out, and rendered in the browser.
 *
 * @param entry - As the content host sends it, with symbols resolved (`includeRefs`).
 * @throws ContentError when the entry is not an object.
 * @throws TypeError for an option of the wrong type, and without a model.
 */
export function renderToHtml(entry: unknown, given: RenderOptions): RenderedContent {
  validateOptions(given, RENDER_TYPES)
  const own = filterFields({ ...given }, (name) => !WIDGET_OPTIONS.has(name))
  const options = knownOptions(
    own as unknown as RenderOptions,
    RENDER_TYPES,
    undefined,
    guessOption,
  )
  if (!options.model) {
    throw new TypeError(
      'SiteBlocks: option "model" is missing. Pass the name of the entry\'s model, as in {model: "page"}.',
    )
  }
  const blocks = Object.entries(options.blocks ?? {}).map(([name, block]) => ({ ...block, name }))
  const registry = createRegistry([...defaultBlocks, ...blocks])
  // Renders the data that the browser will parse from the HTML.
  const parsed = fitTags(asParsed('the entry', parseContent(entry)), registry)
  const data = asParsed('option "data"', options.data)
  const context = asParsed('option "context"', options.context)
  const userAttributes = asParsed('option "userAttributes"', options.userAttributes)
  const { locale, model, responsiveTo } = options
  const url = options.visitor && addressOf(options.visitor)
  const known = options.visitor && url && visitorEnvironment(options.visitor, url)
  const visitor = known && knowVisitor(options, known.environment)
  if (!visitor) warnOfSymbolTests(parsed)
  const shown = visitor ? decideSymbols(visitor.decide(parsed), visitor.decide) : defaultOf(parsed)

  const client = createEditorlessClient(
    definedOnly({ apiKey: options.apiKey, locale, userAttributes }),
    serverEnvironment(undefined, () => 0),
    // A server has no editor to connect to.
    () => undefined,
  )
  const key = keyOf(parsed)
  const page = servedPage(url, visitor?.attributes)
  const attributes = visitor?.attributes
  const decides = !visitor && options.decide !== false
  const rendering = createRendering({
    key,
    registry,
    client,
    page,
    attributes,
    allVariants: decides,
    content: {
      model,
      locale,
      data,
      context,
      responsiveTo,
      texts: options.texts,
      allowScripts: options.allowScripts,
    },
  })
  const versions = limitSearchTime(() =>
    withoutLater(() => versionsOf(rendering, decides ? parsed : shown, shown, decides)),
  )
  client.destroy()

  const served: Served = {
    version,
    key,
    model,
    entry: shown,
    page,
    attributes,
    missing: rendering.missing,
    ...(!options.allData && canStay(versions, shown) && keptOf(shown, rendering)),
    ...(decides && {
      variations: parsed.variations,
      options: fromNames(DECIDING_OPTIONS, (name) => options[name as keyof RenderOptions]),
    }),
  }
  const { html, css } = writeContainer({ options, served, versions, css: rendering.css() })
  const { variations, ...final } = shown
  return { html, css, entry: final, setCookies: known?.setCookies ?? [] }
}

function versionsOf(
  rendering: Rendering,
  given: ContentEntry,
  shown: ContentEntry,
  decides: boolean,
): RenderedVersion[] {
  const render = (entry: ContentEntry, id: string | undefined): RenderedVersion => {
    const markup = rendering.render(entry)
    return { id, markup, entryCss: rendering.takeEntryCss(), jsonLd: rendering.takeJsonLd() }
  }
  const others = decides && given.id !== undefined ? Object.values(given.variations ?? {}) : []
  return [
    render(shown, undefined),
    ...others
      .filter(({ id }) => id !== given.id)
      .map((variation) => {
        const override = variation.id
        const { entry } = decideVariation({ entry: given, override, allowed: false, draw: 0 })
        return render(entry, variation.id)
      }),
  ]
}

/** Fields, whose data has to be there when React renders them again: what was typed stays. */
const FIELD = /<(?:input|select|textarea)\b|\scontenteditable\b/i

/**
 * Whether a browser can show nothing else, has no JSON-LD to move to where it belongs, and nothing
 * that visitors fill in.
 */
function canStay([version, ...others]: RenderedVersion[], shown: ContentEntry): boolean {
  const hasVariations = others.length > 0 || Object.keys(shown.variations ?? {}).length > 0
  if (hasVariations || !version) return false
  return version.jsonLd.length === 0 && !FIELD.test(version.markup)
}

/**
 * The entry without the data of blocks that never change: their elements stay, and the browser
 * needs nothing else of them. `undefined` if there are none, or if it may have to render them.
 */
function keptOf(
  entry: ContentEntry,
  { still, missing, builtIns }: Rendering,
): Pick<Served, 'entry' | 'kept'> | undefined {
  const { blocks = [] } = entry.data
  if (missing.length > 0 || !blocks.some((block) => still.has(block))) return undefined
  const kept = blocks.map((block): Block => {
    const tagName = still.get(block)
    if (tagName === undefined) return block
    // A box is a `div` unless it says something else.
    return tagName === 'div' ? { '@type': BLOCK_TYPE } : { '@type': BLOCK_TYPE, tagName }
  })
  return { entry: { ...entry, data: { ...entry.data, blocks: kept } }, kept: builtIns }
}

/** Returns the default, without variations. */
function defaultOf(entry: ContentEntry): ContentEntry {
  const inputs = { entry, allowed: false, draw: 0 }
  const { variations, ...decided } = decideVariation(inputs).entry
  return decided
}

/** Derives a key of letters from the entry's id, so that equal pages are equal byte for byte. */
function keyOf({ id = '' }: ContentEntry): string {
  const letters = Array.from(digest(id), (hex) =>
    String.fromCharCode(97 + Number.parseInt(hex, 16)),
  )
  return `sb${letters.join('')}`
}

function addressOf(visitor: NonNullable<RenderOptions['visitor']>): URL {
  const remedy = `: a visitor has ${Object.keys(VISITOR_TYPES).join(', ')}`
  readOptions(visitor, VISITOR_TYPES, remedy, guessOption)
  try {
    return new URL(visitor.url)
  } catch {
    throw new TypeError(
      `SiteBlocks: visitor.url must be a full address, got ${JSON.stringify(visitor.url)}. Pass one such as "https://shop.example.com/offers".`,
    )
  }
}

/**
 * The value as the browser will parse it from the HTML: itself if JSON loses nothing of it.
 *
 * @param what - Names the value in errors.
 * @throws TypeError for values that JSON cannot represent.
 */
function asParsed<Value>(what: string, value: Value): Value {
  if (value === undefined || isJson(value)) return value
  try {
    return JSON.parse(JSON.stringify(value)) as Value
  } catch (error) {
    const [why] = toError(error).message.split('\n')
    throw new TypeError(
      `SiteBlocks: ${what} cannot be written into the HTML as JSON: ${why}. Pass texts, numbers, lists and plain objects that do not contain themselves.`,
    )
  }
}

/** @param seen - Objects that a parser would make anew each time. */
function isJson(value: unknown, seen = new Set<object>()): boolean {
  if (typeof value === 'number') return Number.isFinite(value)
  if (typeof value !== 'object') return typeof value === 'string' || typeof value === 'boolean'
  if (value === null) return true
  const isPlain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype
  if (!isPlain || seen.has(value)) return false
  seen.add(value)
  return Object.values(value).every((part) => isJson(part, seen))
}
