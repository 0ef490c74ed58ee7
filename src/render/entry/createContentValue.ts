import { flushSync } from 'react-dom'
import { blockElements } from '../block/BlockRenderer'
import type { ContentContextValue } from '../block/ContentContext'
import { blockLogic } from '../compile/blockLogic'
import { domPurifySanitizer } from '../html/domPurifySanitizer'
import { logicScope } from '../state/createLogic'
import { createStaticValue, type StaticValue, type StaticValueParts } from './createStaticValue'

type Parts = Omit<StaticValueParts, 'sanitizer' | 'logicOf'> &
  Pick<ContentContextValue, 'logicEnvironment' | 'scripts' | 'animator'>

type StaticElements = (content: ContentContextValue) => ContentContextValue['staticElement']

export interface ContentValue extends StaticValue {
  readonly value: ContentContextValue
}

/** Makes the context that all blocks of an entry share in React. */
export function createContentValue(parts: Parts): ContentValue {
  const { animator, scripts, logicEnvironment, settings } = parts
  const { window, authoring, sanitizer = domPurifySanitizer(window) } = settings
  const unchanging = createStaticValue({ ...parts, sanitizer, logicOf: blockLogic })
  const value: ContentContextValue = {
    ...unchanging.value,
    sanitizer,
    animator,
    scripts,
    ...logicScope(logicEnvironment, null),
    staticElement: (block, path, key) => staticElement?.(block, path, key) ?? null,
    elements: blockElements,
    flush: flushSync,
  }
  // Not while authoring: React preserves DOM state across edits that static blocks would lose.
  const isStatic = settings.staticBlocks && !authoring
  const makeStatic = settings.staticElements as StaticElements | undefined
  const staticElement = isStatic ? makeStatic?.(value) : undefined
  return { value, take: unchanging.take }
}
