import { useMemo, useSyncExternalStore } from 'react'
import type { ContentEntry, TargetingRule } from '../../../../src/content/types'
import { previewWidget } from '../../frame/previewWidget'
import type { PreviewPage } from '../../frame/usePreview'
import { usePlayground } from '../../shell/PlaygroundContext'
import { storedNames } from '../../utils/stored'

/** The visit that the page in the preview has noted so far; `undefined` before its script ran. */
export function useVisit({ frame, subscribe }: PreviewPage): Visit | undefined {
  return useSyncExternalStore(subscribe, () => {
    const view: (Window & { siteblocksVisit?: Visit }) | null | undefined =
      frame.current?.contentWindow
    return view?.siteblocksVisit
  })
}

/**
 * The version that the preview shows: id of a variation, or of the entry for the default;
 * `undefined` while it is unknown.
 */
export function useShownVersion(): string | undefined {
  const { preview, state } = usePlayground()
  const picked = useVisit(preview)?.variation?.variationId
  // One that is not saved yet is none that the page could pick.
  return state.visitor.variation ?? picked
}

/** The visit as the page in the preview noted it. */
export interface Visit {
  /** All cookies, as they were before the widget ran. */
  readonly cookie: string
  /** The variation that is shown; `null` where there is none to choose. */
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

/** Whom a variant is for, and when. */
export interface VariantRules {
  readonly name?: string
  readonly query?: readonly TargetingRule[]
  readonly startDate?: number | string
  readonly endDate?: number | string
}

/**
 * The variation that the cookies name for an entry: in one of its own, or in one for all entries.
 */
export function rememberedVariation(cookies: string, id: string, prefix: unknown = '') {
  const own = readCookie(cookies, `${prefix}builder.tests.${id}`)
  const all = readCookie(cookies, `${prefix}builder.tests`)
  return own ?? new URLSearchParams(all).get(id) ?? undefined
}

/** The decoded value of one of the cookies in `document.cookie`. */
export function readCookie(cookies: string, name: string): string | undefined {
  for (const pair of cookies.split(';')) {
    const [rawName = '', ...rest] = pair.split('=')
    if (decode(rawName.trim()) === name) return decode(rest.join('=').trim())
  }
  return undefined
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/**
 * Removes all that SiteBlocks keeps of the visitor in this browser. The widget goes first, lest it
 * keeps it again.
 */
export function resetPreviewVisitor(frame: HTMLIFrameElement | null): void {
  previewWidget(frame)?.unmount()
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of storedNames('', Object.keys(storage))) storage.removeItem(key)
  }
  for (const pair of document.cookie.split(';')) {
    const rawName = pair.split('=')[0]?.trim() ?? ''
    // biome-ignore lint/suspicious/noDocumentCookie: the names are cookies' own, and only Chromium has a Cookie Store
    if (storedNames(rawName).length > 0) document.cookie = `${rawName}=; max-age=0; path=/`
  }
}

/** The entry that the preview shows, with all its variations; `undefined` while there is none. */
export function useShownEntry(): ContentEntry | undefined {
  const { entry, draft } = usePlayground()
  const id = entry?.id
  return useMemo(() => {
    const found: Partial<ContentEntry> | undefined = draft.entry
    return id !== undefined && found ? { ...found, id, data: found.data ?? {} } : undefined
  }, [id, draft.entry])
}
