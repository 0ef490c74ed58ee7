import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import type { ReactElement, ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { Client } from '../../client/Client'
import type { Variant } from '../../content/targeting'
import type { Block, ContentEntry } from '../../content/types'
import { EntryContext } from '../../render/block/EntryContext'
import { useContentContext } from '../../render/block/useContentContext'
import type { BlockDefinition } from '../../render/compile/BlockDefinition'
import { reportBrokenOnServer, reportLeftToBrowser } from '../../render/compile/blockWarnings'
import { isBuiltInBlock } from '../../render/compile/builtInBlocks'
import type { BlockRegistry } from '../../render/compile/createRegistry'
import { Content } from '../../render/entry/Content'
import type { ContentProps } from '../../render/entry/ContentProps'
import { detachStyles, STYLE_ATTRIBUTE } from '../../render/html/detachStyles'
import type { Served } from '../../render/html/Served'
import { VARIANT_ATTRIBUTE } from '../../render/html/servedAttributes'
import { createServerSanitizer } from '../sanitize/createServerSanitizer'
import { createBlockGuard } from './createBlockGuard'
import { createServerStyles } from './createServerStyles'
import { createStaticMarkup } from './createStaticMarkup'
import { inlineStyleRules } from './inlineStyleRules'

/** Dependencies of a rendering, shared by all versions of a page's content. */
export interface RenderingDependencies {
  readonly key: string
  readonly registry: BlockRegistry
  readonly client: Client
  readonly page: Served['page']
  readonly attributes: Served['attributes']
  /** Whether a script in the page picks the variants of personalized blocks. */
  readonly allVariants: boolean
  /** Props that the site also passes to the widget. */
  readonly content: Pick<
    ContentProps,
    'model' | 'locale' | 'data' | 'context' | 'responsiveTo' | 'texts' | 'allowScripts'
  >
}

export interface Rendering {
  /** Returns HTML without `style` attributes. */
  render(entry: ContentEntry): string
  /** Returns the CSS of everything rendered, except for CSS that entries added. */
  css(): string
  /** Returns the CSS that entries added since the last call. */
  takeEntryCss(): string
  /** Returns the JSON-LD of entries rendered since the last call. */
  takeJsonLd(): string[]
  /** Names of blocks that are not registered or that threw. */
  readonly missing: readonly string[]
  /** Names of the built-in blocks that were rendered. */
  readonly builtIns: readonly string[]
  /** Blocks that never change, with the tag of the element that has their contents. */
  readonly still: ReadonlyMap<Block, string>
}

/** `<link>` elements that React adds to preload resources; they belong in the page's head. */
const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/

/** What may be a `style` attribute: of a block that React renders, since others have none left. */
const STYLE = new RegExp(`(?<!${STYLE_ATTRIBUTE.slice(0, -'style'.length)})style`, 'i')

/** Renders a variant as a template, which the deciding script reads. */
function variantTemplate(variant: Variant | null | undefined, blocks: ReactElement): ReactElement {
  const { query, startDate, endDate } = variant ?? {}
  const targeting = JSON.stringify(variant && { query, startDate, endDate })
  return (
    <template key={blocks.key} {...{ [VARIANT_ATTRIBUTE]: targeting }}>
      {variant && <Unseen>{blocks}</Unseen>}
    </template>
  )
}

/** Leaves JSON-LD out of versions that a script may choose later. */
function Unseen({ children }: { readonly children: ReactNode }): ReactElement {
  const content = useContentContext()
  const settings = { ...content.settings, takeJsonLd: undefined }
  return <EntryContext value={{ ...content, settings }}>{children}</EntryContext>
}

export function createRendering(parts: RenderingDependencies): Rendering {
  const { key, page, attributes, content } = parts
  const sheets = createServerStyles(key, content.responsiveTo)
  const sanitizer = createServerSanitizer()
  const inlineRules = new Set<string>()
  const jsonLd = new Set<string>()
  const broken = new Set<string>()
  const still = new Map<Block, string>()
  const noteBroken = ({ component }: Block): void => void broken.add(component?.name ?? '')
  const blocks = createBlockGuard((block) => {
    noteBroken(block)
    reportBrokenOnServer(block)
  }, reportLeftToBrowser)
  const recording = createRecordingRegistry(parts.registry, blocks.guard)
  const cache = createCache({ key, stylisPlugins: [] })
  // Emotion collects styles instead of writing `<style>` beside each element. As in browsers, it
  // adds no prefixes.
  cache.compat = true

  return {
    render(entry) {
      const markup = blocks.render(() =>
        renderToString(
          <CacheProvider value={cache}>
            <Content
              {...content}
              entry={entry}
              window={serverWindow(page)}
              registry={recording.registry}
              styles={sheets.styles}
              client={parts.client}
              served={{ page, attributes }}
              sanitizer={sanitizer}
              takeJsonLd={(json) => jsonLd.add(json)}
              renderWaiting={blocks.renderWaiting}
              renderVariant={parts.allVariants ? variantTemplate : undefined}
              staticBlocks
              staticElements={(value) =>
                createStaticMarkup(value, (block, tag) => still.set(block, tag))
              }
              onBlockError={(_, block) => noteBroken(block)}
            />
          </CacheProvider>,
          { identifierPrefix: key },
        ),
      )
      const html = markup.replace(PRELOADS, '')
      // Event handlers are present only if the site trusts its authors, so they stay.
      const detached = STYLE.test(html) ? detachStyles(html, () => true) : html
      inlineRules.add(inlineStyleRules(detached))
      return detached
    },
    css() {
      const emotion = Object.values(cache.inserted).filter((css) => typeof css === 'string')
      return [recording.blockCss(), sheets.blockCss(), ...emotion, ...inlineRules].join('')
    },
    takeEntryCss: sheets.takeEntryCss,
    takeJsonLd() {
      const taken = Array.from(jsonLd)
      jsonLd.clear()
      return taken
    },
    get missing() {
      return Array.from(new Set([...recording.unknown, ...broken]))
    },
    get builtIns() {
      return recording.builtIns()
    },
    still,
  }
}

/**
 * Stands in for a page's window on a server. Until they are mounted, blocks read only its location
 * and its width.
 */
function serverWindow({ location }: Served['page']): Window {
  const shape: Pick<Window, 'innerWidth'> & { readonly location: unknown } = {
    innerWidth: Number.MAX_SAFE_INTEGER,
    location,
  }
  return shape as Window
}

/** A registry that records the names and definitions it was asked for. */
interface RecordingRegistry {
  readonly registry: BlockRegistry
  /** Names that are not registered. */
  readonly unknown: ReadonlySet<string>
  /** Returns the names of the rendered blocks that come with the widget. */
  builtIns(): string[]
  /** Returns the CSS of the rendered blocks. */
  blockCss(): string
}

/** @param change - Returns the definition to render in place of a registered one. */
function createRecordingRegistry(
  beneath: BlockRegistry,
  change: (definition: BlockDefinition) => BlockDefinition,
): RecordingRegistry {
  const used = new Map<BlockDefinition, BlockDefinition>()
  const unknown = new Set<string>()
  return {
    registry: {
      ...beneath,
      get(name) {
        const definition = beneath.get(name)
        if (!definition) {
          unknown.add(name)
          return undefined
        }
        const known = used.get(definition) ?? change(definition)
        used.set(definition, known)
        return known
      },
    },
    unknown,
    builtIns: () =>
      Array.from(used.keys())
        .filter(isBuiltInBlock)
        .map(({ name }) => name),
    blockCss() {
      return beneath
        .list()
        .filter((definition) => used.has(definition))
        .map(({ css = '' }) => css)
        .join('')
    },
  }
}
