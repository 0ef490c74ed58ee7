import { createElement, type ReactNode, useMemo } from 'react'
import type { BlockDefinition } from '../compile/BlockDefinition'
import type { AnyComponent, ComponentOptions } from '../compile/ComponentOptions'
import { propsFrom } from '../compile/propsFrom'
import { type ComponentViewProps, wrapComponent } from '../compile/wrapComponent'
import { nestedList, optionPath } from './Blocks'

/**
 * The definition of a block whose component takes the props that `Builder.registerComponent`
 * passed: the values of its inputs, `builderBlock`, and with `noWrap` also `attributes`.
 *
 * `children` are the block's own blocks, rendered. A list of blocks in an option is rendered too:
 * show it with `{props.content}`. An option without a value is `undefined`: only the editor applies
 * `defaultValue`, but `defaultProps` work.
 *
 * @throws TypeError when there is no component, or no name.
 */
export function componentBlock(
  component: AnyComponent,
  options: ComponentOptions,
): BlockDefinition {
  return wrapComponent(component, options, ComponentView)
}

/** The component, with the block's options as its props. */
export function ComponentView(view: ComponentViewProps): ReactNode {
  const { component, hasAttributes, options, attributes, block, id, path, children } = view
  const props = useMemo(
    () => propsFrom(options, (blocks, option) => nestedList(id, optionPath(path, option), blocks)),
    [options, path, id],
  )
  return createElement(component, {
    ...props,
    builderBlock: block,
    ...(hasAttributes ? { attributes } : null),
    ...(children === null ? null : { children }),
  })
}
