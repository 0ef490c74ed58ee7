import type { ReactElement } from 'react'
import { blockId } from '../../content/blockId'
import { localize } from '../../content/localize'
import type { Block, BlockOptions } from '../../content/types'
import { linkRel } from '../../utils/text/linkRel'
import type { Animator } from '../animation/useAnimator'
import { blockTag, isOwnElement } from '../html/blockTag'
import { frameSandbox } from '../html/frameRules'
import type { HeldClass } from '../styles/createHeldClasses'
import type { BlockAttributes, BlockDefinition, BlockProps } from './BlockDefinition'
import type { BlockLogic, blockLogic } from './blockLogic'
import { warnNoLocale, warnOtherModel, warnUnknownBlock } from './blockWarnings'
import { type ReportOmission, reportOf } from './createOmissionReport'
import type { BlockRegistry } from './createRegistry'
import { safeAttributes } from './safeAttributes'

/** A block prepared for rendering: compiled once, rendered many times. */
export interface CompiledBlock extends Pick<BlockProps, 'attributes' | 'block' | 'id' | 'path'> {
  readonly tag: string
  /** Whether the link is laid over its box because the box contains controls. */
  readonly isLinkOver: boolean
  readonly text: string | undefined
  /** `undefined` for a box, and for a name that is not registered. */
  readonly definition: BlockDefinition | undefined
  readonly options: BlockOptions
  /** The class of styles that depend on bindings. The block holds it while it is on the page. */
  readonly heldClass: HeldClass | undefined
  readonly hidden: boolean
  /** Bindings and actions that depend on the state; `null` without any. */
  readonly logic: BlockLogic | null
  /** Whether the block is rendered without React; `undefined` until the first check. */
  isStatic: boolean | undefined
  /** Cached element of a static block. */
  element: ReactElement | null
}

export interface CompileSettings {
  readonly registry: BlockRegistry
  readonly locale: string | undefined
  /** Name of the entry's model. */
  readonly model: string
  readonly animator: Pick<Animator, 'attributes'>
  styleClass(block: Block): string
  /** The class for styles that bindings changed; `undefined` if they did not change them. */
  heldClass(block: Block, source: Block): HeldClass | undefined
  /** Whether a block that is a link contains what a link may not contain. */
  holdsControls(block: Block): boolean
  /** Compiles the expressions of a block; `null` for one that never changes by itself. */
  readonly logicOf: typeof blockLogic
  readonly reportOmission: ReportOmission
}

const NO_OPTIONS: BlockOptions = {}

/**
 * Prepares `block` for rendering and compiles the parts that depend on the state.
 *
 * @param source - The block before its bindings were applied.
 */
export function compileBlock(
  block: Block,
  path: string,
  settings: CompileSettings,
  source?: CompiledBlock,
): CompiledBlock {
  const id = blockId(block, path)
  const { component } = block
  const registered = component && settings.registry.get(component.name)
  const isForModel = !registered?.models?.length || registered.models.includes(settings.model)
  const definition = isForModel ? registered : undefined
  if (registered && !isForModel) warnOtherModel(registered, settings.model)
  else if (component && !definition && !component.tag) warnUnknownBlock(component.name)

  const options =
    (localizeOrWarn(component?.options, settings.locale) as BlockOptions) ?? NO_OPTIONS
  const omit = reportOf(id, settings)
  const properties = localizeOrWarn(withLink(block), settings.locale)
  const wished = safeAttributes(properties as Block['properties'], omit)
  const tagOptions = component?.tag && !definition ? safeAttributes(options, omit) : undefined
  const own = { ...wished.attributes, ...tagOptions?.attributes }
  const tag = blockTag(component?.tag ?? block.tagName, own, omit)
  if (tag === 'iframe') {
    const { sandbox } = own
    own.sandbox = frameSandbox(sandbox === undefined ? sandbox : String(sandbox))
  }
  own.rel = linkRel(String(own.target ?? ''), String(own.rel ?? '')) || undefined
  const heldClass = source && settings.heldClass(block, source.block)
  const attributes: BlockAttributes = {
    ...(isOwnElement(tag) ? inSmallLetters(own) : own),
    className: [
      'builder-block',
      id,
      block.class,
      component && !definition?.plainClass && 'builder-has-component',
      wished.className,
      tagOptions?.className,
      typeof options.class === 'string' && options.class,
      heldClass ? heldClass.name : settings.styleClass(block),
    ]
      .filter(Boolean)
      .join(' '),
    'builder-id': id,
    ...settings.animator.attributes(block.animations, path),
  }

  return {
    block: source?.block ?? block,
    path,
    id,
    tag,
    isLinkOver: tag === 'a' && settings.holdsControls(block),
    attributes,
    text: tagOptions?.text ?? wished.text,
    definition,
    options,
    heldClass,
    hidden: isHidden(block),
    logic: source ? source.logic : settings.logicOf(block, options, definition),
    isStatic: undefined,
    element: null,
  }
}

/** A value in the language of the page. */
export function localizeOrWarn(value: unknown, locale: string | undefined): unknown {
  return localize(value, locale, warnNoLocale)
}

/** `linkUrl` is an alias of `properties.href`. */
function withLink(block: Block): Block['properties'] {
  const { properties, linkUrl } = block
  return linkUrl && properties?.href === undefined ? { ...properties, href: linkUrl } : properties
}

/**
 * React sets a property of a custom element if an attribute has its name, even `outerHTML`.
 * Dangerous property names are not all lower-case, and HTML attributes ignore case.
 */
function inSmallLetters(attributes: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [name.toLowerCase(), value]),
  )
}

function isHidden({ properties, hide, show }: Block): boolean {
  if (hide ?? properties?.hide) return true
  const shown = show ?? properties?.show
  return shown !== undefined && !shown
}
