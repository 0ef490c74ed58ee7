import { useMemo, useSyncExternalStore } from 'react'
import type { ContentEntry, TargetingRule } from '../../../src/content/types'
import { usePlayground } from '../context/PlaygroundContext'
import { previewWidget } from '../preview/previewWidget'
import type { PreviewPage } from '../preview/usePreview'
import { readCookies, storedNames } from '../utils/stored'

/** The visit recorded by the previewed page; `undefined` before its script has run. */
export function useVisit({ frame, subscribe }: PreviewPage): Visit | undefined {
  return useSyncExternalStore(subscribe, () => {
    // Not `contentWindow`: a page that failed to load is of another origin, and throws.
    const view: (Window & { siteblocksVisit?: Visit }) | null | undefined =
      frame.current?.contentDocument?.defaultView
    return view?.siteblocksVisit
  })
}

/**
 * Id of the version in the preview: a variation, or the entry for the default. `undefined` while
 * unknown.
 */
export function useShownVersion(): string | undefined {
  const { preview, state } = usePlayground()
  const picked = useVisit(preview)?.variation?.variationId
  // The page cannot pick an unsaved variation, so an explicit choice comes first.
  return state.visitor.variation ?? picked
}

/** A visit as recorded by the page in the preview. */
export interface Visit {
  /** `document.cookie` before the widget ran. */
  readonly cookie: string
  /** The shown variation; `null` when the entry has none. */
  readonly variation: { readonly variationId: string } | null
  /** The shown variant of each personalization block. */
  readonly variants: readonly ShownVariant[]
}

export interface ShownVariant {
  /** `builder-id` of the block. */
  readonly block: string
  /** `null` for the block's own children. */
  readonly variant: VariantRules | null
}

/** Targeting rules and dates of a variant. */
export interface VariantRules {
  readonly name?: string
  readonly query?: readonly TargetingRule[]
  readonly startDate?: number | string
  readonly endDate?: number | string
}

/** Reads the remembered variation of an entry from its own cookie or from the shared one. */
export function rememberedVariation(cookies: string, id: string, prefix: unknown = '') {
  const own = readCookie(cookies, `${prefix}builder.tests.${id}`)
  const all = readCookie(cookies, `${prefix}builder.tests`)
  return own ?? new URLSearchParams(all).get(id) ?? undefined
}

/** The decoded value of one of the cookies in `document.cookie`. */
export function readCookie(cookies: string, name: string): string | undefined {
  return readCookies(cookies).find(([known]) => known === name)?.[1]
}

/** Names under which the simulated consent managers store the answer. */
const ANSWERS = /^(?:choice|Optanon\w+|CookieConsent|euconsent-v2)$/

/**
 * Removes everything that SiteBlocks and consent managers store about the visitor in this browser.
 * Unmounts the widget first, so that it cannot store anything again.
 */
export function resetPreviewVisitor(frame: HTMLIFrameElement | null): void {
  const isStored = (name: string) => ANSWERS.test(name) || storedNames(name).length > 0
  previewWidget(frame)?.unmount()
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage).filter(isStored)) storage.removeItem(key)
  }
  for (const pair of document.cookie.split(';')) {
    const rawName = pair.split('=')[0]?.trim() ?? ''
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API
    if (isStored(rawName)) document.cookie = `${rawName}=; max-age=0; path=/`
  }
}

/** The shown entry with all its variations; `undefined` while there is none. */
export function useShownEntry(): ContentEntry | undefined {
  const { entry, draft } = usePlayground()
  const id = entry?.id
  return useMemo(() => {
    const found: Partial<ContentEntry> | undefined = draft.entry
    return id !== undefined && found ? { ...found, id, data: found.data ?? {} } : undefined
  }, [id, draft.entry])
}
