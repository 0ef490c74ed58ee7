import type { Block, BlockOptions } from '../../content/types'
import {
  type CompiledExpression,
  type CompiledTemplate,
  compileExpression,
  compileTemplate,
  mergeKeys,
  repeatItemName,
} from '../../expression'
import { escapeMarkup } from '../../utils/text/escapeMarkup'
import { toCamelCase } from '../../utils/text/letterCase'
import { isSafeKey, splitPath } from '../../utils/values/safePath'
import { wordSet } from '../../utils/values/wordSet'
import type { BlockDefinition } from './BlockDefinition'
import { hasBraces, isFilled } from './hasLogic'

export interface BlockLogic {
  /** Keys of the state that its bindings read; `null` when they may read any. */
  readonly reads: readonly string[] | null
  readonly bindings: readonly Binding[]
  readonly actions: readonly BlockAction[]
  readonly repeat: BlockRepeatLogic | null
  /** Whether bindings only fill in options of the component, each as a whole. */
  readonly bindsOptionsOnly: boolean
}

/** An expression or a text with `{{…}}`, and the path in the block that it fills in. */
export interface Binding {
  /** Path in the block, such as `['component', 'options', 'text']`. */
  readonly path: readonly string[]
  readonly value: CompiledExpression | CompiledTemplate
}

export interface BlockAction {
  /** React's name of the handler, such as `onClick`. */
  readonly handler: string
  readonly code: CompiledExpression
}

export interface BlockRepeatLogic {
  readonly collection: CompiledExpression
  readonly itemName: string
}

const OWN_FIELDS = wordSet('component properties responsiveStyles show hide linkUrl animations')

/**
 * Finds and compiles the expressions of a block.
 *
 * @param options - Options in the visitor's language.
 * @returns `null` for a block that never changes by itself.
 */
export function blockLogic(
  block: Block,
  options: BlockOptions,
  definition: BlockDefinition | undefined,
): BlockLogic | null {
  const bindings: Binding[] = []
  for (const option of definition?.templates ?? []) {
    const text = options[option]
    if (hasBraces(text)) {
      bindings.push({
        path: ['component', 'options', option],
        value: compileTemplate(text, escapeMarkup),
      })
    }
  }
  for (const [path, source] of Object.entries(block.bindings ?? {})) {
    const target = path.trim() && bindingPath(path)
    if (target) bindings.push({ path: target, value: compileExpression(source, 'expression') })
  }
  const actions: BlockAction[] = []
  for (const [name, source] of Object.entries(block.actions ?? {})) {
    if (!isFilled(name, source)) continue
    actions.push({ handler: reactEventName(name), code: compileExpression(source, 'action') })
  }
  const repeat = repeatOf(block)
  if (bindings.length === 0 && actions.length === 0 && !repeat) return null
  const reads = bindings.map(({ value }) => value.reads)
  return {
    reads: reads.length === 1 && reads[0] ? reads[0] : mergeKeys(reads),
    bindings,
    actions,
    repeat,
    bindsOptionsOnly: bindings.every(
      ({ path }) => path.length === 3 && path[0] === 'component' && path[1] === 'options',
    ),
  }
}

/** The path in the block that a binding fills in; `null` if it would reach a prototype. */
function bindingPath(path: string): string[] | null {
  const segments = splitPath(path)
  const first = segments[0] ?? ''
  if (!segments.every(isSafeKey)) return null
  if (first === 'options') return ['component', ...segments]
  if (first === 'style' || first === 'text') return ['properties', ...segments]
  // Names that are not fields of a block are attributes. A bound class is an attribute too: it is
  // added to the block's own classes.
  return OWN_FIELDS.has(first) ? segments : ['properties', ...segments]
}

function repeatOf({ repeat }: Block): BlockRepeatLogic | null {
  const collection = repeat?.collection.trim()
  if (!collection) return null
  return {
    collection: compileExpression(collection, 'expression'),
    itemName: repeatItemName(collection, repeat?.itemName),
  }
}

/** First words of compound event names: React capitalises the word that follows. */
const WORD =
  /(?:animation|aux|before|can(?=play)|composition|context|double|drag|duration|focus|got|key|load(?:ed)?|lost|mouse|play(?=through)|pointer|rate|scroll|time|touch|transition|volume)(?=[a-z])/gy

/** React's handler name for an event: `onClick` for `click`, `onMouseEnter` for `mouseenter`. */
export function reactEventName(event: string): string {
  const name = event
    .trim()
    .replace(/^on(?=[A-Z])/, '')
    .replace(/^dblclick/i, 'doubleClick')
  const isCapture = /capture$/i.test(name) && !/^(?:got|lost)pointercapture$/i.test(name)
  const base = isCapture ? name.slice(0, -'capture'.length) : name
  const words = base.toLowerCase().replace(WORD, '$&-')
  const spelled = words.includes('-') ? toCamelCase(words) : base
  return `on${spelled.charAt(0).toUpperCase()}${spelled.slice(1)}${isCapture ? 'Capture' : ''}`
}
