import { previewWidget } from '../../frame/previewWidget'
import { storedNames } from '../../utils/storedNames'

/** Removes all that SiteBlocks keeps of the visitor in this browser. The widget goes first, lest it keeps it again. */
export function forgetVisitor(frame: HTMLIFrameElement | null): void {
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
