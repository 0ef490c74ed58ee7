import type { Locator } from 'playwright/test'

/** Watches the DOM of a widget. The returned function returns the ids of all changed blocks. */
export async function watchBlocks(widget: Locator): Promise<() => Promise<string[]>> {
  await widget.evaluate(({ shadowRoot }) => {
    const changedBlocks = new Set<string>()
    Object.assign(window, { changedBlocks })
    const observer = new MutationObserver((records) => {
      for (const { target } of records) {
        const element = target instanceof Element ? target : target.parentElement
        changedBlocks.add(element?.closest('[builder-id]')?.getAttribute('builder-id') ?? 'none')
      }
    })
    observer.observe(shadowRoot as ShadowRoot, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    })
  })
  return () =>
    widget.evaluate(() => [...(window as unknown as { changedBlocks: Set<string> }).changedBlocks])
}
