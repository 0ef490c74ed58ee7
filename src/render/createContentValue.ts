import type { Breakpoints } from '../content/breakpoints'
import type { Block, ContentEntry } from '../content/types'
import { walkBlocks } from '../content/walkBlocks'
import type { ContentContextValue } from './ContentContext'
import { type CompiledBlock, compileBlock } from './compileBlock'
import { createLogic } from './state/createLogic'
import type { BlockStyles } from './styles/blockStyles'

type Parts = Omit<ContentContextValue, 'rtl' | 'compile' | 'compileBound' | 'logic' | 'locals'>

/**
 * What an entry's blocks share.
 *
 * Every block's class is asked for here, before any is drawn, so that the styles of the whole entry go into
 * the sheet as one text.
 */
export function createContentValue(parts: Parts): ContentContextValue {
  const { entry, locale, breakpoints, animator } = parts
  const { registry, styles } = parts.settings
  const compiled = new WeakMap<Block, CompiledBlock>()
  const classes = collectClasses(entry, styles, breakpoints)

  const styleClass = (block: Block): string => {
    const source = styleSource(block)
    const known = source && classes.get(source)
    if (known !== undefined) return known
    const late = styles.classFor(block.responsiveStyles, breakpoints, block.animations)
    styles.flush()
    return late
  }

  const compileSettings = { registry, locale, styleClass, animator }
  return {
    ...parts,
    rtl: entry.meta?.rtlMode === true,
    locals: null,
    logic: createLogic(parts.surroundings, null),
    compile(block, path) {
      let result = compiled.get(block)
      if (!result) {
        result = compileBlock(block, path, compileSettings)
        compiled.set(block, result)
      }
      return result
    },
    compileBound: (bound, path) => compileBlock(bound, path, compileSettings),
  }
}

function collectClasses(
  entry: ContentEntry,
  styles: BlockStyles,
  breakpoints: Breakpoints,
): WeakMap<object, string> {
  const classes = new WeakMap<object, string>()
  walkBlocks(entry.data, (block) => {
    const { responsiveStyles, animations } = block
    const source = styleSource(block)
    if (source) classes.set(source, styles.classFor(responsiveStyles, breakpoints, animations))
  })
  return classes
}

/** What tells a block's class. Bindings make other blocks of it, whose styles are mostly the same. */
function styleSource(block: Block): object | undefined {
  return block.animations ? block : block.responsiveStyles
}
