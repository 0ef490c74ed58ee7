import type { ContentRoot } from '../../src/render/root/ContentRoot'

/**
 * Notes a server's blocks of an entry whose data it left out in part. Returns a function that puts
 * them into the elements that React rendered again, without data.
 */
export function noteWrittenBlocks({ served, shadowRoot }: ContentRoot): () => void {
  const topBlocks = (): Element[] =>
    Array.from(shadowRoot?.querySelector('.builder-blocks')?.children ?? []).filter((child) =>
      // An extension may have added other elements.
      child.matches('.builder-block'),
    )
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
