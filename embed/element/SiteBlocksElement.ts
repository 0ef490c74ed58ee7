import { errorOnce } from '../../src/index'
import { whenParsed } from '../page/whenParsed'
import type { Mounts } from '../widget/createMount'
import type { MountOptions } from '../widget/MountOptions'
import type { Widget } from '../widget/Widget'
import { mountElement } from './mountElement'
import { optionAttributes, readAttributes } from './readAttributes'

/** Stands on elements that a server drew content for. */
const SERVED_ATTRIBUTE = 'served'

/** Name of the element. */
export const ELEMENT_NAME = 'site-blocks'

/**
 * Defines `<site-blocks>`: its attributes are the options, its children the placeholder.
 *
 * Inserted, it mounts; removed, it unmounts; moved, it keeps what it shows. Where the name is taken, by an
 * older copy of this script say, that one goes on serving.
 */
export function defineElement(view: Window & typeof globalThis, mounts: Mounts): void {
  if (!view.customElements || view.customElements.get(ELEMENT_NAME)) return

  class SiteBlocksElement extends view.HTMLElement {
    static readonly observedAttributes = optionAttributes
    private updating = false

    /** The widget that the element shows; `undefined` while it is on no page. */
    get widget(): Widget | undefined {
      return mounts.widgetOf(this)
    }

    connectedCallback(): void {
      const mount = (): unknown => this.isConnected && mountElement(this, '', mounts)
      // A shadow root that is opened before the server's has been parsed keeps that one out.
      if (this.hasAttribute(SERVED_ATTRIBUTE)) whenParsed(mount)
      else mount()
    }

    disconnectedCallback(): void {
      // An element that is moved is removed and inserted in one go.
      queueMicrotask(() => {
        if (!this.isConnected) this.widget?.unmount()
      })
    }

    attributeChangedCallback(): void {
      if (!this.widget || this.updating) return
      this.updating = true
      queueMicrotask(() => {
        this.updating = false
        try {
          this.widget?.update({ ...ABSENT, ...readAttributes(this) })
        } catch (error) {
          // Nobody called a function here.
          errorOnce(String((error as Error).message).replace(/^SiteBlocks: /, ''))
        }
      })
    }
  }

  view.customElements.define(ELEMENT_NAME, SiteBlocksElement)
}

/** Options whose attribute was taken away go back to their default. */
const ABSENT: Partial<MountOptions> = Object.fromEntries(
  optionAttributes.map((attribute) => [
    attribute.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    undefined,
  ]),
)
