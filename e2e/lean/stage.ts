import type { ReactNode } from 'react'
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client'
import { type Clock, clock } from './clock'
import { describeNodes } from './describeNodes'
import { wordOf } from './wordOf'

/** What a scenario acts on: a root in a shadow root, and a transcript of all that happens. */
export interface Stage extends Clock {
  readonly shadow: ShadowRoot
  readonly container: HTMLElement
  /** Root in `container`, made when first asked for. */
  readonly root: Root
  /** Writes a line. */
  log(...parts: readonly unknown[]): void
  /** A callback that writes its name and what it gets. */
  told(name: string): (...args: readonly unknown[]) => void
  /** Does something, lets everything settle and writes down what there is then. What it throws is written, too. */
  act(name: string, what?: () => unknown): Promise<void>
  /** Draws an element by {@link act}. */
  show(element: ReactNode, name?: string): Promise<void>
  /** Writes down what there is now. */
  look(name: string): void
  /** @throws Error when there is no such element. */
  find<E extends HTMLElement = HTMLElement>(selector: string): E
  click(selector: string): Promise<void>
  /** Sends an event to an element by {@link act}. */
  send(selector: string, event: Event): Promise<void>
  /** Adds an element to the shadow root, say for a portal. */
  addBox(id: string): HTMLElement
  /** Another root, whose lines begin with its name. */
  createRoot(container: Element, name: string, options?: RootOptions): Root
  /** Takes over markup in `container`. */
  hydrate(html: string, element: ReactNode): Promise<Root>
}

export type Scenario = (stage: Stage) => unknown

/** Plays a scenario. @returns Its transcript. */
export async function play(scenario: Scenario): Promise<string[]> {
  const transcript: string[] = []
  const host = document.body.appendChild(document.createElement('div'))
  const shadow = host.attachShadow({ mode: 'open' })
  const roots: Root[] = []
  let ownRoot: Root | undefined
  let outside = outsideOf(host)

  const log = (...parts: readonly unknown[]): void => {
    transcript.push(parts.map(wordOf).join(' '))
  }
  const look = (name: string): void => {
    transcript.push(`${name} → ${describeNodes(shadow)}`)
    const page = outsideOf(host)
    if (page !== outside) transcript.push(`the page → ${page}`)
    outside = page
  }
  const addBox = (id: string): HTMLElement => {
    const box = document.createElement('div')
    box.id = id
    shadow.append(box)
    return box
  }
  const container = addBox('container')
  const optionsFor = (name: string): RootOptions => {
    const told =
      (what: string) =>
      (error: unknown, info: { componentStack?: string | undefined }): void =>
        log(`${name}${what}`, error, typeof info.componentStack)
    return {
      onCaughtError: told('caught'),
      onUncaughtError: told('uncaught'),
      onRecoverableError: told('recovered from'),
    }
  }
  const stage: Stage = {
    ...clock,
    shadow,
    container,
    get root() {
      ownRoot ??= stage.createRoot(container, '')
      return ownRoot
    },
    log,
    told:
      (name) =>
      (...args) =>
        log(name, ...args),
    async act(name, what) {
      try {
        await what?.()
      } catch (error) {
        log('thrown', error)
      }
      await clock.settle()
      look(name)
    },
    show: (element, name = 'shown') => stage.act(name, () => stage.root.render(element)),
    look,
    find(selector) {
      const found = shadow.querySelector(selector)
      if (!found) throw new Error(`There is no ${selector}.`)
      return found as never
    },
    click: (selector) => stage.act(`click ${selector}`, () => stage.find(selector).click()),
    send: (selector, event) =>
      stage.act(`${event.type} at ${selector}`, () => stage.find(selector).dispatchEvent(event)),
    addBox,
    createRoot(box, name, options) {
      const root = createRoot(box, { ...optionsFor(name && `${name}: `), ...options })
      roots.push(root)
      return root
    },
    async hydrate(html, element) {
      container.innerHTML = html
      const root = hydrateRoot(container, element, optionsFor(''))
      roots.push(root)
      await clock.settle()
      look('hydrated')
      return root
    },
  }
  try {
    await scenario(stage)
    await stage.act('unmounted', () => {
      for (const root of roots) root.unmount()
    })
  } catch (error) {
    log('failed', error)
  }
  await clock.settle()
  host.remove()
  return transcript
}

/** The page around the stage. */
function outsideOf(host: Element): string {
  const { head, body } = document
  return describeNodes(head) + [...body.children].filter((one) => one !== host).length
}
