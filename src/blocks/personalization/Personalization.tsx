import { type ReactElement, useRef } from 'react'
import type { PersonalizationOptions } from '../../content/blockOptions'
import type { BlockProps } from '../../render/block/BlockDefinition'
import { Blocks } from '../../render/block/Blocks'
import { useStateReads } from '../../render/block/useStateReads'
import { useContentContext } from '../../render/entry/ContentContext'
import { useHydrated } from '../../render/entry/useHydrated'
import { useUserAttributes } from '../internals/useUserAttributes'
import { chooseVariant } from './chooseVariant'
import { useVariantEvents } from './useVariantEvents'

const LOCALE = ['locale']

/**
 * Shows the first of its variants that is for this visitor; its children, where none is.
 *
 * A server that does not know the visitor draws the children. What was drawn there is repeated first.
 */
export function Personalization(props: BlockProps<PersonalizationOptions>): ReactElement {
  const { options, attributes, block, id, path } = props
  const { client, settings, store } = useContentContext()
  useStateReads(LOCALE)
  const { locale } = store.get()
  const known = useUserAttributes()
  const isHydrated = useHydrated()
  const index =
    isHydrated || settings.served?.attributes
      ? chooseVariant(options, locale ? { locale, ...known } : known, Boolean(client?.editing))
      : (settings.pickVariant?.(options) ?? -1)
  const variant = options.variants?.[index]
  const listPath = variant
    ? `${path}.component.options.variants.${index}.blocks`
    : `${path}.children`

  const element = useRef<HTMLDivElement>(null)
  useVariantEvents(element, isHydrated ? (variant ?? 'default') : undefined)
  return (
    <div
      {...attributes}
      ref={element}
      className={`builder-personalization-container ${attributes.className}`}
    >
      <Blocks
        key={listPath}
        blocks={variant ? variant.blocks : block.children}
        path={listPath}
        parentId={id}
        nested
      />
    </div>
  )
}
