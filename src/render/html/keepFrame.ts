import { quoteValue } from '../../utils/quoteValue'
import { warnOnce } from '../../utils/warn'

/** Takes a frame out that does not show a page of the web over https. */
export function keepFrame(frame: Element): void {
  const source = frame.getAttribute('src')
  const address = frameAddress(source)
  if (address === undefined) frame.remove()
  else if (address !== source) frame.setAttribute('src', address)
}

/** The address that a frame may have for the one that it asks for; `undefined` for none, with a warning. */
export function frameAddress(asked: string | null): string | undefined {
  const source = asked?.trim() ?? ''
  // Old snippets leave the scheme to the page around.
  if (source.startsWith('//')) return `https:${source}`
  if (/^https:\/\//i.test(source)) return source
  warnOnce(
    `an iframe with the address ${quoteValue(source)} was left out. Use one that begins with https.`,
  )
  return undefined
}
