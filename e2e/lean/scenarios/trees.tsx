import {
  Children,
  Component,
  cloneElement,
  createContext,
  createElement,
  Fragment,
  forwardRef,
  isValidElement,
  memo,
  Profiler,
  type ReactElement,
  type ReactNode,
  StrictMode,
  useContext,
  useEffect,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import type { Scenario } from '../stage'

/** Numbers that look random, the same every time. */
function randomOf(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** A row that keeps a state of its own, by which one sees whether it was kept. */
function Row({ name, children }: { name: string; children?: ReactNode }): ReactNode {
  const [first] = useState(name)
  return (
    <li title={first}>
      {name}
      {children}
    </li>
  )
}

function randomTree(random: (below: number) => number, depth: number): ReactNode {
  const keys = Array.from({ length: random(6) }, () => random(9))
  return [...new Set(keys)].map((key) => {
    const inner = depth > 0 && random(2) === 0 ? randomTree(random, depth - 1) : null
    if (key === 0) return <Fragment key={key}>{inner}</Fragment>
    if (key === 1) return createElement(random(2) ? 'b' : 'i', { key }, inner)
    if (key === 2) return random(2) ? `text ${random(3)}` : null
    return (
      <Row key={key} name={`${key}.${random(4)}`}>
        {inner}
      </Row>
    )
  })
}

export const trees: Readonly<Record<string, Scenario>> = {
  async 'lists: rows move, go and come by key'({ show }) {
    for (const order of ['abcd', 'dcba', 'bd', 'abcde', 'eabcd', '', 'c']) {
      await show([...order].map((key) => <Row key={key} name={key} />))
    }
  },

  async 'lists: without keys, with twins, iterables, holes and texts'({ show }) {
    await show(createElement('p', null, 'a', null, 1, false, ['b', undefined], 0, ''))
    await show(createElement('p', null, null, 'a', true, 2, ['c']))
    await show(new Set([<b key="b" />, <i key="i" />]))
    await show(new Set([<i key="i" />, <u key="u" />, <b key="b" />]))
    const twins = ['a', 'b'].map((name) => <Row key={name} name={name} />)
    await show([...twins, <s key="s" />])
    await show([<s key="s" />, ...twins].reverse())
  },

  async 'lists: 200 random updates of random trees'({ show, act, root }) {
    const random = randomOf(7)
    await show(randomTree(random, 2))
    for (let step = 0; step < 200; step += 1) {
      await act(`step ${step}`, () => root.render(randomTree(random, 2)))
    }
  },

  async 'Fragment: keys, nesting, a change to and from one'({ show }) {
    const row = <Row name="kept?" />
    await show(<Fragment>{row}</Fragment>)
    await show(row)
    await show([
      <Fragment key="f">
        <b />
        <i />
      </Fragment>,
      <u key="u" />,
    ])
    await show([
      <u key="u" />,
      <Fragment key="f">
        <b />
        <i />
        text
      </Fragment>,
    ])
  },

  async 'elements: Children, cloneElement, isValidElement, keys of clones'({ log, show }) {
    function Wrap({ children }: { children: ReactNode }): ReactNode {
      log(Children.count(children), isValidElement(children))
      return Children.map(children, (child, at) => {
        return isValidElement(child)
          ? cloneElement(child as ReactElement<{ title?: string }>, { title: `${at}` })
          : child
      })
    }
    await show(
      <Wrap>
        <b />
        text
        {[<i key="i" />, null]}
      </Wrap>,
    )
    await show(<Wrap>alone</Wrap>)
  },

  async 'components: forwardRef, default props of classes, keys that change'({ log, show }) {
    const Forwarded = forwardRef<HTMLElement, { name: string }>(function Forwarded(props, ref) {
      return <b ref={ref}>{props.name}</b>
    })
    class WithDefaults extends Component<{ name?: string }> {
      static defaultProps = { name: 'default' }
      override render(): ReactNode {
        return this.props.name
      }
    }
    const tree = (key: string): ReactNode => (
      <Fragment key={key}>
        <Forwarded name="forwarded" ref={(node) => log('ref', node)} />
        <WithDefaults />
      </Fragment>
    )
    await show(tree('one'))
    await show(tree('two'))
  },

  async 'StrictMode and Profiler draw what is in them once'({ log, show, told }) {
    function Told({ name }: { name: string }): ReactNode {
      log(name, 'draws')
      useEffect(() => {
        log(name, 'effect')
        return () => log(name, 'end')
      }, [name])
      return <b>{name}</b>
    }
    const tree = (name: string): ReactNode => (
      <StrictMode>
        <Profiler id="profiler" onRender={told('rendered')}>
          <Told name={name} />
        </Profiler>
      </StrictMode>
    )
    await show(tree('one'))
    await show(tree('two'))
    await show(
      <Profiler id="bare" onRender={told('rendered')}>
        <Told name="two" />
      </Profiler>,
    )
  },

  async 'context: a change passes components that do not draw'({ log, show }) {
    const Theme = createContext('none')
    const Size = createContext(1)
    const Wall = memo(function Wall(): ReactNode {
      log('wall draws')
      return (
        <div>
          <Reader name="deep" />
          <Theme value="fixed">
            <Reader name="fixed" />
          </Theme>
        </div>
      )
    })
    function Reader({ name }: { name: string }): ReactNode {
      const theme = useContext(Theme)
      log(name, 'draws', theme)
      return (
        <i>
          {theme}
          <Size.Consumer>{(size) => size}</Size.Consumer>
        </i>
      )
    }
    const tree = (theme: string, size: number): ReactNode => (
      <Theme value={theme}>
        <Size value={size}>
          <Wall />
        </Size>
      </Theme>
    )
    await show(tree('light', 1))
    await show(tree('dark', 1))
    await show(tree('dark', 2))
    await show(tree('dark', 2), 'the same again')
    await show(<Wall />)
  },

  async 'portals: into other boxes, moved, and with events that bubble as in the tree'(stage) {
    const { log, show, click, addBox } = stage
    const one = addBox('one')
    const two = addBox('two')
    const say = (name: string) => () => log(name)
    const tree = (box: Element, stopped: boolean): ReactNode => (
      <div onClick={say('outer')} onClickCapture={say('outer first')} onFocus={say('focus')}>
        <Row name="in place" />
        {createPortal(
          <button
            type="button"
            onClick={(event) => {
              log('button')
              if (stopped) event.stopPropagation()
            }}
          >
            {createPortal(<i onClick={say('inner')}>deep</i>, stage.container)}
          </button>,
          box,
          'key',
        )}
      </div>
    )
    await show(tree(one, false))
    await click('#one button')
    await click('#container i')
    await show(tree(two, true))
    await click('#two button')
    await show(null)
  },

  async 'roots: several, inside each other, empty, unmounted twice, rendered after'(stage) {
    const { log, createRoot, addBox, act, click } = stage
    const outer = createRoot(addBox('outer'), 'outer')
    const say = (name: string) => () => log(name)
    await act('outer', () =>
      outer.render(
        <div onClick={say('outer')}>
          <p id="hole" />
        </div>,
      ),
    )
    const inner = createRoot(stage.find('#hole'), 'inner')
    await act('inner', () => inner.render(<button type="button" onClick={say('inner')} />))
    await click('button')
    await act('inner ends', () => inner.unmount())
    await act('twice', () => inner.unmount())
    await act('rendered after', () => inner.render('late'))
    await act('outer ends in its own drawing', () => outer.render(<Ending end={outer.unmount} />))
    await act('no container', () => createRoot(null as never, 'none'))
  },

  async 'roots: a whole tree ends from the top, effects and refs included'({ log, show, root }) {
    function Node({ name, children }: { name: string; children?: ReactNode }): ReactNode {
      useEffect(() => () => log(name, 'end of effect'), [name])
      return <b ref={() => () => log(name, 'end of ref')}>{children}</b>
    }
    await show(
      <Node name="a">
        <Node name="b">
          <Node name="c" />
        </Node>
        <Node name="d" />
      </Node>,
    )
    root.unmount()
    log('called')
  },
}

function Ending({ end }: { end: () => void }): ReactNode {
  useEffect(() => end(), [end])
  return 'ends'
}
