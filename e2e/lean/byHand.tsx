import { type ChangeEvent, type ReactNode, type SyntheticEvent, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { describeNodes } from './describeNodes'
import { wordOf } from './wordOf'

type Tell = (event: SyntheticEvent) => void

/** Every kind of field, each telling what happens to it. */
function Fields({ tell }: { tell: Tell }): ReactNode {
  const [values, setValues] = useState<Readonly<Record<string, string | boolean>>>({
    text: '',
    number: '1',
    date: '2026-11-21',
    range: '5',
    area: '',
    choice: 'a',
    radio: 'a',
    box: false,
  })
  const onChange = (
    event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>,
  ) => {
    const { target } = event
    tell(event)
    const value = target.type === 'checkbox' ? (target as HTMLInputElement).checked : target.value
    setValues((before) => ({ ...before, [target.name]: value }))
  }
  const onSubmit = (event: SyntheticEvent) => {
    tell(event)
    event.preventDefault()
  }
  const field = (name: string) => ({ name, 'aria-label': name, onChange })
  const value = (name: string) => ({ ...field(name), value: String(values[name]) })
  return (
    <form onSubmit={onSubmit} onReset={tell}>
      <input
        {...value('text')}
        onBeforeInput={tell}
        onCompositionStart={tell}
        onCompositionUpdate={tell}
        onCompositionEnd={tell}
        onSelect={tell}
        onPaste={tell}
        onCopy={tell}
      />
      <input {...value('number')} type="number" />
      <input {...value('date')} type="date" />
      <input {...value('range')} type="range" max={10} />
      <textarea {...value('area')} />
      <select {...value('choice')}>
        <option>a</option>
        <option>b</option>
      </select>
      {['a', 'b'].map((choice) => (
        <input
          key={choice}
          {...field('radio')}
          aria-label={`radio ${choice}`}
          type="radio"
          value={choice}
          checked={values.radio === choice}
        />
      ))}
      <input {...field('box')} type="checkbox" checked={values.box === true} />
      <button type="submit">send</button>
      <button type="reset">reset</button>
    </form>
  )
}

/** Places to point at, drag and scroll. */
function Places({ tell }: { tell: Tell }): ReactNode {
  const [where, setWhere] = useState('')
  return (
    <section onMouseEnter={tell} onMouseLeave={tell}>
      <p draggable onDragStart={tell} onDragEnd={tell} onMouseEnter={tell} onMouseLeave={tell}>
        carry
      </p>
      <p
        onDragEnter={tell}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault()
          tell(event)
          setWhere(event.dataTransfer.types.join())
        }}
        onWheel={tell}
        onPointerDown={tell}
        onPointerUp={tell}
        onDoubleClick={tell}
        onContextMenu={tell}
      >
        drop {where}
      </p>
      <details onToggle={tell}>
        <summary>more</summary>
        <img alt="broken" src="data:image/png;base64,AA" onError={tell} />
        <img
          alt="whole"
          src="data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA="
          onLoad={tell}
        />
      </details>
      <b tabIndex={0} style={{ transition: 'opacity 1ms' }} onTransitionEnd={tell}>
        fades
      </b>
    </section>
  )
}

const TOLD = [
  'key',
  'code',
  'repeat',
  'shiftKey',
  'data',
  'button',
  'detail',
  'deltaY',
  'pointerType',
]

/** Draws all of it. @returns What gives the transcript so far. */
export function startByHand(): () => string[] {
  const lines: string[] = []
  const tell = (event: SyntheticEvent): void => {
    const read = event as unknown as Readonly<Record<string, unknown>>
    const told = TOLD.filter((name) => name in read).map((name) => `${name}=${wordOf(read[name])}`)
    lines.push([event.type, wordOf(event.currentTarget), event.isTrusted, ...told].join(' '))
  }
  const host = document.body.appendChild(document.createElement('div'))
  const shadow = host.attachShadow({ mode: 'open' })
  createRoot(shadow.appendChild(document.createElement('div'))).render(
    <main onKeyDown={tell} onKeyUp={tell} onFocus={tell} onBlur={tell} onClick={tell}>
      <Fields tell={tell} />
      <Places tell={tell} />
    </main>,
  )
  return () => [...lines, describeNodes(shadow)]
}
