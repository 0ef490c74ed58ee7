import type { ReactElement } from 'react'
import type { Client } from '../../client/Client'
import type { Breakpoints } from '../../content/breakpoints'
import type { Block, ContentEntry } from '../../content/types'
import type { Animator } from '../animation/createAnimator'
import type { BlockPosition } from '../block/blockPositions'
import type { CompiledBlock } from '../block/compileBlock'
import type { ContentFinder } from '../block/createContentFinder'
import type { Sanitizer } from '../html/createSanitizer'
import type { TextSanitizer } from '../html/createTextSanitizer'
import type { ContentSettings, RenderLink } from '../root/ContentSettings'
import type { ScriptRunner } from '../scripts/createScriptRunner'
import type { Locals, Logic, LogicEnvironment } from '../state/createLogic'
import type { StateStore } from '../state/createStateStore'
import type { ResponsiveTo } from '../styles/blockStyles'
import type { ReportOmission } from './createOmissionReport'

/** Context of a block without behavior: constant as long as the entry is on the page. */
export interface PlainContext {
  /** Name of the entry's model. */
  readonly model: string
  /** Greatest widths of the named breakpoints, in CSS pixels. */
  readonly breakpoints: Breakpoints
  /** Reference of breakpoints: viewport or container. */
  readonly responsiveTo: ResponsiveTo
  /** Language of localised values. */
  readonly locale: string | undefined
  /** Whether text runs from right to left. */
  readonly rtl: boolean
  /** Whether an author looks at the content: hints that visitors never see are shown. */
  readonly authoring: boolean
  /** Makes HTML of content harmless. */
  readonly sanitizer: TextSanitizer
  /** Settings of the entry, for entries inside it. */
  readonly settings: ContentSettings
  /**
   * Fetches, knows the visitor and records events; absent where content is rendered without one.
   */
  readonly client: Client | undefined
  /** Renders links, for sites with a router of their own. */
  readonly renderLink: RenderLink | undefined
  /** The window of the root's document. */
  readonly window: Window
  /** The entry as it is now: an author's edits make other versions of it. */
  currentEntry(): ContentEntry
  /**
   * Prepares a block for rendering, once for each block.
   *
   * @param source - The block before its bindings applied.
   */
  compile(block: Block, path: string, source?: CompiledBlock): CompiledBlock
  /** Where a block of the entry stands; `undefined` for those of its own list. */
  positionOf(block: Block): BlockPosition | undefined
  /** Whether there are controls in a part of the content. */
  readonly holdsControls: ContentFinder
  /** Tells authors of what they put in and visitors do not get. */
  readonly reportOmission: ReportOmission
  /** Told of a block that broke. The block is left out, its siblings stay. */
  onBlockError(error: unknown, block: Block): void
}

/** Context of every block of an entry. */
export interface ContentContextValue extends PlainContext {
  readonly sanitizer: Sanitizer
  /** Starts what moves by itself. */
  readonly animator: Animator
  /** Runs scripts that content brings along; `null` where they are not to be run. */
  readonly scripts: ScriptRunner | null
  /** The state of the entry. */
  readonly store: StateStore
  /** Names that expressions can use beside the state. */
  readonly logicEnvironment: LogicEnvironment
  /** Works out expressions here: in the entry, or in an item of a repeat. */
  readonly logic: Logic
  /** The names of the repeat around; `null` outside. */
  readonly locals: Locals | null
  /**
   * The element of a block that never changes by itself: one for React, which fills itself with all
   * that the block holds. `null` where React renders the block.
   */
  staticElement(block: Block, path: string, key: string): ReactElement | null
  /**
   * The blocks of a list as elements, without a box around them.
   *
   * @param content - Renders those that never change. Without it, each is a component.
   */
  elements(
    blocks: readonly Block[],
    path: string,
    content: ContentContextValue | null,
  ): ReactElement[]
  /** Renders at once what `change` changes, for events whose end the browser does not wait for. */
  flush(change: () => void): void
}
