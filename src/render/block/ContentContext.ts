import type { ReactElement } from 'react'
import type { Client } from '../../client/Client'
import type { Breakpoints } from '../../content/breakpoints'
import type { Block, ContentEntry } from '../../content/types'
import type { Animator } from '../animation/useAnimator'
import type { CompiledBlock } from '../compile/compileBlock'
import type { ContentFinder } from '../compile/createContentFinder'
import type { ReportOmission } from '../compile/createOmissionReport'
import type { Sanitizer } from '../html/createSanitizer'
import type { TextSanitizer } from '../html/createTextSanitizer'
import type { ScriptRunner } from '../scripts/createScriptRunner'
import type { LogicScope } from '../state/createLogic'
import type { StateStore } from '../state/createStateStore'
import type { ResponsiveTo } from '../styles/blockStyles'
import type { BlockPosition } from './blockPositions'
import type { ContentSettings, RenderLink } from './ContentSettings'

/** The page and the settings around a block: what its options are rendered for. */
export interface Surroundings {
  /** Name of the entry's model. */
  readonly model: string
  /** Maximum widths of the named breakpoints, in CSS pixels. */
  readonly breakpoints: Breakpoints
  /** Whether breakpoints refer to the viewport or the container. */
  readonly responsiveTo: ResponsiveTo
  /** Language of localised values. */
  readonly locale: string | undefined
  /** Whether text runs from right to left. */
  readonly rtl: boolean
  /** Whether an author is viewing the content. Shows hints that visitors never see. */
  readonly authoring: boolean
  /** Sanitises HTML of content. */
  readonly sanitizer: TextSanitizer
  /** Further settings of the entry, inherited by nested entries. */
  readonly settings: InheritedSettings
  /**
   * Fetches content, identifies the visitor and records events; absent if content is rendered
   * without a client.
   */
  readonly client: Client | undefined
  /** Renders links, for sites with their own router. */
  readonly renderLink: RenderLink | undefined
  /** The window of the root's document. */
  readonly window: Window
  /** Whether a tab or an arrow is around: blocks in it are no controls. @default false */
  readonly isInControl?: boolean
}

/** Settings that a context does not have under their own names. */
type InheritedSettings = Omit<
  ContentSettings,
  'client' | 'locale' | 'authoring' | 'responsiveTo' | 'renderLink' | 'window'
>

/** The entry around a block, and what is known of its other blocks. */
export interface EntryBlocks {
  /** The current version of the entry; an author's edits create new versions. */
  currentEntry(): ContentEntry
  /**
   * Prepares a block for rendering, once per block.
   *
   * @param source - The block before its bindings were applied.
   */
  compile(block: Block, path: string, source?: CompiledBlock): CompiledBlock
  /** Position of a nested block; `undefined` for a block of the entry's own list. */
  positionOf(block: Block): BlockPosition | undefined
  /** Whether a part of the content contains controls. */
  readonly holdsControls: ContentFinder
}

/** Reports what a block left out, and the errors it threw. */
export interface BlockReports {
  /** Tells authors which parts of their content visitors do not get. */
  readonly reportOmission: ReportOmission
  /** Called for a block that threw. The block is left out, its siblings stay. */
  onBlockError(error: unknown, block: Block): void
}

/** Context of a block without behavior. It stays the same while the entry is on the page. */
export interface StaticContext extends Surroundings, EntryBlocks, BlockReports {}

/** The context of an entry's blocks for rendering by React. */
export interface BlockRendering {
  /** Starts animations that need a script. */
  readonly animator: Animator
  /** Runs scripts of the content; `null` if scripts are not allowed. */
  readonly scripts: ScriptRunner | null
  /**
   * One React element for a static block. It renders all of the block's contents itself. `null` if
   * React has to render the block.
   */
  staticElement(block: Block, path: string, key: string): ReactElement | null
  /**
   * The blocks of a list as elements, without a box around them.
   *
   * @param content - Renders static blocks. When `null`, every block is a component.
   */
  elements(
    blocks: readonly Block[],
    path: string,
    content: ContentContextValue | null,
  ): ReactElement[]
  /**
   * Renders the changes of `change` synchronously, for events that the browser does not wait for.
   */
  flush(change: () => void): void
}

/** Context of every block of an entry. */
export interface ContentContextValue extends StaticContext, BlockRendering, LogicScope {
  readonly sanitizer: Sanitizer
  /** The state in which slots find their blocks, where expressions see more. @default store */
  readonly slotStore?: StateStore | undefined
}
