import { Component, createContext, createElement, PureComponent, type ReactNode } from 'react'
import { Guard } from '../Guard'
import type { Scenario } from '../stage'

type Log = (...parts: readonly unknown[]) => void

interface LifeProps {
  readonly name: string
  readonly value: number
  readonly log: Log
  readonly children?: ReactNode
}

class Life extends Component<LifeProps, { own: number; seen: number }> {
  override state = { own: 0, seen: -1 }

  constructor(props: LifeProps) {
    super(props)
    props.log(props.name, 'constructed')
  }
  static getDerivedStateFromProps({ log, name, value }: LifeProps) {
    log(name, 'derives', value)
    return { seen: value }
  }
  override shouldComponentUpdate(next: LifeProps, state: { own: number }) {
    this.props.log(this.props.name, 'asked', next.value, state.own)
    return next.value !== 3
  }
  override getSnapshotBeforeUpdate(before: LifeProps) {
    this.props.log(this.props.name, 'snapshot', before.value)
    return `snapshot of ${before.value}`
  }
  override componentDidMount() {
    this.props.log(this.props.name, 'did mount')
  }
  override componentDidUpdate(before: LifeProps, state: { own: number }, snapshot: string) {
    this.props.log(this.props.name, 'did update', before.value, state.own, snapshot)
  }
  override componentWillUnmount() {
    this.props.log(this.props.name, 'will unmount')
  }
  override render(): ReactNode {
    const { name, value, children, log } = this.props
    log(name, 'renders')
    const add = () =>
      this.setState(
        ({ own }) => ({ own: own + 1 }),
        () => log(name, 'was set'),
      )
    return (
      <div>
        <button type="button" id={name} onClick={add} onDoubleClick={() => this.forceUpdate()} />
        {value} {this.state.own} {this.state.seen}
        {children}
      </div>
    )
  }
}

class Bomb extends Component<{ when: string; at: string }> {
  explode(at: string): void {
    if (this.props.when === at) throw new Error(`in ${at}`)
  }
  override componentDidMount() {
    this.explode('did mount')
  }
  override componentDidUpdate() {
    this.explode('did update')
  }
  override componentWillUnmount() {
    this.explode('will unmount')
  }
  override render(): ReactNode {
    this.explode('render')
    const click = () => this.explode('an event')
    return (
      <button type="button" onClick={click} ref={() => this.explode('a ref')}>
        {this.props.at}
      </button>
    )
  }
}

