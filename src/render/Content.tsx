import {
  type ReactElement,
  useCallback,
  useInsertionEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react'
import type { Client } from '../client/Client'
import { resolveBreakpoints } from '../content/breakpoints'
import type { Block, ContentEntry } from '../content/types'
import { errorOnce } from '../utils/warn'
import { Blocks } from './Blocks'
import { ContentContext, type RenderLink } from './ContentContext'
import { createContentValue } from './createContentValue'
import type { BlockRegistry } from './createRegistry'
import { sanitizerOf } from './html/createSanitizer'
import type { State } from './state/createStateStore'
import type { BlockStyles, ResponsiveTo } from './styles/blockStyles'
import { useEntryState } from './useEntryState'
import { useTracking } from './useTracking'

/** An entry, and what it is drawn with. */
export interface ContentProps {
  readonly entry: ContentEntry
  /** Name of the entry's model. */
  readonly model: string
  readonly registry: BlockRegistry
  /** Gives the blocks their classes, and writes the rules into the sheet of the root. */
  readonly styles: BlockStyles
  /** The window of the root's document. */
  readonly window: Window
  /** Language of localised values. */
  readonly locale?: string | undefined
  /** @default 'viewport' */
  readonly responsiveTo?: ResponsiveTo | undefined
  /** Whether an author looks on. @default false */
  readonly authoring?: boolean | undefined
  readonly renderLink?: RenderLink | undefined
  /** What blocks fetch and record with. */
  readonly client?: Client | undefined
  /** Merged into the state of the entry, over the entry's own. */
  readonly data?: State | undefined
  /** What expressions reach as `context`. */
  readonly context?: unknown
  /** Told of each block that broke. */
  readonly onBlockError?: ((error: Error, block: Block) => void) | undefined
}

/** Draws an entry. */
export function Content(props: ContentProps): ReactElement {
  const { entry, model, registry, styles, window, locale, onBlockError } = props
  const { responsiveTo = 'viewport', authoring = false, renderLink, client, data, context } = props
  const version = useSyncExternalStore(registry.subscribe, registry.version, registry.version)

  const reportBlock = useCallback(
    (thrown: unknown, block: Block) => {
      const error = thrown instanceof Error ? thrown : new Error(String(thrown))
      const name = block.component?.name ?? 'box'
      errorOnce(
        `the block "${block.id ?? name}" (${name}) of entry "${entry.id ?? 'without id'}" broke and was left out: ${error.message}`,
        error,
      )
      onBlockError?.(error, block)
    },
    [entry, onBlockError],
  )

  const custom = entry.meta?.breakpoints
  const breakpoints = useMemo(() => resolveBreakpoints(custom), [custom])
  const { store, surroundings } = useEntryState({
    entry,
    breakpoints,
    window,
    client,
    locale,
    data,
    context,
    authoring,
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: the registry's version tells of new definitions.
  const value = useMemo(
    () =>
      createContentValue({
        entry,
        model,
        registry,
        styles,
        window,
        locale,
        responsiveTo,
        authoring,
        renderLink,
        client,
        breakpoints,
        store,
        surroundings,
        sanitizer: sanitizerOf(window),
        onBlockError: reportBlock,
      }),
    [
      entry,
      model,
      registry,
      version,
      styles,
      window,
      locale,
      responsiveTo,
      authoring,
      renderLink,
      client,
      breakpoints,
      store,
      surroundings,
      reportBlock,
    ],
  )
  useInsertionEffect(() => styles.flush())
  const root = useRef<HTMLDivElement>(null)
  useTracking(root, entry, client)

  const id = entry.id ?? ''
  return (
    <ContentContext value={value}>
      <div
        ref={root}
        className={id ? `builder-component builder-component-${id}` : 'builder-component'}
        data-name={model}
        data-source="SiteBlocks"
      >
        <div className="builder-content" builder-content-id={id} builder-model={model}>
          <div data-builder-component={model} data-builder-content-id={id}>
            <Blocks blocks={entry.data.blocks} path="blocks" />
          </div>
        </div>
      </div>
    </ContentContext>
  )
}
