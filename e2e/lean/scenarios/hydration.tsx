import {
  type ReactNode,
  startTransition,
  useEffect,
  useId,
  useState,
  useSyncExternalStore,
} from 'react'
import type { Scenario, Stage } from '../stage'

function Counter({ log, from }: Pick<Stage, 'log'> & { from: number }): ReactNode {
  const [count, setCount] = useState(from)
  useEffect(() => log('effect', count), [log, count])
  return (
    <button type="button" id="counter" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  )
}

/** Marks the nodes that are there, and says which of them stay. */
function keeper({ container, log }: Stage): () => void {
  const before = [...container.querySelectorAll('*')]
  return () => {
    log('kept', before.map((node) => `${node.localName} ${node.isConnected}`).join(', '))
  }
}

export const hydration: Readonly<Record<string, Scenario>> = {
  async 'hydration: plain markup is taken over as it is'(stage) {
    const { hydrate, log, click } = stage
    const html =
      '<main class="m" style="color:red"><button type="button" id="counter">1</button>a<!-- -->b' +
      '<ul><li>x</li><li></li></ul><input value="v"><svg viewBox="0 0 1 1"><path d=""></path></svg></main>'
    const root = hydrate(
      html,
      <main className="m" style={{ color: 'red' }}>
        <Counter log={log} from={1} />
        {'a'}
        {'b'}
        <ul>
          <li>x</li>
          <li>{''}</li>
        </ul>
        <input defaultValue="v" />
        <svg viewBox="0 0 1 1">
          <path d="" />
        </svg>
      </main>,
    )
    const tell = keeper(stage)
    await root
    tell()
    await click('#counter')
  },

  ...Object.fromEntries(
    Object.entries({
      'another text': '<p>other</p>',
      'another element': '<div>text</div>',
      'nothing there': '',
      'more than there should be': '<p>text</p><p>more</p>',
      'another attribute': '<p title="other">text</p>',
    }).map(([name, html]): [string, Scenario] => [
      `hydration: ${name} is told, and drawn anew where it must be`,
      async ({ hydrate, click, show }) => {
        await hydrate(html, <p title="right">text</p>)
        await show(null, 'another root in the same place').catch(() => {})
        await click('#container')
      },
    ]),
  ),

  async 'hydration: a difference that is meant is left alone'({ hydrate }) {
    await hydrate('<p title="other">other</p>', <p suppressHydrationWarning>text</p>)
  },

  async 'hydration: an update before it has happened'(stage) {
    const { container, log, act, settle, look } = stage
    container.innerHTML = '<button type="button" id="counter">1</button>'
    const { hydrateRoot } = await import('react-dom/client')
    const root = hydrateRoot(container, <Counter log={log} from={1} />, {
      onRecoverableError: stage.told('recovered from'),
    })
    root.render(<Counter log={log} from={5} />)
    await settle()
    look('updated')
    await act('transition', () => startTransition(() => root.render(<p>later</p>)))
    root.unmount()
  },

  async 'hydration: a click before it has happened'(stage) {
    const { container, log, settle, look, find } = stage
    container.innerHTML = '<button type="button" id="counter">1</button>'
    const { hydrateRoot } = await import('react-dom/client')
    const root = hydrateRoot(container, <Counter log={log} from={1} />)
    const button = find('#counter')
    button.click()
    button.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    button.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerId: 3 }))
    button.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))
    await settle()
    look('hydrated')
    root.unmount()
  },

  async 'hydration: an error while it happens, and one that does not come again'({ hydrate }) {
    let times = 0
    function Flaky(): ReactNode {
      times += 1
      if (times === 1) throw new Error('the first time')
      return 'text'
    }
    function Broken(): ReactNode {
      throw new Error('always')
    }
    await hydrate('<p>text</p>', <p>{<Flaky />}</p>)
    await hydrate('<p>text</p>', <p>{<Broken />}</p>)
  },

  async 'hydration: ids, and values that servers have of their own'({ hydrate, log }) {
    function Server(): ReactNode {
      const id = useId()
      const value = useSyncExternalStore(
        () => () => {},
        () => 'client',
        () => 'server',
      )
      log('draws', value, id)
      return <i id={id}>{value}</i>
    }
    await hydrate('<p><i id="_R_0_">server</i></p>', <p>{<Server />}</p>)
  },

  async 'hydration: controlled fields, and what was typed before'(stage) {
    const { container, log, settle, look, find } = stage
    container.innerHTML =
      '<input value="a"><textarea>t</textarea><select><option>1</option><option selected="">2</option></select><input type="checkbox" checked="">'
    find<HTMLInputElement>('input').value = 'typed'
    const { hydrateRoot } = await import('react-dom/client')
    const root = hydrateRoot(
      container,
      <>
        <input value="a" onChange={() => log('change')} />
        <textarea defaultValue="t" />
        <select defaultValue="2">
          <option>1</option>
          <option>2</option>
        </select>
        <input type="checkbox" defaultChecked />
      </>,
    )
    await settle()
    look('hydrated')
    root.unmount()
  },
}
