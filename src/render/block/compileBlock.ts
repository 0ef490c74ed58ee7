import { blockId } from '../../content/blockId'
import { localize } from '../../content/localize'
import type { Block, BlockOptions } from '../../content/types'
import { linkRel } from '../../utils/linkRel'
import { setPath } from '../../utils/safePath'
import { warnOnce } from '../../utils/warn'
import type { Animator } from '../animation/createAnimator'
import type { BlockRegistry } from '../root/createRegistry'
import type { Logic } from '../state/createLogic'
import type { BlockAttributes, BlockDefinition } from './BlockDefinition'
import { type BlockLogic, blockLogic } from './blockLogic'
import { blockTag, isOwnElement } from './blockTag'
import { safeAttributes } from './safeAttributes'

/** What a block is rendered as, with the options and the styles that it has now. */
export interface ResolvedBlock {
  readonly path: string
  readonly id: string
  readonly tag: string
  readonly attributes: BlockAttributes
  readonly text: string | undefined
  /** `undefined` for a box, and for a name that nobody registered. */
  readonly definition: BlockDefinition | undefined
  readonly options: BlockOptions
  readonly hidden: boolean
}

/** A block worked out once and rendered many times. */
export interface CompiledBlock extends ResolvedBlock {
  readonly block: Block
  /** What changes with the state; `null` where nothing does. */
  readonly logic: BlockLogic | null
}

export interface CompileSettings {
  readonly registry: BlockRegistry
  readonly locale: string | undefined
  readonly animator: Animator
  styleClass(block: Block): string
}

const NO_OPTIONS: BlockOptions = {}

/** Works out what `block` is rendered as, and what of it changes with the state. */
export function compileBlock(block: Block, path: string, settings: CompileSettings): CompiledBlock {
  const resolved = resolveBlock(block, path, settings)
  return { ...resolved, block, logic: blockLogic(block, resolved.options, resolved.definition) }
}

/** Works out what `block` is rendered as, without regard to its bindings. */
export function resolveBlock(block: Block, path: string, settings: CompileSettings): ResolvedBlock {
  const id = blockId(block, path)
  const where = `block "${id}"`
  const { component } = block
  const definition = component && settings.registry.get(component.name)
  if (component && !definition && !component.tag) warnUnknown(component.name)

  const options = localOptions(component?.options, settings.locale)
  const { properties } = block
  const wished = safeAttributes(withLink(block), where)
  const tagOptions = component?.tag && !definition ? safeAttributes(options, where) : undefined
  const own = { ...wished.attributes, ...tagOptions?.attributes }
  const tag = blockTag(component?.tag ?? block.tagName, own, where)
  const attributes: BlockAttributes = {
    ...(isOwnElement(tag) ? inSmallLetters(own) : own),
    ...(own.target === undefined
      ? undefined
      : { rel: linkRel(String(own.target), String(own.rel ?? '')) || undefined }),
    className: classNames(
      'builder-block',
      id,
      block.class,
      component && !definition?.plainClass ? 'builder-has-component' : undefined,
      wished.className,
      tagOptions?.className,
      typeof options.class === 'string' ? options.class : undefined,
      settings.styleClass(block),
    ),
    'builder-id': id,
    ...settings.animator.attributes(block.animations, path),
  }

  return {
    path,
    id,
    tag,
    attributes,
    text: tagOptions?.text ?? wished.text,
    definition,
    options,
    hidden: isHidden(block, properties),
  }
}

interface BindingSettings {
  readonly logic: Logic
  readonly locale: string | undefined
  resolve(bound: Block, path: string): ResolvedBlock
}

/** The block as its bindings make it now. What no binding touches is shared with the block itself. */
export function currentBlock(compiled: CompiledBlock, content: BindingSettings): CompiledBlock {
  const { logic, block, id, path } = compiled
  if (!logic || logic.bindings.length === 0) return compiled
  const where = `block "${id}"`

  // Nearly every binding is of this kind, and then nothing has to be resolved again.
  if (logic.bindsOptionsOnly) {
    const bound: Record<string, unknown> = { ...compiled.options }
    for (const { path: target, value } of logic.bindings)
      bound[target[2] ?? ''] = content.logic.evaluate(value, where, block)
    return { ...compiled, options: localOptions(bound, content.locale) }
  }

  let bound = block
  for (const { path: target, value } of logic.bindings) {
    const result = content.logic.evaluate(value, where, block)
    // A `show` that cannot be worked out hides; it does not count as absent.
    const isShow = target[target.length - 1] === 'show' && target.length <= 2
    bound = setPath(bound, target, isShow ? Boolean(result) : result)
  }
  return { ...content.resolve(bound, path), block, logic }
}

function localOptions(options: BlockOptions | undefined, locale: string | undefined): BlockOptions {
  return options ? (localize(options, locale, warnNoLocale) as BlockOptions) : NO_OPTIONS
}

/** `linkUrl` is another name for `properties.href`. */
function withLink(block: Block): Block['properties'] {
  const { properties, linkUrl } = block
  return linkUrl && properties?.href === undefined ? { ...properties, href: linkUrl } : properties
}

/**
 * On elements of the page's own kind, React sets whatever property has an attribute's name, `outerHTML` too.
 * None that matters is written in small letters alone, and to HTML they are all the same.
 */
function inSmallLetters(attributes: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [name.toLowerCase(), value]),
  )
}

function isHidden(block: Block, properties: Block['properties']): boolean {
  if (block.hide ?? properties?.hide) return true
  const shown = block.show ?? properties?.show
  return shown !== undefined && !shown
}

function classNames(...names: readonly (string | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}

function warnUnknown(name: string): void {
  warnOnce(
    `Missing registration for ${name}, so only its children are shown. Register it with SiteBlocks.register(${JSON.stringify(name)}, block).`,
  )
}

function warnNoLocale(): void {
  warnOnce('In order to use localized fields, pass a locale. Default is shown.')
}
