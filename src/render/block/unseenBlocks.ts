import type { ComponentType } from 'react'
import type { BlockProps } from './BlockDefinition'

type IsUnseen = (options: Readonly<Record<string, unknown>>) => boolean

// biome-ignore lint/suspicious/noExplicitAny: options differ by block, as in `BlockDefinition`.
const unseenBlocks = new WeakMap<ComponentType<any>, IsUnseen>()

// biome-ignore lint/suspicious/noExplicitAny: as above.
const originals = new WeakMap<ComponentType<any>, ComponentType<any>>()

/** Says of a component that it renders another one, with something around it. */
// biome-ignore lint/suspicious/noExplicitAny: as above.
export function markWrapper(wrapper: ComponentType<any>, inner: ComponentType<any>): void {
  originals.set(wrapper, inner)
}

/** The component itself, without what was put around it. */
// biome-ignore lint/suspicious/noExplicitAny: as above.
export function unwrapped(component: ComponentType<any>): ComponentType<any> {
  return originals.get(component) ?? component
}

/**
 * Says of a component that it shows blocks which do not stand in its options, at least with some of
 * them.
 */
export function markUnseenBlocks<Options>(
  component: ComponentType<BlockProps<Options>>,
  isUnseen: (options: Options) => boolean,
): void {
  unseenBlocks.set(component, isUnseen as IsUnseen)
}

/** Whether a component shows blocks that are unknown before it renders. */
export function holdsUnseenBlocks<Options>(
  component: ComponentType<BlockProps<Options>>,
  options: Readonly<Record<string, unknown>>,
): boolean {
  return unseenBlocks.get(unwrapped(component))?.(options) === true
}
