import type { ComponentType, ReactNode } from 'react'
import type { Block } from '../../content/types'

/** Attributes of a block's element: class, id, properties, event handlers. */
export interface BlockAttributes {
  /** Class names of the block, those of its styles among them. */
  readonly className: string
  /** Names the block for edits and authors' CSS. */
  readonly 'builder-id': string
  readonly [name: string]: unknown
}

/** Props of a block's component. */
export interface BlockProps<Options = Readonly<Record<string, unknown>>> {
  /** Values of the block's inputs: localised, bound, never to be written to. */
  readonly options: Options
  /**
   * Attributes of the block's own element. Spread them yourself where the definition says `noWrap`.
   */
  readonly attributes: BlockAttributes
  /** The block as it stands in the entry. */
  readonly block: Block
  /** The `builder-id` of the block. */
  readonly id: string
  /** Where the block stands in its entry, as in `blocks.0.children.2`. */
  readonly path: string
  /** The tag that the author chose for the block's element, `div` when none. */
  readonly tag: string
  /** The block's children, rendered; `null` when it has none. */
  readonly children: ReactNode
}

/** A field that an editor can fill in on a block. */
export interface BlockInput {
  /** The option that the field fills in. */
  readonly name: string
  /**
   * Kind of field: `text`, `longText`, `richText`, `number`, `boolean`, `color`, `file`, `url`,
   * `list`, `object`, `blocks` …
   */
  readonly type: string
  /** Value in a new block. */
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
   * Whether the field stands with the rarer ones.
   *
   * @default false
   */
  readonly advanced?: boolean
  /** Fields of each item of a list, or of an object. */
  readonly subFields?: readonly BlockInput[]
}

/** Definition that is registered for a block name. */
// biome-ignore lint/suspicious/noExplicitAny: options differ by block, and a component's props are contravariant.
export interface BlockDefinition<Options = any> {
  /** Exact, case-sensitive, spaces included: `Builder: Tabs`. */
  readonly name: string
  /** Renders the block. One that throws is left out, its siblings stay. */
  readonly component: ComponentType<BlockProps<Options>>
  /** Other names that content may use. */
  readonly aliases?: readonly string[]
  /**
   * Whether the component renders the block's own element, and spreads `attributes` on it.
   *
   * @default false
   */
  readonly noWrap?: boolean
  /**
   * Whether the block's element leaves out the class `builder-has-component`.
   *
   * @default false
   */
  readonly plainClass?: boolean
  /**
   * Whether there are controls in it: links, buttons, fields, or anything else that visitors click
   * or type into. `false` says that there are none but those in its HTML and in the blocks that it
   * holds.
   *
   * Around controls there may be no button: a box that answers clicks is not announced as one, and
   * in a title of an accordion the button stands beside them.
   *
   * @default unknown: the first is announced as a button, the second stands beside the block.
   */
  readonly interactive?: boolean | undefined
  /** Options that are texts in which `{{…}}` is worked out. */
  readonly templates?: readonly string[]
  /**
   * Static CSS of the block, in the sheet that all widgets share. Wrap selectors in `:where()`, so
   * that authors win.
   */
  readonly css?: string
  /** Fields for the editor. */
  readonly inputs?: readonly BlockInput[]
  /**
   * Whether authors may put blocks into it.
   *
   * @default false
   */
  readonly canHaveChildren?: boolean
}

/** A block in plain DOM gets this beside its options. */
export interface PlainBlockContext extends Pick<BlockProps, 'attributes' | 'block'> {
  /**
   * Renders blocks into an element of the block, until the undo that it returns is called or the
   * block is removed.
   *
   * @param slot - An element that nothing else fills.
   * @param option - The option that holds the list, as in `content` or `tabs.0.content`; without
   *   it, the block's children.
   */
  fill(slot: Element, option?: string): () => void
}

/** A block in plain DOM, for sites without React. */
export interface PlainBlock
  extends Pick<BlockDefinition, 'canHaveChildren' | 'inputs' | 'interactive' | 'noWrap'> {
  /**
   * Puts the block into `element`. The function that it returns is called when the block is
   * removed.
   */
  mount(
    element: HTMLElement,
    options: Readonly<Record<string, unknown>>,
    context: PlainBlockContext,
  ): (() => void) | undefined
  /**
   * Called when options change, and with `noWrap` when `attributes` do. Without it, the block is
   * removed and mounted again.
   */
  update?(
    element: HTMLElement,
    options: Readonly<Record<string, unknown>>,
    context: PlainBlockContext,
  ): void
  /** Called when the block is removed, after what `mount` returned. */
  unmount?(element: HTMLElement): void
}
