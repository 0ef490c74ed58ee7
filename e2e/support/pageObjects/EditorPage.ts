import type { Frame, FrameLocator, Page } from 'playwright/test'

/** A message between windows. */
export interface Message {
  readonly type: string
  readonly data?: unknown
}

/** A window that can send messages to its first frame. */
interface WindowWithFrames {
  readonly received: readonly unknown[]
  readonly frames: readonly { postMessage(message: unknown, origin: string): void }[]
}

const PROBE = 'probe'

/**
 * An editor's page with the site's page in its first frame and another page of its own in the
 * second.
 */
export class EditorPage {
  /** Content of the site's page. */
  readonly content: FrameLocator

  constructor(
    readonly page: Page,
    /** Origin of the editor. */
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

  /** Sends a message from the second frame to the first. */
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

  /** Waits until the site's page has received all messages and rendered. */
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
