import type { ContentRoot } from '../../src/render/root/ContentRoot'

/**
 * Notes what a server wrote for an entry whose data it left out in part. Returns what puts that into
 * elements which React had to render again, without data.
 */
export function noteWrittenBlocks({ served, shadowRoot }: ContentRoot): () => void {
  const topBlocks = (): Element[] =>
    Array.from(shadowRoot?.querySelector('.builder-blocks')?.children ?? [])
  const written = served?.kept ? topBlocks() : []
  return () => {
    const rendered = topBlocks()
    if (written.length !== rendered.length) return
    rendered.forEach((element, at) => {
      const { attributes, childNodes } = written[at] as Element
      if (element.hasChildNodes()) return
      for (const { name, value } of attributes) element.setAttribute(name, value)
      element.append(...childNodes)
    })
  }
}
