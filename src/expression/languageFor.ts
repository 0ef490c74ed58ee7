let fetchFor: ((content: unknown, isEdited: boolean) => Promise<unknown> | undefined) | undefined

/** @param fetch - Fetches the rest of the language if code in the content may need it. */
export function fetchLanguageFor(fetch: typeof fetchFor): void {
  fetchFor = fetch
}

/**
 * Waits until all of the language is there that the code in `content` needs.
 *
 * @param isEdited - Whether any code may come in its place.
 */
export async function languageFor(content: unknown, isEdited: boolean): Promise<void> {
  await fetchFor?.(content, isEdited)
}
