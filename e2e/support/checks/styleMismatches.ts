import type { Locator } from 'playwright/test'

interface StyledBlock {
  readonly id?: string
  readonly responsiveStyles?: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  readonly children?: readonly StyledBlock[]
  readonly component?: {
    readonly options?: { readonly columns?: readonly { blocks?: readonly StyledBlock[] }[] }
  }
}

/** Styles of a block at a width: narrower breakpoints override wider ones. */
export function stylesAt(block: StyledBlock, width: number): Record<string, unknown> {
  const { large, medium, small } = block.responsiveStyles ?? {}
  return { ...large, ...(width <= 991 ? medium : {}), ...(width <= 640 ? small : {}) }
}

/** All blocks of a list, including nested ones. */
export function allBlocks(blocks: readonly StyledBlock[]): StyledBlock[] {
  return blocks.flatMap((block) => [
    block,
    ...allBlocks(block.children ?? []),
    ...(block.component?.options?.columns ?? []).flatMap(({ blocks: inner = [] }) =>
      allBlocks(inner),
    ),
  ])
}

/**
 * Finds styles that differ from the content's declarations: setting a declaration inline must not
 * change the computed style.
 */
export function styleMismatches(
  widget: Locator,
  blocks: readonly StyledBlock[],
  width: number,
): Promise<string[]> {
  const wanted = allBlocks(blocks).map((block) => ({
    id: block.id,
    styles: stylesAt(block, width),
  }))
  return widget.evaluate((container, list) => {
    const mismatches: string[] = []
    for (const { id, styles } of list) {
      const element = (container.shadowRoot ?? container).querySelector<HTMLElement>(
        `[builder-id="${id}"]`,
      )
      if (!element) {
        mismatches.push(`${id} is missing`)
        continue
      }
      for (const [name, value] of Object.entries(styles)) {
        const property = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
        const before = getComputedStyle(element).getPropertyValue(property)
        const inline = element.style.getPropertyValue(property)
        element.style.setProperty(property, String(value), 'important')
        const after = getComputedStyle(element).getPropertyValue(property)
        element.style.setProperty(property, inline)
        if (before !== after) mismatches.push(`${id} ${property}: ${before}, wanted ${after}`)
      }
    }
    return mismatches
  }, wanted)
}
