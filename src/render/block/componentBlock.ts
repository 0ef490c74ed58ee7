import { createElement, type ReactNode, useMemo } from 'react'
import type { BlockDefinition } from './BlockDefinition'
import type { AnyComponent, ComponentOptions } from './ComponentOptions'
import { type ComponentViewProps, describeComponent } from './describeComponent'
import { nestedList } from './nestedList'
import { propsFrom } from './propsFrom'

/**
 * The definition of a block whose component takes what `Builder.registerComponent` gave to
 * components: the values of its inputs as props, `builderBlock`, and with `noWrap` `attributes`.
 *
 * `children` are the block's own blocks, rendered. So is a list of blocks that stands in an option:
 * `{props.content}` shows it. An option without a value is `undefined`, as `defaultValue` is the
 * editor's; `defaultProps` count.
 *
 * @throws TypeError when there is no component, or no name.
 */
export function componentBlock(
  component: AnyComponent,
  options: ComponentOptions,
): BlockDefinition {
  return describeComponent(component, options, ComponentView)
}

/** The component, with the block's options as its props. */
export function ComponentView(view: ComponentViewProps): ReactNode {
  const { component, hasAttributes, options, attributes, block, id, path, children } = view
  const props = useMemo(
    () =>
      propsFrom(options, (blocks, option) =>
        nestedList(id, `${path}.component.options.${option}`, blocks),
      ),
    [options, path, id],
  )
  return createElement(component, {
    ...props,
    builderBlock: block,
    ...(hasAttributes ? { attributes } : null),
    ...(children === null ? null : { children }),
  })
}
