import type { ContentEntry } from '../../content/types'
import { parseJson } from '../../utils/text/parseJson'
import { isRecord } from '../../utils/values/isRecord'
import { isSafeKey } from '../../utils/values/safePath'
import type { State } from './createStateStore'

export interface EntryStateInput {
  readonly entry: ContentEntry
  readonly page?: State
  readonly data?: State | undefined
  readonly locale?: string | undefined
  /** JSON of the entry in the page's HTML, from {@link jsonInPage}. */
  readonly json?: readonly unknown[]
}

/**
 * The initial state of an entry. Later sources win: the page, the entry's inputs, its state, then,
 * for missing values only, JSON in the page's HTML, and last the site's own data. An entry's stored
 * `location` is that of an editor's window, so the page's replaces it; `deviceSize` is always
 * measured.
 */
export function initialState({
  entry,
  page = NOTHING,
  data,
  locale,
  json = [],
}: EntryStateInput): State {
  const state: Record<string, unknown> = Object.create(null)
  const add = (values: unknown, mode: 'replace' | 'complete'): void => {
    if (!isRecord(values)) return
    for (const key of Object.keys(values)) {
      if (isSafeKey(key) && (mode === 'replace' || state[key] === undefined))
        state[key] = values[key]
    }
  }
  add(page, 'replace')
  add(entry.data.state, 'replace')
  if ('location' in page) state.location = page.location
  for (const { name, defaultValue } of entry.data.inputs ?? []) {
    if (name && defaultValue !== undefined) add({ [name]: defaultValue }, 'complete')
  }
  for (const values of json) add(values, 'complete')
  add(data, 'replace')
  if (locale !== undefined) state.locale = locale
  if ('deviceSize' in page) state.deviceSize = page.deviceSize
  return state
}

/** The state for an entry that the page's own HTML contains. */
export function jsonInPage(document: Document | undefined, entryId?: string): unknown[] {
  // A server has no document.
  if (!document || !entryId) return []
  const scripts = document.querySelectorAll<HTMLScriptElement>(
    'script[data-builder-json],script[data-builder-state]',
  )
  return Array.from(scripts)
    .filter(({ dataset }) => [dataset.builderJson, dataset.builderState].includes(entryId))
    .map(({ textContent }) => parseJson(textContent ?? ''))
}

const NOTHING: State = {}
