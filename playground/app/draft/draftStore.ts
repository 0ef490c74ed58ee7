const PREFIX = 'siteblocks-draft/'

/** Texts of entries that are not saved yet, by `model/id`. They outlive a reload, and go with the tab. */
export function readDrafts(): { readonly [key: string]: string } {
  const drafts: Record<string, string> = {}
  try {
    for (let index = 0; index < sessionStorage.length; index++) {
      const name = sessionStorage.key(index)
      const text = name?.startsWith(PREFIX) ? sessionStorage.getItem(name) : null
      if (name && text !== null) drafts[name.slice(PREFIX.length)] = text
    }
  } catch {
    // Storage is switched off: drafts last as long as the page.
  }
  return drafts
}

/** Keeps a draft, or forgets it when it is `undefined`. Gives false when the browser has no room for it. */
export function writeDraft(key: string, text: string | undefined): boolean {
  try {
    if (text === undefined) sessionStorage.removeItem(PREFIX + key)
    else sessionStorage.setItem(PREFIX + key, text)
    return true
  } catch {
    return false
  }
}
