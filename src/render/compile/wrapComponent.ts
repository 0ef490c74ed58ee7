import type { ComponentType } from 'react'
import { isObject } from '../../utils/values/isObject'
import { isReactElement } from '../html/isReactElement'
import { makeElement } from '../html/makeElement'
import type { BlockDefinition, BlockProps } from './BlockDefinition'
import { type AnyComponent, type ComponentOptions, readComponentOptions } from './ComponentOptions'

export interface ComponentViewProps extends BlockProps {
  readonly component: AnyComponent
  readonly hasAttributes: boolean
}

/**
 * Wraps a component in the definition of a block. Without React, which only `View` needs.
 *
 * @param View - Renders the component.
 * @throws TypeError when there is no component, or no name.
 */
export function wrapComponent(
  component: AnyComponent,
  options: ComponentOptions,
  View: ComponentType<ComponentViewProps>,
): BlockDefinition {
  const { name } = options
  const isComponent =
    typeof component === 'function' || (isObject(component) && !isReactElement(component))
  if (!isComponent || typeof name !== 'string' || name === '') {
    throw new TypeError(
      `SiteBlocks: registerComponent() needs a React component and a name, as in registerComponent(Clock, { name: 'Clock' }); got ${String(component)} and ${JSON.stringify(name) ?? 'no name'}.`,
    )
  }
  const definition = readComponentOptions(options)
  const hasAttributes = definition.noWrap === true
  return {
    ...definition,
    component: (props: BlockProps) => makeElement(View, { ...props, component, hasAttributes }),
  }
}
