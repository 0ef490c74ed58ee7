import type { Page } from 'playwright/test'

/** The page, as the alarm knows it. */
export interface AlarmedWindow extends Window {
  /** Numbers of the payloads that called `ran(…)`. */
  readonly alarms: Set<number>
  /** All that is the page's own and not the content's, by what it is. */
  look(): Record<string, string>
  /** Focuses, points at and clicks on everything. */
  touchAll(roots: readonly ParentNode[]): Promise<void>
  /** Waits until whatever runs by itself has run, and shows that it would be heard. */
  settle(): Promise<void>
}

const EVENTS =
  'pointerover pointerenter mouseover mouseenter focus focusin load error toggle input animationstart begin'

/**
 * Puts `ran(…)` on the page, and what it takes to touch and to compare everything. Call it before
 * the page opens.
 */
export async function setAlarm(page: Page): Promise<void> {
  await page.addInitScript((events) => {
    const alarms = new Set<number>()
    // Payloads cannot take it away.
    Object.defineProperty(window, 'ran', {
      value: (payload: number) => {
        alarms.add(payload)
      },
    })

    const elementsIn = (root: ParentNode): Element[] =>
      Array.from(root.querySelectorAll('*')).flatMap((element) => [
        element,
        ...(element.shadowRoot ? elementsIn(element.shadowRoot) : []),
      ])
    const ownKeys = (object: object): string => Reflect.ownKeys(object).map(String).join()
    const frame = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(done))

    function look(): Record<string, string> {
      const around = document.documentElement.cloneNode(true) as Element
      for (const content of Array.from(around.querySelectorAll('[data-content]'))) content.remove()
      const looks = getComputedStyle(document.querySelector('#before') ?? document.body)
      return {
        markup: around.outerHTML,
        title: document.title,
        address: location.pathname + location.search,
        memory: JSON.stringify([document.cookie, { ...localStorage }, { ...sessionStorage }]),
        looks: ['display', 'color', 'font', 'opacity', 'position', 'transform', '--page']
          .map((name) => looks.getPropertyValue(name))
          .join(),
        sheets: `${document.styleSheets.length} ${document.adoptedStyleSheets.length}`,
        globals: ownKeys(window),
        prototypes: [Object, Array, Function, String, Promise, Element, Node]
          .map(({ prototype }) => ownKeys(prototype))
          .join(';'),
      }
    }

    /** Keeps links and forms from leading to other pages, but not from running scripts. */
    function stayHere(event: Event): void {
      const [target] = event.composedPath() as Element[]
      const { submitter } = event as SubmitEvent
      const link = target?.closest('a,area')
      const address =
        event.type === 'submit'
          ? (submitter?.getAttribute('formaction') ?? target?.getAttribute('action'))
          : (link?.getAttribute('href') ?? link?.getAttribute('xlink:href'))
      if (event.type === 'click' && !link) return
      const url = URL.parse(address ?? '', location.href)
      if (url?.protocol !== 'javascript:') event.preventDefault()
    }

    async function touchAll(roots: readonly ParentNode[]): Promise<void> {
      // Animations take a moment to reach their value.
      await frame()
      await frame()
      const elements = roots.flatMap(elementsIn)
      for (const root of new Set(elements.map((element) => element.getRootNode()))) {
        root.addEventListener('submit', stayHere)
        root.addEventListener('click', stayHere)
      }
      for (const element of elements) {
        if ('focus' in element) (element as HTMLElement).focus({ preventScroll: true })
        for (const type of events.split(' ')) element.dispatchEvent(new Event(type))
        for (const type of ['pointerover', 'mouseover', 'pointerdown', 'pointerup', 'click']) {
          const options = { bubbles: true, cancelable: true, composed: true }
          element.dispatchEvent(new PointerEvent(type, { ...options, pointerId: 1 }))
        }
      }
    }

    async function settle(): Promise<void> {
      // Began last, so it ends last: when it rings, all before it have had their turn.
      const last = document.createElement('p')
      last.innerHTML = '<img src onerror="ran(-1)"><a href="javascript:ran(-2)"></a>'
      last.querySelector('a')?.click()
      while (!(alarms.has(-1) && alarms.has(-2))) await frame()
      alarms.delete(-1)
      alarms.delete(-2)
    }

    for (const [name, value] of Object.entries({ alarms, look, touchAll, settle })) {
      Object.defineProperty(window, name, { value })
    }
  }, EVENTS)
}
