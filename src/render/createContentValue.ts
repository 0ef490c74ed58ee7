import type { Breakpoints } from '../content/breakpoints'
import type { Block, ContentEntry, ResponsiveStyles } from '../content/types'
import { walkBlocks } from '../content/walkBlocks'
import type { ContentContextValue } from './ContentContext'
import { type CompiledBlock, compileBlock } from './compileBlock'
import { createLogic } from './state/createLogic'
import type { BlockStyles } from './styles/blockStyles'

type Settings = Omit<
  ContentContextValue,
  'rtl' | 'compile' | 'compileBound' | 'logic' | 'locals'
> & {
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
  const { registry, styles, ...shared } = settings
  const { entry, locale, breakpoints } = shared
  const compiled = new WeakMap<Block, CompiledBlock>()
  const classes = collectClasses(entry, styles, breakpoints)

  const styleClass = (wanted: ResponsiveStyles | undefined): string => {
    const known = wanted && classes.get(wanted)
    if (known !== undefined) return known
    const late = styles.classFor(wanted, breakpoints)
    styles.flush()
    return late
  }

  const compileSettings = { registry, locale, styleClass }
  return {
    ...shared,
    rtl: entry.meta?.rtlMode === true,
    locals: null,
    logic: createLogic(settings.surroundings, null),
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
): WeakMap<ResponsiveStyles, string> {
  const classes = new WeakMap<ResponsiveStyles, string>()
  walkBlocks(entry.data, (block) => {
    const { responsiveStyles } = block
    if (responsiveStyles)
      classes.set(responsiveStyles, styles.classFor(responsiveStyles, breakpoints))
  })
  return classes
}
