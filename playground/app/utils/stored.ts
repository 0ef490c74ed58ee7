/** Where a browser keeps texts: for this tab, or for good. */
type Area = 'sessionStorage' | 'localStorage'

/** A text that was kept; empty when there is none, or storage is switched off. */
export function readStored(area: Area, name: string): string {
  try {
    return window[area].getItem(name) ?? ''
  } catch {
    return ''
  }
}

/** Keeps a text, or forgets it when it is empty. Gives false when the browser has no room for it. */
export function writeStored(area: Area, name: string, text: string): boolean {
  try {
    if (text) window[area].setItem(name, text)
    else window[area].removeItem(name)
    return true
  } catch {
    return false
  }
}
