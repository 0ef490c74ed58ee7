import * as React from 'react'
import {
  createContext,
  createRef,
  type ReactNode,
  type Ref,
  use,
  useCallback,
  useContext,
  useDebugValue,
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useInsertionEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import type { Scenario } from '../stage'

export const hooks: Readonly<Record<string, Scenario>> = {
  async 'useState: a number, a function, the same value again'({ log, show, click }) {
    function Counter(): ReactNode {
      const [count, setCount] = useState(() => 5)
      log('draws', count)
      return (
        <>
          <button type="button" id="add" onClick={() => setCount((before) => before + 1)} />
          <button type="button" id="same" onClick={() => setCount(count)} />
          {count}
        </>
      )
    }
    await show(<Counter />)
    await click('#add')
    await click('#same')
    await click('#same')
  },

  async 'useState: updates while drawing end when nothing changes'({ log, show }) {
    function Clamped({ value }: { value: number }): ReactNode {
      const [known, setKnown] = useState(0)
      if (known < value) setKnown(known + 1)
      log('draws', known)
      return known
    }
    await show(<Clamped value={3} />)
    await show(<Clamped value={4} />)
  },

  async 'useState: updates while drawing without end are an error'({ show }) {
    function Endless(): ReactNode {
      const [count, setCount] = useState(0)
      setCount(count + 1)
      return count
    }
    await show(<Endless />)
  },

  async 'useEffect: updates without end are an error'({ show }) {
    function Endless(): ReactNode {
      const [count, setCount] = useState(0)
      useLayoutEffect(() => setCount(count + 1), [count])
      return count
    }
    await show(<Endless />)
  },

  async 'useReducer: with an initialiser, and one that throws'({ show, click }) {
    function Tally(): ReactNode {
      const [tally, add] = useReducer(
        (before: number, by: number) => {
          if (by > 9) throw new Error('too much')
          return before + by
        },
        '4',
        Number,
      )
      return (
        <button type="button" onClick={() => add(tally)}>
          {tally}
        </button>
      )
    }
    await show(<Tally />)
    await click('button')
    await click('button')
    await click('button')
  },

  async 'effects: the order of all kinds, and of their ends'({ log, show }) {
    function Told({ name, value, children }: TellerProps): ReactNode {
      const tell = (kind: string) => () => {
        log(name, kind, value)
        return () => log(name, 'end of', kind, value)
      }
      useEffect(tell('effect'), [value])
      useLayoutEffect(tell('layout effect'), [value])
      useInsertionEffect(tell('insertion effect'), [value])
      useEffect(tell('effect of every time'))
      return <p ref={() => tell('ref')()}>{children}</p>
    }
    const tree = (value: number): ReactNode => (
      <Told name="outer" value={value}>
        <Told name="first" value={value} />
        <Told name="second" value={1} />
      </Told>
    )
    await show(tree(1))
    await show(tree(2))
    await show(null)
  },

  async 'useEffectEvent: sees the latest props, and restarts nothing'({ log, show }) {
    function Room({ id, theme }: { id: number; theme: string }): ReactNode {
      const onJoin = useEffectEvent((when: string) => log('joined', id, theme, when))
      useEffect(() => {
        onJoin('now')
        const timer = setTimeout(() => onJoin('later'), 50)
        return () => clearTimeout(timer)
      }, [id])
      return theme
    }
    await show(<Room id={1} theme="light" />)
    await show(<Room id={1} theme="dark" />)
    await show(<Room id={2} theme="dark" />)
  },

  async 'useMemo, useCallback, useRef, useDebugValue'({ log, show }) {
    function Memory({ on, off }: { on: number; off: number }): ReactNode {
      const first = useRef<() => number>(null)
      const value = useMemo(() => {
        log('computes', on)
        return on * 2
      }, [on])
      const same = useCallback(() => value, [value])
      first.current ??= same
      useDebugValue(value)
      return `${value} ${off} ${first.current === same} ${first.current()}`
    }
    await show(<Memory on={1} off={1} />)
    await show(<Memory on={1} off={2} />)
    await show(<Memory on={2} off={2} />)
  },

  async 'useId: several, in lists, and with a prefix'({ show, createRoot, addBox, act }) {
    function Field(): ReactNode {
      const id = useId()
      const second = useId()
      return (
        <label htmlFor={id} title={second}>
          <input id={id} readOnly />
        </label>
      )
    }
    const list = [1, 2].map((key) => <Field key={key} />)
    await show(list)
    const other = createRoot(addBox('other'), 'other', { identifierPrefix: 'own-' })
    await act('with a prefix', () => other.render(list))
  },

  async 'useSyncExternalStore: subscribes, tears nothing, subscribes anew'({ log, show, act }) {
    const stores = [storeOf('one', log), storeOf('two', log)] as const
    function Reader({ at, name }: { at: 0 | 1; name: string }): ReactNode {
      const value = useSyncExternalStore(stores[at].subscribe, stores[at].read)
      log(name, 'draws', value)
      return value
    }
    const tree = (at: 0 | 1): ReactNode => (
      <>
        <Reader at={at} name="first" />
        <Reader at={0} name="second" />
      </>
    )
    await show(tree(0))
    await act('written', () => stores[0].write('changed'))
    await act('written the same', () => stores[0].write('changed'))
    await show(tree(1))
    await act('the other is written', () => stores[1].write('seen'))
  },

  async 'useSyncExternalStore: a change before the subscription is not missed'({ log, show }) {
    const store = storeOf('early', log)
    function Reader(): ReactNode {
      return useSyncExternalStore(store.subscribe, store.read)
    }
    function Writer(): ReactNode {
      useLayoutEffect(() => store.write('written'), [])
      return null
    }
    await show([<Reader key="reader" />, <Writer key="writer" />])
  },

  async 'useImperativeHandle: made anew with its deps, and cleared'({ log, show }) {
    const handle = createRef<{ value: number }>()
    function Handled({ value, ref }: { value: number; ref: Ref<{ value: number }> }): ReactNode {
      useImperativeHandle(ref, () => ({ value }), [value])
      useLayoutEffect(() => log('in a layout effect', handle.current))
      return value
    }
    await show(<Handled value={1} ref={handle} />)
    log(handle.current)
    await show(<Handled value={2} ref={handle} />)
    log(handle.current)
    await show(null)
    log(handle.current)
  },

  async 'refs: objects, callbacks, their ends, and a change of ref'({ log, show }) {
    const object = createRef<HTMLElement>()
    const callback = (node: HTMLElement | null): void => log('callback', node)
    const withEnd = (node: HTMLElement | null) => {
      log('with end', node)
      return () => log('end')
    }
    await show(<i ref={object} />)
    log(object.current)
    await show(<i ref={callback} />)
    log(object.current)
    await show(<i ref={withEnd} />)
    await show(<b ref={withEnd} />)
    await show(<b />)
    await show(<Throwing ref={callback} />)
  },

  async 'use and useContext: the nearest value, conditionally'({ show }) {
    const Depth = createContext(0)
    function Level({ deep }: { deep: number }): ReactNode {
      const depth = useContext(Depth)
      if (deep === 0) return `${depth} ${use(Depth)}`
      return (
        <Depth value={depth + 1}>
          <Depth.Consumer>{(value) => <i>{value}</i>}</Depth.Consumer>
          <Level deep={deep - 1} />
        </Depth>
      )
    }
    await show(<Level deep={3} />)
    await show(<Level deep={1} />)
  },

  async 'hooks that only servers give a meaning: useCacheRefresh and useMemoCache'({ show }) {
    const { unstable_useCacheRefresh: useCacheRefresh, __COMPILER_RUNTIME } = React as unknown as {
      unstable_useCacheRefresh: () => () => void
      __COMPILER_RUNTIME: { c: (size: number) => unknown[] }
    }
    const { c: useMemoCache } = __COMPILER_RUNTIME
    function Cached({ value }: { value: number }): ReactNode {
      const refresh = useCacheRefresh()
      const memo = useMemoCache(1)
      const [first] = useState(value)
      const before = memo[0]
      memo[0] = value
      return `${typeof refresh} ${first} ${String(before)}`
    }
    await show(<Cached value={1} />)
    await show(<Cached value={2} />)
  },

  async 'hooks outside of components, and in another order, are errors'({ act, show }) {
    await act('outside', () => (useState as (value: number) => unknown)(1))
    function Wrong({ odd }: { odd: boolean }): ReactNode {
      // biome-ignore lint/correctness/useHookAtTopLevel: the mistake is what this is about.
      if (odd) useState(1)
      return odd ? 'odd' : 'even'
    }
    await show(<Wrong odd={false} />)
    await show(<Wrong odd />)
  },
}

interface TellerProps {
  readonly name: string
  readonly value: number
  readonly children?: ReactNode
}

function Throwing({ ref }: { ref: Ref<HTMLElement> }): ReactNode {
  useLayoutEffect(() => {
    throw new Error('in a layout effect')
  }, [])
  return <u ref={ref} />
}

function storeOf(name: string, log: (...parts: unknown[]) => void) {
  let value = name
  const listeners = new Set<() => void>()
  return {
    subscribe(listener: () => void) {
      log(name, 'subscribed')
      listeners.add(listener)
      return () => {
        log(name, 'unsubscribed')
        listeners.delete(listener)
      }
    },
    read: () => value,
    write(next: string) {
      value = next
      for (const listener of listeners) listener()
    },
  }
}
