import {
  type ReactNode,
  startTransition,
  useActionState,
  useEffect,
  useLayoutEffect,
  useOptimistic,
  useState,
  useTransition,
} from 'react'
import { flushSync } from 'react-dom'
import type { Scenario, Stage } from '../stage'

/** Rows that take their time to be drawn, so that urgent updates come between. */
function Slow({ stage, value }: { stage: Stage; value: number }): ReactNode {
  return [1, 2, 3, 4, 5].map((row) => <SlowRow key={row} stage={stage} row={row} value={value} />)
}

function SlowRow({ stage, row, value }: { stage: Stage; row: number; value: number }): ReactNode {
  stage.log('row', row, 'of', value)
  stage.spend(8)
  return <i>{value}</i>
}

export const transitions: Readonly<Record<string, Scenario>> = {
  async 'batching: several updates are drawn once, wherever they come from'({ log, show, act }) {
    let set: (value: number) => void = () => {}
    function Batched(): ReactNode {
      const [one, setOne] = useState(0)
      const [two, setTwo] = useState(0)
      log('draws', one, two)
      set = (value) => {
        setOne(value)
        setTwo(value)
        setOne((before) => before + 1)
      }
      return `${one} ${two}`
    }
    await show(<Batched />)
    await act('bare', () => set(10))
    await act('in a timer', () => setTimeout(() => set(20), 5))
    await act('in a promise', () => Promise.resolve().then(() => set(30)))
  },

  async 'flushSync: draws at once, also in effects and events'({ log, show, act, click, shadow }) {
    const text = (): string | null | undefined => shadow.querySelector('p')?.textContent
    function Sync(): ReactNode {
      const [count, setCount] = useState(0)
      useEffect(() => log('effect', count), [count])
      useLayoutEffect(() => {
        if (count === 3) flushSync(() => setCount(4))
      }, [count])
      const onClick = () => {
        setCount(1)
        log('before', text())
        flushSync(() => setCount((before) => before + 1))
        log('after', text())
      }
      return (
        <p>
          <button type="button" onClick={onClick} onBlur={() => setCount(3)} />
          {count}
        </p>
      )
    }
    await show(<Sync />)
    await click('button')
    await act('blurred', () => {
      const button = shadow.querySelector('button')
      button?.focus()
      button?.blur()
    })
  },

  async 'transitions: an urgent update comes first, and the slow one starts over'(stage) {
    const { log, show, act } = stage
    let later: (value: number) => void = () => {}
    let now: (value: number) => void = () => {}
    function Page(): ReactNode {
      const [value, setValue] = useState(0)
      const [urgent, setUrgent] = useState(0)
      const [isPending, start] = useTransition()
      later = (next) => start(() => setValue(next))
      now = setUrgent
      useLayoutEffect(() => log('on screen', value, urgent, isPending))
      return (
        <>
          {urgent} {String(isPending)}
          <Slow stage={stage} value={value} />
        </>
      )
    }
    await show(<Page />)
    await act('both', async () => {
      later(1)
      await stage.advance(12)
      now(1)
      await stage.advance(12)
      later(2)
    })
  },

  async 'transitions: updates of one queue are rebased'({ log, show, act }) {
    let set: (update: (before: string) => string) => void = () => {}
    function Text(): ReactNode {
      const [text, setText] = useState('')
      set = setText
      log('draws', text)
      return text
    }
    await show(<Text />)
    await act('mixed', () => {
      startTransition(() => set((before) => `${before}a`))
      set((before) => `${before}b`)
      startTransition(() => set((before) => `${before}c`))
      set((before) => `${before}d`)
    })
  },

  async 'transitions: asynchronous ones are pending until they end, and may fail'(stage) {
    const { log, show, act, advance, look } = stage
    let begin: (fails: boolean) => void = () => {}
    function Saver(): ReactNode {
      const [saved, setSaved] = useState(0)
      const [isPending, start] = useTransition()
      begin = (fails) =>
        start(async () => {
          await wait(100)
          if (fails) throw new Error('not saved')
          start(() => setSaved((before) => before + 1))
        })
      log('draws', saved, isPending)
      return `${saved} ${isPending}`
    }
    await show(<Saver />)
    begin(false)
    await advance(50)
    look('under way')
    await act('ended', () => advance(100))
    await act('fails', () => begin(true))
  },

  async 'useOptimistic: shows at once, and takes back'({ log, show, advance, look, act }) {
    let send: (text: string, fails: boolean) => void = () => {}
    function Thread(): ReactNode {
      const [texts, setTexts] = useState<string[]>([])
      const [shown, add] = useOptimistic(texts, (before, text: string) => [...before, `${text}…`])
      send = (text, fails) =>
        startTransition(async () => {
          add(text)
          await wait(100)
          if (!fails) setTexts((before) => [...before, text])
        })
      log('draws', shown)
      return shown.join()
    }
    await show(<Thread />)
    send('one', false)
    await advance(10)
    look('sent')
    send('two', true)
    await advance(50)
    look('both')
    await act('ended')
  },

  async 'useActionState: queues actions, tells when pending, and fails'({ log, show, act }) {
    let add: (by: number) => void = () => {}
    function Cart(): ReactNode {
      const [total, action, isPending] = useActionState(async (before: number, by: number) => {
        log('adds', by, 'to', before)
        await wait(100)
        if (by < 0) throw new Error('nothing to take')
        return before + by
      }, 0)
      add = (by) => startTransition(() => action(by))
      log('draws', total, isPending)
      return total
    }
    await show(<Cart />)
    await act('two', () => {
      add(1)
      add(2)
    })
    await act('fails', () => add(-1))
  },

  async 'useActionState: actions that do not wait, and another state to begin with'(stage) {
    const { log, show, act } = stage
    let next: () => void = () => {}
    function Steps({ from }: { from: number }): ReactNode {
      const [step, action, isPending] = useActionState((before: number) => before + 1, from)
      next = () => startTransition(() => action())
      log('draws', step, isPending)
      return step
    }
    await show(<Steps from={5} />)
    await act('next', () => next())
    await show(<Steps from={9} />)
  },

  async 'priorities: events of different kinds in one task'({ log, show, find, act }) {
    function Kinds(): ReactNode {
      const [texts, setTexts] = useState<string[]>([])
      const add = (text: string) => () => setTexts((before) => [...before, text])
      log('draws', texts)
      return (
        <button
          type="button"
          onClick={add('click')}
          onMouseMove={add('move')}
          onLoad={add('load')}
          onMouseEnter={add('enter')}
        >
          {texts.join()}
        </button>
      )
    }
    await show(<Kinds />)
    await act('all', () => {
      const button = find('button')
      button.dispatchEvent(new Event('load'))
      button.dispatchEvent(new MouseEvent('mousemove', { bubbles: true }))
      button.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))
      button.click()
    })
  },

  async 'time: a page that takes the timers away later takes none of ours'({ show, act }) {
    const { setTimeout, clearTimeout, queueMicrotask, MessageChannel } = window
    let set: (value: number) => void = () => {}
    function Value(): ReactNode {
      const [value, setValue] = useState(0)
      useEffect(() => {
        if (value === 1) startTransition(() => setValue(2))
      }, [value])
      set = setValue
      return value
    }
    await show(<Value />)
    const taken = (): never => {
      throw new Error('taken')
    }
    Object.assign(window, { setTimeout: taken, clearTimeout: taken, queueMicrotask: taken })
    Object.assign(window, { MessageChannel: taken })
    await act('set', () => set(1))
    Object.assign(window, { setTimeout, clearTimeout, queueMicrotask, MessageChannel })
  },

  async 'time: a starved update is drawn in the end'(stage) {
    const { log, show, act } = stage
    let later: () => void = () => {}
    let now: () => void = () => {}
    function Busy(): ReactNode {
      const [value, setValue] = useState(0)
      const [urgent, setUrgent] = useState(0)
      later = () => startTransition(() => setValue((before) => before + 1))
      now = () => setUrgent((before) => before + 1)
      useLayoutEffect(() => log('on screen', value, urgent))
      return <Slow stage={stage} value={value} />
    }
    await show(<Busy />)
    await act('starved', async () => {
      later()
      for (let turn = 0; turn < 8; turn += 1) {
        now()
        await stage.advance(6)
        stage.spend(1000)
      }
    })
  },
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
