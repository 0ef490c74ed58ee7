import type { Option } from '../../src/client/options/Option'
import { SERVED_ATTRIBUTE } from '../../src/render/html/servedAttributes'
import { toKebabCase } from '../../src/utils/text/letterCase'
import { afterFrame } from '../../src/utils/timing/afterFrame'
import { oncePerTurn } from '../../src/utils/timing/oncePerTurn'
import { hasOwn } from '../../src/utils/values/hasOwn'
import {
  MOUNT_OPTIONS,
  type MountOptions,
  mountOptionRows,
  type OptionName,
} from '../options/MountOptions'
import { optionAttributes, parseAttributeText, readAttributes } from '../options/readAttributes'
import { takeOption } from '../options/splitOptions'
import { reportErrors } from '../page/reportErrors'
import { whenParsed } from '../page/whenParsed'
import type { Mounts } from '../widget/createMount'
import type { Widget } from '../widget/Widget'

/** Name of the element. */
const ELEMENT_NAME = 'site-blocks'

/** A `<site-blocks>` element. Every option is also a property, including functions. */
export type SiteBlocksElement = HTMLElement & {
  -readonly [Name in PropertyName]?: MountOptions[Name] | undefined
} & {
  /** The widget of the element; `undefined` while it is not on a page. */
  readonly widget: Widget | undefined
}

/** Elements already have a `nonce` property, which is read together with the attributes. */
type PropertyName = Exclude<OptionName, 'nonce'>

/**
 * Defines `<site-blocks>`. Its attributes and properties are the options, its children the
 * placeholder.
 *
 * Mounts when it is inserted and unmounts when it is removed; if it is inserted again within a
 * frame, its content stays. If the name is already defined, for example by an older copy of this
 * script, that definition stays.
 */
export function defineElement(view: Window & typeof globalThis, mounts: Mounts): void {
  if (!view.customElements || view.customElements.get(ELEMENT_NAME)) return

  class Definition extends view.HTMLElement {
    static readonly observedAttributes = Array.from(optionAttributes.keys())
    /**
     * Options that were set as properties, unconverted. Each applies until its attribute changes.
     */
    private readonly assigned = new Map<OptionName, unknown>()
    /** Copies of the same options, made when they were set. */
    private readonly taken = new Map<OptionName, unknown>()
    /** Options that have changed since the widget was last updated. */
    private readonly changed = new Set<OptionName>()
    private isDue = false
    private stopLeaving = (): void => {}
    /** Batched, because frameworks insert an element before they set its properties one by one. */
    private readonly schedule = oncePerTurn(() => reportErrors(() => this.followPage()))

    get widget(): Widget | undefined {
      return mounts.widgetOf(this)
    }

    connectedCallback(): void {
      this.stopLeaving()
      adoptEarlyProperties(this)
      const mount = (): void => {
        this.isDue = true
        // An upgraded element is complete, and scripts that wait for `whenDefined` expect its
        // widget and shadow root.
        if (isUpgrading) reportErrors(() => this.followPage())
        else this.schedule()
      }
      // A shadow root that is attached before the server's has been parsed would prevent the
      // latter.
      if (this.hasAttribute(SERVED_ATTRIBUTE)) whenParsed(mount)
      else mount()
    }

    disconnectedCallback(): void {
      // Frameworks move an element by removing it and inserting it again in a later task.
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
      // If there is a property of that name, React sets it to the attribute's text.
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
      // An element with invalid options is still due.
      this.isDue &&= !this.widget
    }

    private update(widget: Widget): void {
      const options = this.readOptions()
      const changed = Array.from(this.changed, (name) => [name, options[name]])
      this.changed.clear()
      if (changed.length > 0) widget.update(Object.fromEntries(changed))
    }

    private readOptions(): Partial<MountOptions> {
      const refused = !mounts.trust.allowsScripts && 'allowScripts'
      const written = readAttributes(this, '', { skipped: this.assigned, refused })
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

/** Properties that were set before the element was defined shadow those of its class. */
function adoptEarlyProperties(element: HTMLElement): void {
  const early = element as unknown as Record<string, unknown>
  for (const name of PROPERTY_NAMES) {
    if (!hasOwn(early, name)) continue
    const value = early[name]
    delete early[name]
    early[name] = value
  }
}
