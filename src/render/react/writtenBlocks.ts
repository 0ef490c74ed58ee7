/** The elements of an entry's top blocks. */
export function topBlocks(mountPoint: HTMLElement): Element[] {
  return Array.from(mountPoint.querySelector('.builder-blocks')?.children ?? [])
}

/** Gives elements that were rendered without data what the server had written in their place. */
export function carryOver(written: Element[], rendered: Element[]): void {
  if (written.length !== rendered.length) return
  rendered.forEach((element, at) => {
    const { attributes, childNodes } = written[at] as Element
    if (element.hasChildNodes()) return
    for (const { name, value } of attributes) element.setAttribute(name, value)
    element.append(...childNodes)
  })
}
