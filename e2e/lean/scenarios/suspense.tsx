import {
  Activity,
  lazy,
  memo,
  type ReactNode,
  Suspense,
  startTransition,
  use,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useState,
  useTransition,
} from 'react'
import type { Scenario, Stage } from '../stage'

/** A promise, and how to end it. */
function pending<T>(): {
  promise: Promise<T>
  resolve(value: T): void
  reject(error: Error): void
} {
  let resolve: (value: T) => void = () => {}
  let reject: (error: Error) => void = () => {}
  const promise = new Promise<T>((...given) => {
    ;[resolve, reject] = given
  })
  return { promise, resolve: (value) => resolve(value), reject: (error) => reject(error) }
}

function Read({ of }: { of: Promise<string> }): ReactNode {
  return <i>{use(of)}</i>
}

function Lived({ log, name }: Pick<Stage, 'log'> & { name: string }): ReactNode {
  useLayoutEffect(() => {
    log(name, 'layout effect')
    return () => log(name, 'end of layout effect')
  }, [log, name])
  useEffect(() => {
    log(name, 'effect')
    return () => log(name, 'end of effect')
  }, [log, name])
  return <u ref={(node) => log(name, 'ref', node)}>{name}</u>
}

export const suspense: Readonly<Record<string, Scenario>> = {
  async 'Suspense: fallback, then content'({ log, show, act }) {
    const { promise, resolve } = pending<string>()
    await show(
      <Suspense fallback={<Lived log={log} name="fallback" />}>
        <Lived log={log} name="sibling" />
        <Read of={promise} />
      </Suspense>,
    )
    await act('resolved', () => resolve('content'))
  },

  async 'Suspense: content that was shown hides and shows again with its effects'(stage) {
    const { log, show, act } = stage
    const { promise, resolve } = pending<string>()
    const tree = (of: Promise<string> | null): ReactNode => (
      <Suspense fallback="waiting">
        <Lived log={log} name="sibling" />
        text
        {of && <Read of={of} />}
      </Suspense>
    )
    await show(tree(null))
    await show(tree(promise))
    await act('resolved', () => resolve('content'))
  },

  async 'Suspense: a transition keeps what is shown'({ log, show, act, click, advance, look }) {
    const { promise, resolve } = pending<string>()
    function Page(): ReactNode {
      const [of, setOf] = useState<Promise<string> | null>(null)
      const [isPending, start] = useTransition()
      log('draws', isPending, of !== null)
      return (
        <>
          <button type="button" onClick={() => start(() => setOf(promise))} />
          {String(isPending)}
          <Suspense fallback="waiting">{of ? <Read of={of} /> : 'old'}</Suspense>
        </>
      )
    }
    await show(<Page />)
    await click('button')
    await advance(10_000)
    look('much later')
    await act('resolved', () => resolve('new'))
  },

  async 'Suspense: new boundaries in a transition show their fallbacks'({ show, act, root }) {
    const { promise, resolve } = pending<string>()
    await show('old')
    await act('started', () =>
      startTransition(() =>
        root.render(
          <Suspense fallback="waiting">
            <Read of={promise} />
          </Suspense>,
        ),
      ),
    )
    await act('resolved', () => resolve('new'))
  },

  async 'Suspense: fallbacks that follow quickly are shown together'(stage) {
    const { show, act, root, advance, look } = stage
    const outer = pending<string>()
    const inner = pending<string>()
    await act('drawn', () =>
      root.render(
        <Suspense fallback="outer waits">
          <Read of={outer.promise} />
          <Suspense fallback="inner waits">
            <Read of={inner.promise} />
          </Suspense>
        </Suspense>,
      ),
    )
    outer.resolve('outer')
    for (const ms of [0, 100, 100, 100, 100]) {
      await advance(ms)
      look(`after ${ms}`)
    }
    inner.resolve('inner')
    for (const ms of [0, 100, 100, 100, 100]) {
      await advance(ms)
      look(`after ${ms}`)
    }
    await show('end')
  },

  async 'Suspense: rejected promises reach the root, siblings in a list wait each'({ show, act }) {
    const rows = ['a', 'b', 'c', 'd'].map((name) => ({ name, ...pending<string>() }))
    await show(
      rows.map(({ name, promise }) => (
        <Suspense key={name} fallback={`${name} waits`}>
          <Read of={promise} />
        </Suspense>
      )),
    )
    await act('third', () => rows[2]?.resolve('third'))
    await act('first', () => rows[0]?.resolve('first'))
    await act('second', () => rows[1]?.reject(new Error('rejected')))
    await act('fourth', () => rows[3]?.resolve('fourth'))
  },

  async 'Suspense: an error while something waits'({ show, act }) {
    const { promise, resolve } = pending<string>()
    function Broken(): ReactNode {
      throw new Error('while waiting')
    }
    await show(
      <Suspense fallback="waiting">
        <Read of={promise} />
        <Broken />
      </Suspense>,
    )
    await act('resolved', () => resolve('late'))
  },

  async 'Suspense: without a boundary the root waits, and a thrown promise works'({ show, act }) {
    const { promise, resolve } = pending<string>()
    await show(<Read of={promise} />)
    await act('resolved', () => resolve('content'))
    let value = ''
    const old = pending<string>()
    function Thrower(): ReactNode {
      if (!value) throw old.promise
      return value
    }
    await show(
      <Suspense fallback="waiting">
        <Thrower />
      </Suspense>,
    )
    await act('resolved', () => {
      value = 'thrown before'
      old.resolve('')
    })
  },

  async 'Suspense: an update of what waits, a key that changes, and an end before it comes'(stage) {
    const { log, show, act } = stage
    const one = pending<string>()
    const two = pending<string>()
    const tree = (of: Promise<string>, key: string): ReactNode => (
      <Suspense key={key} fallback={<Lived log={log} name="fallback" />}>
        <Lived log={log} name={key} />
        <Read of={of} />
      </Suspense>
    )
    await show(tree(one.promise, 'first'))
    await show(tree(two.promise, 'first'))
    await act('the first comes', () => one.resolve('one'))
    await act('the second comes', () => two.resolve('two'))
    await show(tree(pending<string>().promise, 'second'))
    await show(null)
  },

  async 'lazy: waits, draws, passes props and refs, and fails'({ log, show, act }) {
    const { promise, resolve } = pending<{ default: typeof Late }>()
    function Late({ name }: { name: string }): ReactNode {
      return <b ref={(node) => log('ref', node)}>{name}</b>
    }
    const Lazy = lazy(() => promise)
    const Failed = lazy(() => Promise.reject(new Error('no such file')))
    await show(
      <Suspense fallback="waiting">
        <Lazy name="late" />
      </Suspense>,
    )
    await act('loaded', () => resolve({ default: Late }))
    await show(<Failed />)
  },

  async 'memo: equal props, own comparison, lazy inside'({ log, show }) {
    const Plain = memo(function Plain({ value }: { value: number }): ReactNode {
      log('plain draws', value)
      return value
    })
    const Odd = memo(
      Plain,
      (before: { value: number }, next: { value: number }) => before.value % 2 === next.value % 2,
    )
    const Late = memo(lazy(() => Promise.resolve({ default: Plain })))
    for (const value of [1, 1, 3, 4]) {
      await show(
        <Suspense>
          <Plain value={value} />
          <Odd value={value} />
          <Late value={value} />
        </Suspense>,
      )
    }
  },

  async 'useDeferredValue: lags behind, and begins with another'({ log, show }) {
    function List({ text }: { text: string }): ReactNode {
      const late = useDeferredValue(text, 'first')
      log('draws', text, late)
      return `${text} ${late}`
    }
    await show(<List text="a" />)
    await show(<List text="ab" />)
  },

  async 'useDeferredValue: what it waits for does not hide what is shown'({ show, act }) {
    const texts = { a: pending<string>(), b: pending<string>() }
    function Search({ query }: { query: 'a' | 'b' }): ReactNode {
      const late = useDeferredValue(query)
      return (
        <Suspense fallback="waiting">
          <b>{query === late ? 'fresh' : 'stale'}</b>
          <Read of={texts[late].promise} />
        </Suspense>
      )
    }
    await show(<Search query="a" />)
    await act('a', () => texts.a.resolve('of a'))
    await show(<Search query="b" />)
    await act('b', () => texts.b.resolve('of b'))
  },

  async 'Activity: hidden and shown, with its effects'({ log, show, click }) {
    function Inner({ name }: { name: string }): ReactNode {
      const [count, setCount] = useState(0)
      return (
        <>
          <button type="button" id={name} onClick={() => setCount(count + 1)}>
            {count}
          </button>
          <Lived log={log} name={name} />
        </>
      )
    }
    const tree = (mode: 'hidden' | 'visible', name: string): ReactNode => (
      <Activity mode={mode} name="tab">
        <Inner name={name} />
        text
        <p style={{ display: 'flex' }} />
      </Activity>
    )
    await show(tree('hidden', 'early'))
    await show(tree('visible', 'early'))
    await click('#early')
    await show(tree('hidden', 'early'))
    await click('#early')
    await show(tree('hidden', 'early'), 'drawn while hidden')
    await show(tree('visible', 'early'))
    await show(tree('hidden', 'early'))
    await show(null)
  },

  async 'Activity: with Suspense inside and around, nested, in a transition'(stage) {
    const { log, show, act, root } = stage
    const { promise, resolve } = pending<string>()
    const tree = (outer: 'hidden' | 'visible', inner: 'hidden' | 'visible'): ReactNode => (
      <Suspense fallback="around">
        <Activity mode={outer}>
          <Lived log={log} name="outer" />
          <Activity mode={inner}>
            <Suspense fallback="inside">
              <Lived log={log} name="inner" />
              <Read of={promise} />
            </Suspense>
          </Activity>
        </Activity>
      </Suspense>
    )
    await show(tree('visible', 'hidden'))
    await show(tree('visible', 'visible'))
    await act('hidden', () => startTransition(() => root.render(tree('hidden', 'visible'))))
    await act('resolved', () => resolve('content'))
    await show(tree('visible', 'visible'))
    await show(tree('hidden', 'hidden'))
    await show(<p>end</p>)
  },
}
