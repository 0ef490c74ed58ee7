import type { Page } from 'playwright/test'

/** The page's window with the alarm's functions. */
export interface AlarmedWindow extends Window {
  /** Numbers of the payloads that called `ran(…)`. */
  readonly alarms: Set<number>
  /** State of the page outside the content, by kind. */
  look(): Record<string, string>
  /** Focuses, hovers and clicks every element. */
  touchAll(roots: readonly ParentNode[]): Promise<void>
  /** Waits until automatic payloads have run, and shows that the alarm works. */
  settle(): Promise<void>
}

const EVENTS =
  'pointerover pointerenter mouseover mouseenter focus focusin load error toggle input animationstart begin'

/** Adds `ran(…)` and functions to touch and compare everything. Call it before the page opens. */
export async function setAlarm(page: Page): Promise<void> {
  await page.addInitScript((events) => {
    const alarms = new Set<number>()
    // Read-only, so that payloads cannot replace it.
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

    /** Prevents navigation by links and forms, but does not stop `javascript:` addresses. */
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
      // Lets animations reach their first values.
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
      // This alarm starts last, so when it fires, all earlier payloads have had their turn.
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
