import type { ComponentType } from 'react'
import type { BlockProps } from './BlockDefinition'

type IsUnseen = (options: Readonly<Record<string, unknown>>) => boolean

// biome-ignore lint/suspicious/noExplicitAny: options differ by block, as in `BlockDefinition`.
const unseenBlocks = new WeakMap<ComponentType<any>, IsUnseen>()

// biome-ignore lint/suspicious/noExplicitAny: as above.
const originals = new WeakMap<ComponentType<any>, ComponentType<any>>()

/** Records that a component wraps another one. */
// biome-ignore lint/suspicious/noExplicitAny: as above.
export function markWrapper(wrapper: ComponentType<any>, inner: ComponentType<any>): void {
  originals.set(wrapper, inner)
}

/** The component without its wrapper. */
// biome-ignore lint/suspicious/noExplicitAny: as above.
export function unwrapped(component: ComponentType<any>): ComponentType<any> {
  return originals.get(component) ?? component
}

/** Records that a component shows blocks that are not in its options, at least for some options. */
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
