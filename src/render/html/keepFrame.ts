import { quoteValue } from '../../utils/quoteValue'
import { warnOnce } from '../../utils/warn'

/** Takes a frame out that does not show a page of the web over https. */
export function keepFrame(frame: Element): void {
  const source = frame.getAttribute('src')?.trim() ?? ''
  // Old snippets leave the scheme to the page around.
  if (source.startsWith('//')) frame.setAttribute('src', `https:${source}`)
  else if (!/^https:\/\//i.test(source)) {
    frame.remove()
    warnOnce(
      `an iframe with the address ${quoteValue(source)} was left out. Use one that begins with https.`,
    )
  }
}
