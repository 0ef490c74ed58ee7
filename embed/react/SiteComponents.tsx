import {
  Component,
  createElement,
  Fragment,
  type ReactElement,
  type ReactNode,
  Suspense,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { reportBrokenComponent } from '../../src/render/compile/blockWarnings'
import { propsFrom } from '../../src/render/compile/propsFrom'
import type { Placement, Placements } from './placements'
import type { SiteComponent } from './registerComponent'

interface SiteComponentsProps {
  readonly placements: Placements
  /** Override components registered under the same names. */
  readonly components: readonly SiteComponent[]
}

/**
 * Renders the site's components into their blocks, as part of the tree that contains this
 * component.
 */
export function SiteComponents({ placements, components }: SiteComponentsProps): ReactElement {
  const [list, setList] = useState(placements.list)
  useEffect(() => {
    const follow = (): void => setList(placements.list)
    follow()
    return placements.subscribe(follow)
  }, [placements])

  const own = new Map(components.map(({ name, component }) => [name, component]))
  const portals = list.map((placement) => {
    const component = own.get(placement.name) ?? placement.component
    const placed = createElement(Placed, { placement: { ...placement, component } })
    // One that waits for its code must not take what is on screen with it.
    const patient = createElement(Suspense, { fallback: null }, placed)
    const content = createElement(Boundary, { placement }, patient)
    const { isInShadow, box, key } = placement
    return createPortal(isInShadow ? createElement(HandlersOnce, null, content) : content, box, key)
  })
  return createElement(Fragment, null, portals)
}

interface PlacedProps {
  readonly placement: Placement
}

/** Renders a component with its block's options as props. */
function Placed({ placement }: PlacedProps): ReactElement {
  const { component, options, block, attributes, hasAttributes, fill } = placement
  const props = useMemo(
    () => propsFrom(options, (_, option) => createElement(Slot, { key: option, fill, option })),
    [options, fill],
  )
  const isParent = block.children !== undefined && block.children.length > 0
  return createElement(component, {
    ...props,
    builderBlock: block,
    ...(hasAttributes ? { attributes } : null),
    ...(isParent ? { children: createElement(Slot, { fill }) } : null),
  })
}

interface SlotProps extends Pick<Placement, 'fill'> {
  readonly option?: string
}

/** Renders blocks of the content inside a component of the site. */
function Slot({ fill, option }: SlotProps): ReactElement {
  const slot = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => (slot.current ? fill(slot.current, option) : undefined), [fill, option])
  return createElement('div', { ref: slot, style: { display: 'contents' } })
}

interface BoundaryProps {
  readonly placement: Placement
  readonly children?: ReactNode
}

interface BoundaryState {
  readonly placement: Placement
  readonly isBroken: boolean
}

/** Leaves out a component that throws, until its block changes. */
class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { placement: this.props.placement, isBroken: false }

  static getDerivedStateFromProps(
    { placement }: BoundaryProps,
    state: BoundaryState,
  ): BoundaryState | null {
    return placement === state.placement ? null : { placement, isBroken: false }
  }

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { isBroken: true }
  }

  override componentDidCatch(error: Error): void {
    const { name, block } = this.props.placement
    reportBrokenComponent(error, name, block)
  }

  override render(): ReactNode {
    return this.state.isBroken ? null : this.props.children
  }
}

/** React's names of events that cross shadow boundaries. */
const COMPOSED_EVENTS = [
  ...['Click', 'DoubleClick', 'AuxClick', 'ContextMenu', 'Wheel', 'Focus', 'Blur'],
  ...['MouseDown', 'MouseUp', 'MouseMove', 'MouseOver', 'MouseOut'],
  ...['PointerDown', 'PointerUp', 'PointerMove', 'PointerOver', 'PointerOut', 'PointerCancel'],
  ...['TouchStart', 'TouchEnd', 'TouchMove', 'TouchCancel'],
  ...['KeyDown', 'KeyUp', 'KeyPress', 'BeforeInput', 'Input', 'Copy', 'Cut', 'Paste'],
  ...['CompositionStart', 'CompositionUpdate', 'CompositionEnd'],
  ...['Drag', 'DragStart', 'DragEnd', 'DragEnter', 'DragLeave', 'DragOver', 'Drop'],
]

/** Stops propagation in React's tree only: `stopPropagation` would also stop it in the page. */
function endInReact(event: SyntheticEvent): void {
  event.isPropagationStopped = () => true
}

const handlers = Object.fromEntries(COMPOSED_EVENTS.map((name) => [`on${name}`, endInReact]))

interface HandlersOnceProps {
  readonly children?: ReactNode
}

/**
 * Wraps a component in a shadow root. For React it is a portal, so its events would reach the
 * page's handlers twice: through the portal, and from the host element.
 */
function HandlersOnce({ children }: HandlersOnceProps): ReactElement {
  return createElement('div', { style: { display: 'contents' }, ...handlers }, children)
}