export const classes: Readonly<Record<string, Scenario>> = {
  async 'classes: every method of a life, in order'({ log, show, click, send }) {
    const tree = (value: number): ReactNode => (
      <Life name="outer" value={value} log={log}>
        <Life name="inner" value={value} log={log} />
      </Life>
    )
    await show(tree(1))
    await show(tree(2))
    await show(tree(3))
    await click('#inner')
    await send('#outer', new MouseEvent('dblclick', { bubbles: true }))
  },

  async 'classes: the old names of methods'({ log, show }) {
    class Old extends Component<{ value: number }> {
      override UNSAFE_componentWillMount() {
        log('will mount')
      }
      override UNSAFE_componentWillReceiveProps(next: { value: number }) {
        log('will receive', next.value)
      }
      override UNSAFE_componentWillUpdate() {
        log('will update')
      }
      override render(): ReactNode {
        return this.props.value
      }
    }
    await show(<Old value={1} />)
    await show(<Old value={2} />)
  },

  async 'classes: pure ones, a context, and state set from other methods'({ log, show }) {
    const Theme = createContext('light')
    class Themed extends PureComponent<{ value: number }, { late: boolean }> {
      static override contextType = Theme
      override state = { late: false }
      override componentDidMount() {
        this.setState({ late: true })
      }
      override render(): ReactNode {
        log('renders')
        return `${this.context} ${this.props.value} ${this.state.late}`
      }
    }
    const tree = (theme: string, value: number): ReactNode => (
      <Theme value={theme}>
        <Themed value={value} />
      </Theme>
    )
    await show(tree('light', 1))
    await show(tree('light', 1), 'the same again')
    await show(tree('dark', 1))
  },

  ...Object.fromEntries(
    ['render', 'did mount', 'a ref', 'an event'].map((when): [string, Scenario] => [
      `boundaries: an error in ${when} is caught, and trying again works`,
      async ({ log, show, act, shadow }) => {
        let broken = true
        const tree = (): ReactNode => (
          <Guard log={log} name="outer">
            <Guard log={log} name="inner">
              <Bomb when={broken ? when : ''} at={when} />
              <Life name="sibling" value={1} log={log} />
            </Guard>
            after
          </Guard>
        )
        const clickAll = () => {
          for (const button of shadow.querySelectorAll('button')) button.click()
        }
        addEventListener('error', prevent)
        await show(tree())
        await act('clicked', clickAll)
        broken = false
        await show(tree(), 'mended')
        await act('clicked again', clickAll)
        removeEventListener('error', prevent)
      },
    ]),
  ),

  ...Object.fromEntries(
    ['did update', 'will unmount'].map((when): [string, Scenario] => [
      `boundaries: an error in ${when}`,
      async ({ log, show }) => {
        const tree = (shown: boolean, value: number): ReactNode => (
          <Guard log={log} name="guard">
            {shown && <Bomb when={when} at={String(value)} />}
            <Life name="sibling" value={value} log={log} />
          </Guard>
        )
        await show(tree(true, 1))
        await show(tree(true, 2))
        await show(tree(false, 4))
      },
    ]),
  ),

  async 'boundaries: one that throws again hands on to the next'({ log, show }) {
    class Poor extends Component<{ children: ReactNode }> {
      override componentDidCatch(error: Error) {
        log('poor caught', error)
        throw new Error('again')
      }
      override render(): ReactNode {
        return this.props.children
      }
    }
    await show(
      <Guard log={log} name="outer">
        <Poor>
          <Bomb when="render" at="" />
        </Poor>
      </Guard>,
    )
  },

  async 'boundaries: without one everything goes, and may be drawn anew'({ log, show }) {
    const life = <Life name="life" value={1} log={log} />
    await show(life)
    await show([life, <Bomb key="bomb" when="render" at="" />], 'broken')
    await show(life, 'drawn anew')
  },

  async 'errors: what is no element, no component and no child'({ log, show }) {
    const wrong: readonly (() => ReactNode)[] = [
      () => ({ plain: 'object' }) as never,
      () => {
        const Missing = undefined as never as string
        return <Missing />
      },
      () => {
        const Wrong = {} as never as string
        return <Wrong />
      },
      () => createElement('br', Object.fromEntries([['children', 'child']])),
      () => createElement('p', { dangerouslySetInnerHTML: { __html: '1' } }, 'child'),
      () => <p style={'color: red' as never} />,
      () => ({ $$typeof: Symbol.for('react.element'), type: 'p', props: {} }) as never,
      () => (Symbol('none') as never) ?? null,
      () => (() => 'a function') as never,
      () => 12n,
    ]
    for (const draw of wrong) {
      await show(
        <Guard log={log} name="guard">
          <Draw draw={draw} />
        </Guard>,
      )
      await show(null)
    }
  },

  async 'errors: thrown values that are no errors'({ log, show }) {
    for (const value of ['text', 0, null, undefined, { own: 1 }]) {
      await show(
        <Draw
          draw={() => {
            throw value
          }}
        />,
      )
      log('after', value)
    }
  },

  async 'errors: without callbacks they go to the window'({ log, addBox, act }) {
    const { createRoot } = await import('react-dom/client')
    const told = (event: ErrorEvent): void => {
      event.preventDefault()
      log('window', event.error)
    }
    addEventListener('error', told)
    const root = createRoot(addBox('bare'))
    await act('broken', () => root.render(<Bomb when="render" at="" />))
    removeEventListener('error', told)
  },
}

function Draw({ draw }: { draw: () => ReactNode }): ReactNode {
  return draw()
}

function prevent(event: Event): void {
  event.preventDefault()
}
