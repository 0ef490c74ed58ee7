import type { Block, ContentEntry } from '../../content/types'
import { walkBlocks } from '../../content/walkBlocks'
import { findBlockPositions } from '../block/blockPositions'
import type { StaticContext } from '../block/ContentContext'
import type { ContentSettings } from '../block/ContentSettings'
import { blockHoldsControls, createControlFinder } from '../block/createControlFinder'
import { type CompiledBlock, type CompileSettings, compileBlock } from '../compile/compileBlock'
import { createContentFinder } from '../compile/createContentFinder'
import { createOmissionReport, reportOf } from '../compile/createOmissionReport'

/** Entries with more blocks are rendered in two steps. */
const LARGE_ENTRY_BLOCKS = 1_000

/** Number of blocks that more than fill a window. */
const FIRST_BLOCKS = 200

/** Dependencies of an entry's context, for every kind of rendering. */
export interface StaticValueParts
  extends Pick<StaticContext, 'model' | 'rtl' | 'breakpoints' | 'sanitizer' | 'onBlockError'>,
    Pick<CompileSettings, 'animator' | 'logicOf'> {
  readonly settings: ContentSettings
}

export interface StaticValue {
  readonly value: StaticContext
  /**
   * Updates the entry. The value keeps its identity, so that only new blocks render.
   *
   * Requests the classes of all blocks before any of them renders, so that the styles of the whole
   * entry are added to the sheet as one text.
   *
   * @returns How many blocks fill a window if the list is far longer; otherwise `undefined`.
   */
  take(entry: ContentEntry): number | undefined
}

export function createStaticValue(parts: StaticValueParts): StaticValue {
  const { model, rtl, breakpoints, sanitizer, settings, animator, logicOf, onBlockError } = parts
  const { registry, styles, window, locale, client, renderLink } = settings
  const { responsiveTo = 'viewport', authoring = false } = settings
  const compiled = new WeakMap<Block, CompiledBlock>()
  const classes = new WeakMap<object, string>()
  const classesByText = new Map<string, string>()
  let current: ContentEntry
  let first: number | undefined
  let positions: ReturnType<typeof findBlockPositions> | undefined

  function styleClass(block: Block): string {
    const { responsiveStyles, animations } = block
    // Bindings create new blocks that mostly share the styles object, so key by that.
    const source = animations ? block : responsiveStyles
    if (!source) return ''
    let name = classes.get(source)
    if (name === undefined) {
      // Most blocks of a page have the styles of another block. Comparing JSON is faster than
      // building rules.
      const text = JSON.stringify([responsiveStyles, animations])
      name =
        classesByText.get(text) ??
        styles.classFor(
          responsiveStyles,
          breakpoints,
          animations,
          reportOf(block.id ?? 'without id', value),
        )
      classesByText.set(text, name)
      classes.set(source, name)
    }
    return name
  }

  const holdsUnseenBlocks = createContentFinder({
    block: ({ component }) =>
      component && registry.get(component.name)?.hasUnseenBlocks?.(component.options ?? {}),
    text: () => false,
  })

  const reportOmission = createOmissionReport({ client, authoring })
  const compileSettings: CompileSettings = {
    reportOmission,
    registry,
    locale,
    model,
    animator,
    logicOf,
    styleClass(block) {
      const name = styleClass(block)
      styles.flush()
      return name
    },
    heldClass({ responsiveStyles, animations }, source) {
      const isBound =
        responsiveStyles !== source.responsiveStyles || animations !== source.animations
      return isBound ? styles.heldClassFor(responsiveStyles, breakpoints, animations) : undefined
    },
    holdsControls: (block) =>
      blockHoldsControls(block, block.component && registry.get(block.component.name), value) ||
      holdsUnseenBlocks(block) === true,
  }
  const value: StaticContext = {
    model,
    rtl,
    breakpoints,
    sanitizer,
    settings,
    onBlockError,
    responsiveTo,
    locale,
    authoring,
    client,
    renderLink,
    window,
    currentEntry: () => current,
    positionOf(block) {
      positions ??= findBlockPositions(current.data)
      return positions.get(block)
    },
    holdsControls: createControlFinder(registry),
    reportOmission,
    compile(block, path, source) {
      let result = compiled.get(block)
      if (!result) {
        result = compileBlock(block, path, compileSettings, source)
        compiled.set(block, result)
      }
      return result
    },
  }

  return {
    value,
    take(entry) {
      if (entry === current) return first
      current = entry
      positions = undefined
      first = undefined
      let count = 0
      walkBlocks(entry.data, (block, keys) => {
        if (keys.length === 1 && count >= FIRST_BLOCKS) first ??= Number(keys[0])
        count++
        styleClass(block)
      })
      if (count <= LARGE_ENTRY_BLOCKS) first = undefined
      return first
    },
  }
}
