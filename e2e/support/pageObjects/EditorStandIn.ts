import { expect } from '../../fixtures'
import type { EditorPage, Message } from './EditorPage'

/** A change to a block or an entry. */
interface Patch {
  readonly op: 'add' | 'remove' | 'replace'
  readonly path: string
  readonly value?: unknown
}

/** A block or an action that a page offers to authors. */
interface Offer {
  readonly name: string
  readonly [field: string]: unknown
}

/**
 * Behaves as the builder's editor: it waits until the page has introduced itself, and sends only
 * what the page says that it can do.
 */
export class EditorStandIn {
  constructor(readonly editor: EditorPage) {}

  /** Opens a page and waits for its introduction. */
  async open(address: string): Promise<void> {
    await this.editor.open(address)
    await this.meet()
  }

  /** Waits until the page has introduced itself, and shows content. */
  async meet(): Promise<void> {
    await expect.poll(() => this.heard('sdkInfo')).not.toEqual([])
    await expect.poll(() => this.heard('contentResults')).not.toEqual([])
  }

  /** The data of all messages with this name, oldest first. */
  async heard<Data = unknown>(name: string): Promise<readonly Data[]> {
    const messages: readonly Message[] = await this.editor.received()
    return messages.filter(({ type }) => type === `builder.${name}`).map(({ data }) => data as Data)
  }

  /** Abilities that the page announces. */
  async abilities(): Promise<{ readonly supportsPatchUpdates?: unknown }> {
    const [first] = await this.heard<object>('isReactSdk')
    const [second] = await this.heard<object>('sdkInfo')
    return { ...first, ...second }
  }

  /** The entries of the insert menu or of the list of actions. */
  async offers(kind: 'Component' | 'Action'): Promise<readonly Offer[]> {
    return this.heard<Offer>(`register${kind}`)
  }

  /** Changes blocks and entries by id. */
  async patch(data: Readonly<Record<string, readonly Patch[]>>): Promise<void> {
    const { supportsPatchUpdates } = await this.abilities()
    if (supportsPatchUpdates !== 'v4') throw new Error('The page takes no patches.')
    await this.editor.say('patchUpdates', { data })
  }

  /** Replaces one field of a block. */
  async set(id: string, path: string, value: unknown): Promise<void> {
    await this.patch({ [id]: [{ op: 'replace', path, value }] })
  }

  async setBreakpoints(contentId: string, breakpoints: Readonly<Record<string, number>>) {
    await this.editor.say('configureSdk', { contentId, breakpoints })
  }

  /** Says where the author's pointer is: what is selected, and where a dragged block would go. */
  async point(id: string): Promise<void> {
    await this.editor.say('selectionChange', { selection: [id] })
    await this.editor.say('updateSpacer', { subject: id, parent: id, direction: 'top' })
  }

  /** The state of every entry on the page. */
  async inspect(): Promise<readonly unknown[]> {
    const before = (await this.heard('state')).length
    await this.editor.say('getState')
    await this.editor.settle()
    return (await this.heard('state')).slice(before)
  }

  /** Replaces a text again and again, without waiting. */
  async burst(id: string, path: string, texts: readonly string[]): Promise<void> {
    const messages = texts.map((value) => ({
      type: 'builder.patchUpdates',
      data: { data: { [id]: [{ op: 'replace', path, value }] } },
    }))
    await this.editor.page.evaluate((all) => {
      for (const message of all) window.frames[0]?.postMessage(message, '*')
    }, messages)
  }
}
