import { afterAll, vi } from 'vitest'

const address = typeof document === 'undefined' ? '' : location.href

// Test files share a window.
afterAll(cleanUp)

/** Ends what a test file has put in the place of the platform, and empties what it has filled. */
export function cleanUp(): void {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  if (typeof document === 'undefined') return
  document.head.replaceChildren()
  document.body.replaceChildren()
  for (const cookie of document.cookie.split('; ')) {
    writeCookie(`${cookie.split('=')[0]}=; path=/; expires=${new Date(0).toUTCString()}`)
  }
  localStorage.clear()
  sessionStorage.clear()
  const { happyDOM } = window as unknown as { happyDOM: { setURL(url: string): void } }
  happyDOM.setURL(address)
}

export function writeCookie(text: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: what is tested writes it like this.
  document.cookie = text
}
