import { parseJson } from '../../utils/text/parseJson'
import { ANSWERS_KEY } from '../browser/storedNames'
import type { ClientDependencies } from '../page/ClientDependencies'
import type { PreparedItem } from './toBatches'

/** The last good response of each URL, stored in the visitor's browser. */
export interface LastAnswers {
  /** Returns the stored response; `undefined` when there is none, or it is too old. */
  get(url: string): unknown
  /**
   * Replaces the stored response. Stores nothing for visitors who may not be remembered.
   */
  keep(url: string, answer: unknown): void
}

const LONGEST_AGE_MS = 7 * 24 * 60 * 60 * 1000

/** Maximum number of stored responses, for all clients and spaces. */
const MAX_ANSWERS = 20

/**
 * Maximum length of all stored responses. The page shares the storage, which holds
 * about five million.
 */
const MAX_CHARACTERS = 1_000_000

/** Stores responses for times when the content host is unavailable. */
export function createLastAnswers({ page, consent, debug }: ClientDependencies): LastAnswers {
  const { environment, storage } = page

  /** Returns the responses that are fresh enough, newest first, and removes the others. */
  function latest(): { readonly key: string; readonly at: number; readonly text: string }[] {
    const now = environment.now()
    return storage
      .keys()
      .filter((key) => key.startsWith(ANSWERS_KEY))
      .map((key) => {
        const [at = '', ...rest] = (storage.get(key) ?? '').split(' ')
        return { key, at: Number(at), text: rest.join(' ') }
      })
      .filter(({ key, at }) => {
        const isFresh = at <= now && at > now - LONGEST_AGE_MS
        if (!isFresh) storage.remove(key)
        return isFresh
      })
      .sort((one, other) => other.at - one.at)
  }

  return {
    get(url) {
      if (!consent.allowed) return undefined
      return parseJson(latest().find(({ key }) => key === ANSWERS_KEY + url)?.text ?? '')
    },
    keep(url, answer) {
      if (!consent.allowed) return
      const key = ANSWERS_KEY + url
      const text = JSON.stringify(answer)
      storage.remove(key)
      let room = MAX_CHARACTERS - key.length - text.length
      if (room < 0) {
        debug('the last answer was too large to keep', { url })
        return
      }
      for (const [index, other] of latest().entries()) {
        room -= other.key.length + other.text.length
        if (room < 0 || index >= MAX_ANSWERS - 1) storage.remove(other.key)
      }
      const isKept = storage.set(key, `${environment.now()} ${text}`)
      debug(isKept ? 'the last answer was kept' : 'the last answer could not be kept', { url })
    },
  }
}

/**
 * Whether the response for an item may be stored. Drafts and responses to requests with credentials
 * must not reach the next visitor in this browser.
 */
export function isStorable({
  item: { request },
  fetchOptions: { headers, credentials },
}: PreparedItem): boolean {
  return (
    !request.preview &&
    !request.includeUnpublished &&
    credentials !== 'include' &&
    Object.keys(headers).length === 0
  )
}
