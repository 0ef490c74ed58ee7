import type { ComponentType, ReactNode } from 'react'
import type { Block } from '../../content/types'

/** Attributes of a block's element: class, id, properties, event handlers. */
export interface BlockAttributes {
  /** Class names of the block, including those of its styles. */
  readonly className: string
  /** Identifies the block for edits and authors' CSS. */
  readonly 'builder-id': string
  readonly [name: string]: unknown
}

/** Props of a block's component. */
export interface BlockProps<Options = Readonly<Record<string, unknown>>> {
  /** Values of the block's inputs, localised and with bindings applied. Read-only. */
  readonly options: Options
  /**
   * Attributes of the block's own element. Spread them yourself if the definition sets `noWrap`.
   */
  readonly attributes: BlockAttributes
  /** The block as stored in the entry. */
  readonly block: Block
  /** The `builder-id` of the block. */
  readonly id: string
  /** Path of the block in its entry, such as `blocks.0.children.2`. */
  readonly path: string
  /** The tag that the author chose for the block's element; `div` by default. */
  readonly tag: string
  /** The block's children, rendered; `null` when it has none. */
  readonly children: ReactNode
}

/** A field that an editor can fill in on a block. */
export interface BlockInput {
  /** Name of the option that the field fills in. */
  readonly name: string
  /**
   * Kind of field: `text`, `longText`, `richText`, `number`, `boolean`, `color`, `file`, `url`,
   * `list`, `object`, `blocks` …
   */
  readonly type: string
  /** Initial value in a new block. */
  readonly defaultValue?: unknown
  /** The values to choose from. */
  readonly enum?: readonly (
    | string
    | {
        /** Text for authors. */
        readonly label: string
        /** Value of the option. */
        readonly value: unknown
      }
  )[]
  /** One line that helps authors. */
  readonly helperText?: string
  /**
   * Whether the field has to be filled in.
   *
   * @default false
   */
  readonly required?: boolean
  /**
   * Whether the editor lists the field under its advanced ones.
   *
   * @default false
   */
  readonly advanced?: boolean
  /** Fields of each item of a list, or of an object. */
  readonly subFields?: readonly BlockInput[]
}

/** A block that can be registered under a name. */
// biome-ignore lint/suspicious/noExplicitAny: options differ by block, and a component's props are contravariant.
export interface BlockDefinition<Options = any> {
  /** Exact, case-sensitive, spaces included: `Builder: Tabs`. */
  readonly name: string
  /**
   * Models whose content may use the block. Elsewhere only its children are shown.
   *
   * @default any model
   */
  readonly models?: readonly string[] | undefined
  /** Renders the block. If it throws, the block is left out and its siblings stay. */
  readonly component: ComponentType<BlockProps<Options>>
  /** Other names that content may use. */
  readonly aliases?: readonly string[]
  /**
   * Whether the component renders the block's own element and spreads `attributes` on it.
   *
   * @default false
   */
  readonly noWrap?: boolean
  /** Whether the block shows only its children, without an element. @default false */
  readonly noElement?: boolean
  /**
   * Whether the block's element leaves out the class `builder-has-component`.
   *
   * @default false
   */
  readonly plainClass?: boolean
  /**
   * Whether the block contains controls: links, buttons, fields, or anything else that visitors
   * click or type into. `false` means that it has none, except in its HTML and in the blocks inside
   * it.
   *
   * A button may not contain controls. So a box that contains controls and handles clicks is not
   * announced as a button, and in the title of an accordion, the button is placed beside them.
   *
   * @default unknown: a clickable box is announced as a button; in an accordion, the button is
   *   placed beside the title.
   */
  readonly interactive?: boolean | undefined
  /**
   * Whether the block shows blocks that are neither its children nor in its options. A link around
   * them is laid over its box, as they may contain links.
   *
   * @default never
   */
  readonly hasUnseenBlocks?: (options: Options) => boolean
  /** Names of options that hold HTML and may contain `{{…}}`, whose values are escaped. */
  readonly templates?: readonly string[]
  /**
   * Static CSS of the block, in the sheet that all widgets share. Wrap selectors in `:where()`, so
   * that authors' rules win.
   */
  readonly css?: string
  /** Fields for the editor. */
  readonly inputs?: readonly BlockInput[]
  /**
   * Whether authors may put blocks inside this one.
   *
   * @default false
   */
  readonly canHaveChildren?: boolean
}

/** Context of a block in plain DOM, passed with its options. */
export interface PlainBlockContext extends Pick<BlockProps, 'attributes' | 'block'> {
  /**
   * Renders blocks into an element of this block, until the returned undo is called or this block
   * is removed.
   *
   * @param slot - An empty element that nothing else writes to.
   * @param option - Path of the option that holds the list, such as `content` or `tabs.0.content`.
   *   Defaults to the block's children.
   */
  fill(slot: Element, option?: string): () => void
}

/** A block in plain DOM, for sites without React. */
export interface PlainBlock
  extends Pick<BlockDefinition, 'canHaveChildren' | 'inputs' | 'interactive' | 'noWrap'> {
  /** Mounts the block in `element`. The returned function is called when the block is removed. */
  mount(
    element: HTMLElement,
    options: Readonly<Record<string, unknown>>,
    context: PlainBlockContext,
    // biome-ignore lint/suspicious/noConfusingVoidType: a method without a return type has this one.
  ): (() => void) | void
  /**
   * Called when options change, and with `noWrap` also when `attributes` change. Without this
   * method, the block is removed and mounted again.
   */
  update?(
    element: HTMLElement,
    options: Readonly<Record<string, unknown>>,
    context: PlainBlockContext,
  ): void
  /** Called when the block is removed, after the function that `mount` returned. */
  unmount?(element: HTMLElement): void
}
