import type { Frame, FrameLocator, Page } from 'playwright/test'

/** A message, as windows exchange it. */
export interface Message {
  readonly type: string
  readonly data?: unknown
}

/** A window that knows the page in its first frame. */
interface WindowWithFrames {
  readonly received: readonly unknown[]
  readonly frames: readonly { postMessage(message: unknown, origin: string): void }[]
}

const PROBE = 'probe'

/** An editor's page: the site's page in its first frame, another one of its own in the second. */
export class EditorPage {
  /** The site's page as authors see it. */
  readonly content: FrameLocator

  constructor(
    readonly page: Page,
    /** Where the editor is served from. */
    readonly origin: string,
  ) {
    this.content = page.frameLocator('iframe[title="Page"]')
  }

  async open(address: string): Promise<void> {
    await this.page.goto(`${this.origin}/editor?page=${encodeURIComponent(address)}`)
  }

  /** Frame of the site's page. */
  async frame(): Promise<Frame> {
    const element = await this.page.locator('iframe[title="Page"]').elementHandle()
    const frame = await element?.contentFrame()
    if (!frame) throw new Error('The editor shows no page.')
    return frame
  }

  async say(name: string, data?: unknown): Promise<void> {
    await this.post({ type: `builder.${name}`, data })
  }

  /** Has the second frame speak to the first one. */
  async sayFromSibling(name: string, data?: unknown): Promise<void> {
    await this.page
      .frameLocator('iframe[title="Sibling"]')
      .locator('body')
      .evaluate(
        (_body, message) =>
          (window.parent as unknown as WindowWithFrames).frames[0]?.postMessage(message, '*'),
        { type: `builder.${name}`, data },
      )
  }

  /** Messages that the site's page has sent so far. */
  async received(): Promise<readonly Message[]> {
    const received = await this.page.evaluate(
      () => (window as unknown as WindowWithFrames).received,
    )
    return (received as readonly Message[]).filter((message) => message.type !== PROBE)
  }

  /** Waits until the site's page has heard everything that was said to it, and has rendered. */
  async settle(): Promise<void> {
    const frame = await this.frame()
    await frame.evaluate(
      ([type]) =>
        addEventListener('message', function answer({ data, source }) {
          if (data?.type !== type) return
          removeEventListener('message', answer)
          source?.postMessage({ type }, { targetOrigin: '*' })
        }),
      [PROBE],
    )
    const answered = this.page.evaluate(
      ([type]) =>
        new Promise<void>((resolve) => {
          addEventListener('message', ({ data }) => data?.type === type && resolve())
        }),
      [PROBE],
    )
    await this.post({ type: PROBE })
    await answered
    await frame.evaluate(
      () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
    )
  }

  private async post(message: Message): Promise<void> {
    await this.page.evaluate(
      (given) => (window as unknown as WindowWithFrames).frames[0]?.postMessage(given, '*'),
      message,
    )
  }
}
