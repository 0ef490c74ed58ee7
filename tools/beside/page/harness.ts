// Part of every page: shows entries in containers of their own, lets them settle, measures.
import type { Facts } from '../compare/Facts'
import { measure } from './measure'

interface Shown {
  readonly id: string
  /** Null is fetched. */
  readonly content: object | null
  /** Blocks to click, in order. */
  readonly clicks: readonly string[]
}

interface Client {
  show(container: Element, content: object | null): () => void
  /** Fetches an entry and shows it to a visitor. */
  visit(container: Element, options: { canTrack: boolean; userAttributes?: object }): void
  convert(amount: number): void
}

declare global {
  interface Window {
    client: Client
    /** SiteBlocks' entries so far; modules take their time to arrive. */
    shown?: Promise<unknown>
    beside: ReturnType<typeof createHarness>
  }
}

/** A busy machine is slow. */
const READY_MS = 30_000
const QUIET_MS = 120
/** Some entries never stop moving. */
const LIMIT_MS = 6_000

function createHarness() {
  const stops: (() => void)[] = []
  return {
    show(entries: readonly Shown[]): void {
      for (const { id, content } of entries) {
        const container = document.createElement('div')
        container.className = 'entry'
        container.dataset.entry = id
        document.body.append(container)
        // Entries that came with one object would share what their actions write.
        stops.push(window.client.show(container, structuredClone(content)))
      }
    },
    async click(entries: readonly Shown[]): Promise<void> {
      // A link would leave the page.
      const stay = (event: Event) => event.preventDefault()
      window.addEventListener('click', stay)
      for (const { id, clicks } of entries)
        for (const block of clicks) {
          const container = document.querySelector(`[data-entry="${id}"]`)
          if (container) deepQuery(container, `[builder-id="${block}"]`)?.click()
          await pause(QUIET_MS)
        }
      window.removeEventListener('click', stay)
    },
    /** Facts of each container, once nothing moves any more. */
    async facts(): Promise<Record<string, Facts>> {
      await Promise.race([window.shown, pause(READY_MS)])
      const until = performance.now() + LIMIT_MS
      let last = ''
      for (;;) {
        await pause(QUIET_MS)
        await new Promise(requestAnimationFrame)
        const found = measureAll()
        const text = JSON.stringify(found)
        if (text === last || performance.now() > until) return found
        last = text
      }
    },
    clear(): void {
      for (const stop of stops.splice(0)) stop()
      for (const container of document.querySelectorAll('.entry')) container.remove()
    },
  }
}

function measureAll(): Record<string, Facts> {
  const containers = document.querySelectorAll<HTMLElement>('.entry')
  return Object.fromEntries(
    [...containers].map((container) => [container.dataset.entry ?? '', measure(container)]),
  )
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

function deepQuery(root: Element | ShadowRoot, selector: string): HTMLElement | undefined {
  const found = root.querySelector<HTMLElement>(selector)
  if (found) return found
  for (const element of [root, ...root.querySelectorAll('*')]) {
    const inner = element instanceof Element ? element.shadowRoot : undefined
    const nested = inner && deepQuery(inner, selector)
    if (nested) return nested
  }
  return undefined
}

window.beside = createHarness()
