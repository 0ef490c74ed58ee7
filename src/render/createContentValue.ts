import { type Breakpoints, resolveBreakpoints } from '../content/breakpoints'
import type { Block, ContentEntry } from '../content/types'
import { walkBlocks } from '../content/walkBlocks'
import type { ContentContextValue } from './ContentContext'
import { type CompiledBlock, compileBlock } from './compileBlock'
import type { BlockStyles } from './styles/blockStyles'

type Settings = Omit<ContentContextValue, 'breakpoints' | 'rtl' | 'compile'> & {
  readonly registry: Parameters<typeof compileBlock>[2]['registry']
  readonly styles: BlockStyles
}

/**
 * What an entry's blocks share.
 *
 * Every block's class is asked for here, before any is drawn, so that the styles of the whole entry go into
 * the sheet as one text.
 */
export function createContentValue(settings: Settings): ContentContextValue {
  const { entry, registry, styles, locale, ...shared } = settings
  const breakpoints = resolveBreakpoints(entry.meta?.breakpoints)
  const compiled = new WeakMap<Block, CompiledBlock>()
  const classes = collectClasses(entry, styles, breakpoints)

  const styleClass = (block: Block): string => {
    const known = classes.get(block)
    if (known !== undefined) return known
    const late = styles.classFor(block.responsiveStyles, breakpoints)
    styles.flush()
    return late
  }

  return {
    ...shared,
    entry,
    locale,
    breakpoints,
    rtl: entry.meta?.rtlMode === true,
    compile(block, path) {
      let result = compiled.get(block)
      if (!result) {
        result = compileBlock(block, path, { registry, locale, styleClass })
        compiled.set(block, result)
      }
      return result
    },
  }
}

function collectClasses(
  entry: ContentEntry,
  styles: BlockStyles,
  breakpoints: Breakpoints,
): WeakMap<Block, string> {
  const classes = new WeakMap<Block, string>()
  walkBlocks(entry.data, (block) => {
    classes.set(block, styles.classFor(block.responsiveStyles, breakpoints))
  })
  return classes
}
