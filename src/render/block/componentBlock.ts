import { createElement, isValidElement, type ReactNode, useMemo } from 'react'
import { isObject } from '../../utils/isObject'
import type { BlockDefinition, BlockProps } from './BlockDefinition'
import { type AnyComponent, type ComponentOptions, readComponentOptions } from './ComponentOptions'
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
  const { name } = options
  const isComponent =
    typeof component === 'function' || (isObject(component) && !isValidElement(component))
  if (!isComponent || typeof name !== 'string' || name === '') {
    throw new TypeError(
      `SiteBlocks: registerComponent() needs a React component and a name, as in registerComponent(Clock, { name: 'Clock' }); got ${String(component)} and ${JSON.stringify(name) ?? 'no name'}.`,
    )
  }
  const definition = readComponentOptions(options)
  const hasAttributes = definition.noWrap === true
  return {
    ...definition,
    component: (props: BlockProps) =>
      createElement(ComponentView, { ...props, component, hasAttributes }),
  }
}

interface ComponentViewProps extends BlockProps {
  readonly component: AnyComponent
  readonly hasAttributes: boolean
}

/** The component, with the block's options as its props. */
function ComponentView(view: ComponentViewProps): ReactNode {
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
