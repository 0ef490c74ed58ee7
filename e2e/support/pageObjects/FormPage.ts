import { expect, type Locator, type Page } from 'playwright/test'
import type { ContentBlock } from '../content/contentBlocks'
import { entryOf } from '../content/formContent'
import type { HostPage } from './HostPage'
import { mountHere } from './mountEntry'

/** A page on which a visitor fills in a form. */
export class FormPage {
  readonly send: Locator
  /** Message for screen readers. */
  readonly message: Locator
  readonly form: Locator
  /** The server's answer, unmodified. */
  readonly answer: Locator

  constructor(
    readonly host: HostPage,
    readonly page: Page,
  ) {
    this.form = page.locator('form.builder-block')
    this.send = this.form.getByRole('button', { name: 'Send' })
    this.message = this.form.getByRole('status')
    this.answer = this.form.locator('.builder-form-error-text')
  }

  /** Opens a page and mounts blocks on it. */
  async show(
    blocks: readonly ContentBlock[],
    options: Readonly<Record<string, unknown>> = {},
    path = '/forms',
  ): Promise<void> {
    await this.host.open(path)
    await this.mount(blocks, options)
  }

  /** Mounts blocks on the open page. */
  async mount(
    blocks: readonly ContentBlock[],
    options: Readonly<Record<string, unknown>> = {},
  ): Promise<void> {
    const tracked = { canTrack: true, content: entryOf(...blocks) }
    await mountHere(this.host, { options: { ...tracked, ...options } })
  }

  /** Sends the form, and waits until it is accepted. */
  async submit(): Promise<void> {
    await this.send.click()
    await expect(this.message).toHaveText('Thanks!')
  }

  /** Address on the content host that stores submissions. */
  action(name: string): string {
    return `${this.host.contentHost}/api/submissions/${name}`
  }

  /** A form that submits to that address. */
  custom(name: string, options: Readonly<Record<string, unknown>> = {}) {
    return { sendSubmissionsTo: 'custom', action: this.action(name), ...options }
  }
}
