import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import type { ReactElement, ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { Client } from '../../client/Client'
import type { Variant } from '../../content/targeting'
import type { ContentEntry } from '../../content/types'
import type { BlockDefinition } from '../../render/block/BlockDefinition'
import { Content } from '../../render/entry/Content'
import { EntryContext } from '../../render/entry/EntryContext'
import { useContentContext } from '../../render/entry/useContentContext'
import { detachStyles } from '../../render/html/detachStyles'
import type { ContentProps } from '../../render/root/ContentSettings'
import type { BlockRegistry } from '../../render/root/createRegistry'
import { type Served, VARIANT_ATTRIBUTE } from '../../render/root/Served'
import { errorOnce } from '../../utils/warn'
import { createServerSanitizer } from '../sanitize/createServerSanitizer'
import { createBlockGuard } from './createBlockGuard'
import { createServerStyles } from './createServerStyles'
import { inlineStyleRules } from './inlineStyleRules'

/** Dependencies of rendering a page's content, shared by all its versions. */
export interface RenderingDependencies {
  readonly key: string
  readonly registry: BlockRegistry
  readonly client: Client
  readonly page: Served['page']
  readonly attributes: Served['attributes']
  /** Whether a script in the page picks the variants of personalized blocks. */
  readonly allVariants: boolean
  /** As the site passes them to the widget. */
  readonly content: Pick<
    ContentProps,
    'model' | 'locale' | 'data' | 'context' | 'responsiveTo' | 'texts' | 'allowScripts'
  >
}

/** Renders entries that share their styles. */
export interface Rendering {
  /** Gives HTML without a style attribute. */
  render(entry: ContentEntry): string
  /** CSS of all that was rendered, but for what entries brought along. */
  css(): string
  /** CSS that entries added since the last call. */
  takeEntryCss(): string
  /** JSON-LD of entries since the last call. */
  takeJsonLd(): string[]
  /** Names of blocks that are not registered, or that threw. */
  readonly missing: readonly string[]
}

/** React tells the page's head to load what is rendered. Here there is no head. */
const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/

/** A variant as the script finds it. */
function variantTemplate(variant: Variant | null | undefined, blocks: ReactElement): ReactElement {
  const { query, startDate, endDate } = variant ?? {}
  const targeting = JSON.stringify(variant && { query, startDate, endDate })
  return (
    <template key={blocks.key} {...{ [VARIANT_ATTRIBUTE]: targeting }}>
      {variant && <Unseen>{blocks}</Unseen>}
    </template>
  )
}

/** Keeps versions that a script may choose later out of JSON-LD. */
function Unseen({ children }: { readonly children: ReactNode }): ReactElement {
  const content = useContentContext()
  const settings = { ...content.settings, takeJsonLd: undefined }
  return <EntryContext value={{ ...content, settings }}>{children}</EntryContext>
}

/** Sets the rendering of a page's content up. */
export function createRendering(parts: RenderingDependencies): Rendering {
  const { key, page, attributes, content } = parts
  const sheets = createServerStyles(key, content.responsiveTo)
  const sanitizer = createServerSanitizer()
  const inlineRules = new Set<string>()
  const jsonLd = new Set<string>()
  const broken = new Set<string>()
  const blocks = createBlockGuard(
    ({ id, component }) => {
      broken.add(component?.name ?? '')
      errorOnce(`the block "${id ?? component?.name}" broke on the server and was left out there.`)
    },
    ({ id, component }) =>
      errorOnce(
        `the block "${id ?? component?.name}" broke on the server, or waits for something, and is left to the browser.`,
      ),
  )
  const recording = createRecordingRegistry(parts.registry, blocks.guard)
  const cache = createCache({ key, stylisPlugins: [] })
  // Styles are collected, not written beside each element; without prefixes, as in browsers.
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
            />
          </CacheProvider>,
          { identifierPrefix: key },
        ),
      )
      // Handlers are those of authors that the site trusts.
      const html = detachStyles(markup.replace(PRELOADS, ''), () => true)
      inlineRules.add(inlineStyleRules(html))
      return html
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
  }
}

/**
 * Stands in for a page's window on a server: before they are on a page, blocks read only its
 * address and its width.
 */
function serverWindow({ location }: Served['page']): Window {
  const shape: Pick<Window, 'innerWidth'> & { readonly location: unknown } = {
    innerWidth: Number.MAX_SAFE_INTEGER,
    location,
  }
  return shape as Window
}

/** A registry that remembers what it was asked for. */
interface RecordingRegistry {
  readonly registry: BlockRegistry
  /** Names that are not registered. */
  readonly unknown: ReadonlySet<string>
  /** CSS of the blocks that were rendered. */
  blockCss(): string
}

/** @param change - Makes of each definition the one that is rendered. */
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
    blockCss() {
      return beneath
        .list()
        .filter((definition) => used.has(definition))
        .map(({ css = '' }) => css)
        .join('')
    },
  }
}
