import { type ReactElement, type RefObject, useEffect, useRef, useSyncExternalStore } from 'react'
import type { UserAttributes } from '../../client/options/ClientOptions'
import type { Variant } from '../../content/targeting'
import { nestedList, optionPath } from '../../render/block/Blocks'
import { useContentContext } from '../../render/block/useContentContext'
import { useStateReads } from '../../render/block/useStateReads'
import type { BlockDefinition, BlockProps } from '../../render/compile/BlockDefinition'
import { never, useHydrated } from '../../render/hooks/useHydrated'
import { onceInView } from '../../utils/view/onceInView'
import { dispatchBlockEvent } from '../internals/blockEvents'
import { chooseVariant } from './chooseVariant'
import type { PersonalizationOptions } from './personalizationOptions'

const LOCALE = ['locale']

/**
 * Shows the first variant that matches this visitor, or its children if none does.
 *
 * A server that does not know the visitor shows the children, followed by every variant in a
 * `<template>`. The first render in the browser repeats what the server showed.
 */
export function Personalization(props: BlockProps<PersonalizationOptions>): ReactElement {
  const { options, attributes, block, id, path } = props
  const { client, settings, store } = useContentContext()
  useStateReads(LOCALE)
  const { locale } = store.get()
  const known = useUserAttributes()
  const isHydrated = useHydrated()
  const variants = Array.isArray(options.variants) ? options.variants : []
  const index =
    isHydrated || settings.served?.attributes
      ? chooseVariant(options, locale ? { locale, ...known } : known, {
          isEditing: Boolean(client?.editing),
        })
      : -1
  const shown = variants[index]

  const element = useRef<HTMLDivElement>(null)
  useVariantEvents(element, isHydrated ? (shown ?? 'default') : undefined)
  return (
    <div
      {...attributes}
      ref={element}
      className={`builder-personalization-container ${attributes.className}`}
    >
      {shown ? null : nestedList(id, `${path}.children`, block.children)}
      {variants.map((variant, position) => {
        const listPath = optionPath(path, `variants.${position}.blocks`)
        const list = nestedList(id, listPath, variant?.blocks)
        return variant && position === index ? list : settings.renderVariant?.(variant, list)
      })}
    </div>
  )
}

const NOTHING_KNOWN: UserAttributes = {}

/** Current attributes of the visitor; none without a client. On a server, the given ones. */
function useUserAttributes(): UserAttributes {
  const { client, settings } = useContentContext()
  return useSyncExternalStore(
    client?.onUserAttributes ?? never,
    () => client?.getUserAttributes() ?? NOTHING_KNOWN,
    () => settings.served?.attributes ?? NOTHING_KNOWN,
  )
}

/**
 * Dispatches an event for the variant that a visitor gets, initially and after each change, and
 * another one the first time each variant is seen.
 *
 * @param variant - `undefined` until it is decided.
 */
function useVariantEvents(
  element: RefObject<Element | null>,
  variant: Variant | 'default' | undefined,
): void {
  const { currentEntry, authoring } = useContentContext()
  const seen = useRef(new Set<unknown>())

  useEffect(() => {
    const container = element.current
    if (!variant || authoring || !container) return undefined
    const detail = { variant, content: currentEntry() }
    dispatchBlockEvent(container, 'builder.variantLoaded', detail)
    if (seen.current.has(variant)) return undefined
    return onceInView(container, () => {
      seen.current.add(variant)
      dispatchBlockEvent(container, 'builder.variantDisplayed', detail)
    })
  }, [element, variant, currentEntry, authoring])
}

export const personalizationBlock: BlockDefinition<PersonalizationOptions> = {
  name: 'PersonalizationContainer',
  component: Personalization,
  interactive: false,
  noWrap: true,
  canHaveChildren: true,
}
