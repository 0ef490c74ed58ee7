import { expect } from 'playwright/test'
import type { EngineWindow, Key } from '../../tools/kit/browsers/Engine'
import type { Site } from '../support/site/startSite'

/** A CSS selector, which also searches shadow roots, optionally with the element's exact text. */
export type Target = string | readonly [selector: string, text: string]

/** Position and size of an element in CSS pixels of the viewport. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A visitor of a site, in any engine. */
export class Visitor {
  constructor(
    readonly window: EngineWindow,
    readonly site: Site,
    /** Origin of the content host. */
    readonly contentHost: string,
  ) {}

  async open(path: string): Promise<void> {
    await this.window.goTo(this.site.url + path)
  }

  /** Calls a function in the page. Arguments and result are passed as JSON. */
  async run<A extends readonly unknown[], R>(
    script: (...args: A) => R | Promise<R>,
    ...args: A
  ): Promise<R> {
    const given = JSON.stringify(args)
    const text = await this.window.evaluate(
      `(async () => {
        ${findAll}
        return JSON.stringify({ value: await (${script})(...${given}) })
      })()`,
    )
    return (JSON.parse(text) as { value: R }).value
  }

  /** Mounts content on `#app`. */
  mount(options: object): Promise<void> {
    return this.run(async (given) => {
      const settings = { apiKey: 'roastery-demo', model: 'page', canTrack: false, ...given }
      await window.SiteBlocks.mount('#app', settings as never).ready
    }, options)
  }

  /** Texts of the visible matching elements. */
  texts(target: Target): Promise<string[]> {
    return this.run(findAll, target, 'text')
  }

  boxes(target: Target): Promise<Box[]> {
    return this.run(findAll, target, 'box')
  }

  /** Waits until the visible matching elements have exactly these texts. */
  async sees(target: Target, ...texts: string[]): Promise<void> {
    await expect.poll(() => this.texts(target)).toEqual(texts)
  }

  /** Scrolls an element into view and waits until it rests and nothing covers it. */
  async find(target: Target): Promise<Box> {
    let found: Box | null = null
    await expect
      .poll(
        async () => {
          found = await this.run(restingBox, target)
          return found
        },
        { message: `${target} rests in view` },
      )
      .not.toBeNull()
    return found as never
  }

  /** Moves the pointer onto an element, again if it has moved meanwhile. */
  async pointAt(target: Target): Promise<Box> {
    const box = await this.find(target)
    await this.window.movePointer(box.x + box.width / 2, box.y + box.height / 2)
    const { x, y } = await this.find(target)
    return x === box.x && y === box.y ? box : this.pointAt(target)
  }

  async click(target: Target): Promise<void> {
    await this.pointAt(target)
    await this.window.pressPointer()
    await this.window.releasePointer()
  }

  /** Drags horizontally from the middle of an element. */
  async drag(target: Target, by: number): Promise<void> {
    const { x, y, width, height } = await this.pointAt(target)
    await this.window.pressPointer()
    for (let step = 1; step <= 8; step++)
      await this.window.movePointer(x + width / 2 + (by * step) / 8, y + height / 2)
    await this.window.releasePointer()
  }

  /** Clicks a field and types into it. */
  async write(target: Target, text: string): Promise<void> {
    await this.click(target)
    for (const character of text) await this.window.pressKey(character)
  }

  async press(...keys: Key[]): Promise<void> {
    for (const key of keys) await this.window.pressKey(key)
  }

  /** Text or label of the focused element. */
  focused(): Promise<string> {
    return this.run(() => {
      let focused = document.activeElement
      while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
      return focused?.getAttribute('aria-label') ?? focused?.textContent?.trim() ?? ''
    })
  }

  /** Console messages of the page, and requests that its policy refused. */
  problems(): Promise<string[]> {
    return this.run(() => (window as { problems?: string[] }).problems ?? [])
  }
}

/** Runs in the page. */
function findAll(target: Target, give: 'text' | 'box' | 'element'): never {
  const [selector, text] = typeof target === 'string' ? [target] : target
  const roots: (Document | ShadowRoot)[] = [document]
  for (const root of roots) {
    for (const { shadowRoot } of Array.from(root.querySelectorAll('*'))) {
      if (shadowRoot) roots.push(shadowRoot)
    }
  }
  const words = ({ textContent }: Element): string =>
    (textContent ?? '').replace(/\s+/g, ' ').trim()
  const isSeen = (element: Element): boolean =>
    element.getClientRects().length > 0 &&
    getComputedStyle(element).visibility === 'visible' &&
    // `until-found` leaves a box.
    !element.closest('[hidden]')
  const found = roots
    .flatMap((root) => Array.from(root.querySelectorAll(selector)))
    .filter((element) => isSeen(element) && (text === undefined || words(element) === text))
  if (give === 'element') return found[0] as never
  const boxOf = (element: Element): Box => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return { x, y, width, height }
  }
  return found.map((element) => (give === 'text' ? words(element) : boxOf(element))) as never
}

/** Runs in the page. */
async function restingBox(target: Target): Promise<Box | null> {
  const element = findAll(target, 'element') as Element | undefined
  if (!element) return null
  element.scrollIntoView({ block: 'center', behavior: 'instant' as ScrollBehavior })
  const before = element.getBoundingClientRect()
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const { x, y, width, height } = element.getBoundingClientRect()
  const middle = [x + width / 2, y + height / 2] as const
  let hit = document.elementFromPoint(...middle)
  for (let inside = hit; inside; inside = hit?.shadowRoot?.elementFromPoint(...middle) ?? null) {
    if (inside === hit && !inside.shadowRoot) break
    hit = inside
  }
  let rests = before.x === x && before.y === y && before.width === width
  for (let around: Element | null = element; around; around = around.parentElement)
    rests &&= around.getAnimations().every(({ playState }) => playState !== 'running')
  return rests && hit && element.contains(hit) ? { x, y, width, height } : null
}
