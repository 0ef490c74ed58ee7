import {
  type ReactNode,
  useContext,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import type { Client } from '../../client/Client'
import { parseContent } from '../../content/parseContent'
import type { Block, ContentEntry } from '../../content/types'
import { useContentContext } from '../../render/block/useContentContext'
import { useStateReads } from '../../render/block/useStateReads'
import type { BlockProps } from '../../render/compile/BlockDefinition'
import { Content } from '../../render/entry/Content'
import { MAX_PLACES, MAX_SYMBOLS, symbolPlaces } from '../../render/entry/requestBudget'
import { useHydrated } from '../../render/hooks/useHydrated'
import type { State } from '../../render/state/createStateStore'
import { combineUndos } from '../../utils/timing/combineUndos'
import { hasOwn } from '../../utils/values/hasOwn'
import { isRecord } from '../../utils/values/isRecord'
import { SymbolContext } from '../internals/SymbolContext'
import type { SymbolOptions, SymbolReference } from './symbolOptions'

/** A symbol and the client that fetches it. */
export interface SymbolContentProps extends BlockProps<SymbolOptions> {
  readonly symbol: SymbolReference
  readonly client: Client | undefined
  /** Called with the entry, and again whenever it is replaced. */
  readonly onEntry?: ((entry: ContentEntry | null) => void) | undefined
}

/** The entry inside a symbol; nothing until it has arrived. */
export function SymbolContent(props: SymbolContentProps): ReactNode {
  const { symbol, client, onEntry, block, id, path, options } = props
  const content = useContentContext()
  const outer = useContext(SymbolContext)
  const locale = useLocale()
  const entry = useSymbolEntry(symbol, client, block, locale)
  useLayoutEffect(() => onEntry?.(entry), [onEntry, entry])
  const handedOver = isRecord(symbol.data) ? symbol.data : {}
  const data = useSymbolData(handedOver, Boolean(options.inheritState), entry)
  const { context } = content.logicEnvironment
  // The content of another space counts there, where the id of this page's entry says nothing.
  const isOfPage = client === content.client
  const pageEntryId = isOfPage
    ? (content.settings.pageEntryId ?? content.currentEntry().id)
    : undefined
  const innerContext = useMemo(
    () => ({ ...(isRecord(context) ? context : undefined), symbolId: id }),
    [context, id],
  )
  if (!entry) return null

  return (
    <SymbolContext value={{ id, path, data: handedOver, content, outer }}>
      <Content
        {...content.settings}
        window={content.window}
        key={entry.id}
        entry={entry}
        locale={locale}
        model={symbol.model ?? ''}
        client={client}
        pageEntryId={pageEntryId}
        data={data}
        context={innerContext}
        path={`${entry.id ?? id}.blocks`}
      />
    </SymbolContext>
  )
}

/**
 * State that a symbol adds to its entry: the author's inputs, overridden by the outer state if it
 * inherits that. The entry's own state overrides both.
 */
function useSymbolData(filledIn: State, inheritsState: boolean, entry: ContentEntry | null): State {
  const { store, locals } = useContentContext()
  useStateReads(inheritsState ? null : [])
  const inherited = inheritsState ? { ...store.get(), ...locals?.values } : {}
  const data: Record<string, unknown> = { ...filledIn, ...inherited, children: filledIn.children }
  for (const name of Object.keys(data)) {
    // An undefined value would hide an input's default.
    if (data[name] === undefined || hasOwn(entry?.data.state, name)) delete data[name]
  }
  return data
}

/** The locale of a symbol: `state.locale`, which actions may set, else that of the page. */
function useLocale(): string | undefined {
  const { store, locale } = useContentContext()
  useStateReads(['locale'])
  const { locale: own } = store.get()
  return typeof own === 'string' && own ? own : locale
}

/**
 * The entry of a symbol: fetched, or included in the page. The client chooses its variation. `null`
 * until there is one.
 *
 * Visible content stays until its replacement is ready.
 */
function useSymbolEntry(
  { model = '', entry, content }: SymbolReference,
  client: Client | undefined,
  block: Block,
  locale: string | undefined,
): ContentEntry | null {
  const { onBlockError, reportOmission, window } = useContentContext()
  const isHydrated = useHydrated()
  const [repeatsServer] = useState(!isHydrated)
  const [answer, setAnswer] = useState<ContentEntry | null>()
  const hasChoice = Object.keys(content?.variations ?? {}).length > 0
  const report = useEffectEvent((error: Error) => onBlockError(error, block))
  const omit = useEffectEvent(() =>
    reportOmission(`block "${block.id}"`, {
      what: 'a symbol',
      why: `a page fetches at most ${MAX_PLACES} at a time, and ${MAX_SYMBOLS} different ones in a page view`,
      instead: 'Find the one that contains itself, or use fewer.',
      isUpToSite: true,
    }),
  )

  const given = useMemo(() => {
    const isReady = content && (!hasChoice || !client || repeatsServer)
    return isReady ? parseContent(content) : null
  }, [content, hasChoice, client, repeatsServer])

  useLayoutEffect(() => {
    if (!client || (content && !hasChoice && !client.authoring)) {
      // Nothing can change, so there is nothing to observe.
      setAnswer(undefined)
      return
    }
    const reference = [client.options.apiKey, model, entry, locale].join()
    const leave = content ? undefined : symbolPlaces(window)(reference, client.pageView)
    if (leave === null) return omit()
    const query = entry ? { id: entry } : undefined
    const observed = client.observe(model, { content, entry, query, locale, nested: true })
    const stop = observed.subscribe({
      next([first = null]) {
        // Synchronously, so that a variation of included content is chosen before the first paint.
        flushSync(() => setAnswer(first))
      },
      error(error) {
        report(error)
        if (!observed.value) setAnswer(null)
      },
    })
    return combineUndos([stop, leave])
  }, [client, model, entry, content, hasChoice, locale, window])

  return answer === undefined ? given : answer
}
