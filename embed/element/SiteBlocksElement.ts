import { afterFrame, hasOwn, type Option, oncePerTurn, toKebabCase } from '../../src/internal'
import { reportErrors } from '../page/reportErrors'
import { whenParsed } from '../page/whenParsed'
import type { Mounts } from '../widget/createMount'
import {
  MOUNT_OPTIONS,
  type MountOptions,
  mountOptionRows,
  type OptionName,
} from '../widget/MountOptions'
import { takeOption } from '../widget/splitOptions'
import type { Widget } from '../widget/Widget'
import { optionAttributes, parseAttributeText, readAttributes } from './readAttributes'

/** Stands on elements that a server rendered content for. */
const SERVED_ATTRIBUTE = 'served'

/** Name of the element. */
const ELEMENT_NAME = 'site-blocks'

/** A `<site-blocks>` element. Every option is a property of it, functions included. */
export type SiteBlocksElement = HTMLElement & {
  -readonly [Name in PropertyName]?: MountOptions[Name] | undefined
} & {
  /** The widget that the element shows; `undefined` while it is on no page. */
  readonly widget: Widget | undefined
}

/** Elements have a property `nonce` already, which is read beside the attributes. */
type PropertyName = Exclude<OptionName, 'nonce'>

/**
 * Defines `<site-blocks>`: its attributes and properties are the options, its children the
 * placeholder.
 *
 * Inserted, it mounts; removed, it unmounts; moved, it keeps what it shows, if it is back within a
 * frame. Where the name is taken, by an older copy of this script say, that one goes on serving.
 */
export function defineElement(view: Window & typeof globalThis, mounts: Mounts): void {
  if (!view.customElements || view.customElements.get(ELEMENT_NAME)) return

  class Definition extends view.HTMLElement {
    static readonly observedAttributes = Array.from(optionAttributes.keys())
    /**
     * Options that were set as properties, as they were given. Each counts until its attribute
     * changes.
     */
    private readonly assigned = new Map<OptionName, unknown>()
    /** The same options, as they were when they were set. */
    private readonly taken = new Map<OptionName, unknown>()
    /** Options that changed since the widget heard of them. */
    private readonly changed = new Set<OptionName>()
    private isDue = false
    private stopLeaving = (): void => {}
    /** Frameworks insert an element before they set its properties, one after the other. */
    private readonly schedule = oncePerTurn(() => reportErrors(() => this.followPage()))

    get widget(): Widget | undefined {
      return mounts.widgetOf(this)
    }

    connectedCallback(): void {
      this.stopLeaving()
      adoptEarlyProperties(this)
      const mount = (): void => {
        this.isDue = true
        // An upgraded element is complete, and scripts that wait for `whenDefined` ask for its
        // widget and shadow root.
        if (isUpgrading) reportErrors(() => this.followPage())
        else this.schedule()
      }
      // A shadow root that is opened before the server's has been parsed keeps that one out.
      if (this.hasAttribute(SERVED_ATTRIBUTE)) whenParsed(mount)
      else mount()
    }

    disconnectedCallback(): void {
      // Frameworks move an element by removing it, and inserting it again in a later task.
      this.stopLeaving()
      this.stopLeaving = afterFrame(view, () => this.widget?.unmount())
    }

    attributeChangedCallback(attribute: string): void {
      const name = optionAttributes.get(attribute)
      if (!name) return
      this.assigned.delete(name)
      this.taken.delete(name)
      this.change(name)
    }

    getOption(name: PropertyName): unknown {
      const { type, default: initial }: Option = MOUNT_OPTIONS[name]
      if (this.assigned.has(name)) return this.assigned.get(name) ?? initial
      const attribute = toKebabCase(name)
      const text = optionAttributes.has(attribute) ? this.getAttribute(attribute) : null
      return (text === null ? undefined : parseAttributeText(text, type)) ?? initial
    }

    setOption(name: PropertyName, value: unknown): void {
      const { type } = MOUNT_OPTIONS[name]
      // React sets the text of an attribute as a property, where there is one of that name.
      const read = typeof value === 'string' ? parseAttributeText(value, type) : undefined
      this.assigned.set(name, read ?? value)
      this.taken.set(name, takeOption(name, read ?? value))
      this.change(name)
    }

    private change(name: OptionName): void {
      if (this.widget) this.changed.add(name)
      this.schedule()
    }

    private followPage(): void {
      const { widget } = this
      if (!this.isConnected) return
      if (widget) this.update(widget)
      else if (this.isDue) mounts.mount(this, this.readOptions() as MountOptions)
      // An element whose options were wrong is still due.
      this.isDue &&= !this.widget
    }

    private update(widget: Widget): void {
      const options = this.readOptions()
      const changed = Array.from(this.changed, (name) => [name, options[name]])
      this.changed.clear()
      if (changed.length > 0) widget.update(Object.fromEntries(changed))
    }

    private readOptions(): Partial<MountOptions> {
      const written = readAttributes(this, '', this.assigned)
      return mounts.trust.complete({ ...written, ...Object.fromEntries(this.taken) })
    }
  }

  for (const name of PROPERTY_NAMES) {
    Object.defineProperty(Definition.prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: Definition) {
        return this.getOption(name)
      },
      set(this: Definition, value: unknown) {
        this.setOption(name, value)
      },
    })
  }
  let isUpgrading = true
  view.customElements.define(ELEMENT_NAME, Definition)
  isUpgrading = false
}

const PROPERTY_NAMES = mountOptionRows
  .map(([name]) => name)
  .filter((name): name is PropertyName => name !== 'nonce')

/** Properties that were set before the element was defined hide those of its class. */
function adoptEarlyProperties(element: HTMLElement): void {
  const early = element as unknown as Record<string, unknown>
  for (const name of PROPERTY_NAMES) {
    if (!hasOwn(early, name)) continue
    const value = early[name]
    delete early[name]
    early[name] = value
  }
}
