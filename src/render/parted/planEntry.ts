import { resolveBreakpoints } from '../../content/breakpoints'
import type { Block } from '../../content/types'
import { walkBlocks } from '../../content/walkBlocks'
import type { StaticContext } from '../block/ContentContext'
import { reportBrokenBlock } from '../compile/blockWarnings'
import type { CompileSettings } from '../compile/compileBlock'
import { hasLogic } from '../compile/hasLogic'
import { createStaticValue } from '../entry/createStaticValue'
import type { RootContent } from '../root/ContentRoot'
import type { RootShell } from '../root/createStagedRoot'
import { compiledBlocks, createStaticCheck } from '../static/createStaticCheck'
import { START_ATTRIBUTE, scriptedAnimations } from '../styles/animationRules'
import type { SanitizerGate } from './createSanitizerGate'

/** An entry that can be rendered without React. */
export interface EntryPlan {
  readonly value: StaticContext
  readonly blocks: readonly Block[]
  /** Number of blocks to render first; all of them if `undefined`. */
  readonly first: number | undefined
}

/** Path of the entry's own list. */
export const LIST_PATH = 'blocks'

/** Starts no animations; only marks blocks that would need them. */
const STILL: CompileSettings['animator'] = {
  attributes: (animations) =>
    animations && scriptedAnimations(animations).length > 0 ? { [START_ATTRIBUTE]: '' } : undefined,
}

/** Prepares an entry for rendering without React; `undefined` if anything in it needs React. */
export function planEntry(
  shell: RootShell,
  content: RootContent,
  sanitizer: SanitizerGate,
): EntryPlan | undefined {
  const { entry, model, client, onBlockError } = content
  const { registry } = shell.settings
  const { jsCode, httpRequests, blocks = [] } = entry.data
  const hasCode = Boolean(jsCode?.trim()) || Object.keys(httpRequests ?? {}).length > 0
  if (hasCode || content.authoring || client?.editing || content.updateMetadata) return undefined

  let needsReact = false
  walkBlocks(entry.data, (block) => {
    const { component } = block
    // An unknown block may be one of those that are loaded with React.
    const isUnknown = component !== undefined && !registry.get(component.name)
    needsReact ||= isUnknown || hasLogic(block, component?.options ?? {}, undefined)
  })
  if (needsReact) return undefined

  const { value, take } = createStaticValue({
    model,
    rtl: entry.meta?.rtlMode === true,
    breakpoints: resolveBreakpoints(entry.meta?.breakpoints),
    settings: { ...content, ...shell.settings },
    sanitizer,
    animator: STILL,
    logicOf(...given) {
      needsReact ||= hasLogic(...given)
      return null
    },
    onBlockError: (error, block) => reportBrokenBlock(error, block, entry.id ?? '', onBlockError),
  })
  try {
    const first = take(entry)
    const isStatic = createStaticCheck(value)
    const isWhole = compiledBlocks({ blocks, path: LIST_PATH }, value).every(isStatic)
    return isWhole && !needsReact ? { value, blocks, first } : undefined
  } catch {
    // React will hit the same error and handle it.
    return undefined
  }
}
