import type { ReactNode, SyntheticEvent } from 'react'
import type { Scenario, Stage } from '../stage'
import { wordOf } from '../wordOf'

/** Writes what a handler can read of an event. */
function reader(log: Stage['log']) {
  return (...names: readonly string[]) =>
    (event: SyntheticEvent): void => {
      const read = event as unknown as Readonly<Record<string, unknown>> & Partial<MouseEvent>
      const { type, eventPhase, isTrusted, defaultPrevented } = event
      const values = names.map((name) => {
        const value = name === 'getModifierState' ? read.getModifierState?.('Shift') : read[name]
        return `${name}=${wordOf(value)}`
      })
      log(type, eventPhase, isTrusted, defaultPrevented, event.bubbles, event.cancelable, ...values)
      log('at', event.currentTarget as Element, 'from', event.target as Element)
    }
}

const MOUSE = [
  ...['screenX', 'screenY', 'clientX', 'clientY', 'pageX', 'pageY', 'movementX', 'movementY'],
  ...['ctrlKey', 'shiftKey', 'altKey', 'metaKey', 'button', 'buttons', 'relatedTarget'],
  ...['getModifierState', 'detail', 'view'],
]
const KEYS = [
  ...['key', 'code', 'charCode', 'keyCode', 'which', 'location', 'repeat', 'locale'],
  ...['ctrlKey', 'shiftKey', 'altKey', 'metaKey', 'getModifierState', 'detail', 'view'],
]
const POINTER = ['pointerId', 'pointerType', 'isPrimary', 'width', 'height', 'pressure', 'tiltX']
const all = { bubbles: true, cancelable: true, composed: true }

function transfer(): DataTransfer {
  const data = new DataTransfer()
  data.setData('text/plain', 'carried')
  return data
}

export const events: Readonly<Record<string, Scenario>> = {
  async 'events: phases, stopping, and defaults prevented'({ log, show, send, find, act }) {
    const say =
      (name: string, also?: 'stopPropagation' | 'preventDefault') => (event: SyntheticEvent) => {
        log(name, event.isPropagationStopped(), event.isDefaultPrevented())
        event.persist()
        if (also) event[also]()
      }
    await show(
      <section onClick={say('section')} onClickCapture={say('section first')}>
        <a href="#there" onClick={say('link', 'preventDefault')} onClickCapture={say('link first')}>
          <b onClick={say('b')} />
          <i onClick={say('i', 'stopPropagation')} />
          <u onClickCapture={say('u first', 'stopPropagation')} onClick={say('u')} />
        </a>
        <button type="button" disabled onClick={say('disabled')}>
          <s />
        </button>
      </section>,
    )
    find('section').parentElement?.addEventListener('click', () => log('native'))
    for (const target of ['b', 'i', 'u', 's', 'a', 'button']) {
      await send(target, new MouseEvent('click', all))
    }
    await act('prevented before', () => {
      find('b').addEventListener('click', (event) => event.preventDefault())
      find('b').click()
    })
  },

  async 'events: errors in handlers are told and stop nobody'({ log, show, click }) {
    const told = (event: ErrorEvent): void => {
      event.preventDefault()
      log('window', event.error)
    }
    addEventListener('error', told)
    await show(
      <div onClick={() => log('outer')}>
        <button
          type="button"
          onClick={() => {
            throw new Error('in a handler')
          }}
        />
      </div>,
    )
    await click('button')
    removeEventListener('error', told)
  },

  async 'events: the mouse, with all that its events tell'({ log, show, send }) {
    const read = reader(log)
    const on = read(...MOUSE)
    await show(
      <div>
        <button
          type="button"
          onClick={on}
          onContextMenu={on}
          onDoubleClick={on}
          onMouseDown={on}
          onMouseMove={on}
          onMouseOut={on}
          onMouseOver={on}
          onMouseUp={on}
          onAuxClick={on}
        />
      </div>,
    )
    const names = ['click', 'contextmenu', 'dblclick', 'mousedown', 'mousemove', 'mouseup']
    for (const name of [...names, 'mousemove', 'mouseover', 'mouseout', 'auxclick']) {
      await send(
        'button',
        new MouseEvent(name, {
          ...all,
          ...{ clientX: 3, clientY: 4, screenX: 5, screenY: 6, movementX: 7, movementY: 8 },
          ...{ shiftKey: true, button: name === 'auxclick' ? 1 : 0, buttons: 1, detail: 2 },
          ...{ view: window, relatedTarget: document.body },
        }),
      )
    }
  },

  async 'events: bare events under the names of richer ones, as autofill sends'({
    log,
    show,
    send,
  }) {
    const read = reader(log)
    await show(
      <input
        onClick={read(...MOUSE.filter((name) => !name.startsWith('movement')))}
        onMouseOver={read('relatedTarget')}
        onKeyDown={read(...KEYS)}
        onKeyUp={read(...KEYS)}
        onWheel={read('deltaX', 'deltaY', 'deltaZ', 'deltaMode')}
        onPaste={read('clipboardData')}
        onFocus={read('relatedTarget')}
        onTouchStart={read('touches', 'getModifierState')}
      />,
    )
    const names = ['click', 'mouseover', 'keydown', 'keyup', 'wheel', 'paste', 'focusin']
    for (const name of [...names, 'touchstart']) await send('input', new Event(name, all))
  },

  async 'events: keys, with all that they tell'({ log, show, send }) {
    const read = reader(log)(...KEYS)
    await show(<input onKeyDown={read} onKeyUp={read} onKeyPress={read} />)
    const keys: readonly KeyboardEventInit[] = [
      {
        key: 'a',
        code: 'KeyA',
        keyCode: 65,
        charCode: 97,
        shiftKey: true,
        repeat: true,
        location: 1,
      },
      { key: 'ArrowLeft', code: 'ArrowLeft', keyCode: 37, altKey: true },
      { key: ' ', keyCode: 32, charCode: 32 },
      { key: 'Enter', keyCode: 13, charCode: 13 },
      { key: 'Enter', keyCode: 13, charCode: 10, ctrlKey: true },
      { key: 'Process', keyCode: 229 },
      { key: 'Unidentified', keyCode: 229 },
      { key: 'Dead', keyCode: 222, metaKey: true },
    ]
    for (const init of keys) {
      for (const name of ['keydown', 'keypress', 'keyup']) {
        await send('input', new KeyboardEvent(name, { ...all, ...init }))
      }
    }
  },

  async 'events: entering and leaving, in nested elements and out of the root'(stage) {
    const { log, show, find, act } = stage
    const say = (name: string) => (event: SyntheticEvent) => log(name, event.type)
    const handlers = (name: string) => ({
      onMouseEnter: say(name),
      onMouseLeave: say(name),
      onPointerEnter: say(name),
      onPointerLeave: say(name),
    })
    await show(
      <div {...handlers('outer')}>
        <b {...handlers('b')}>
          <i {...handlers('i')} />
        </b>
        <u {...handlers('u')} />
      </div>,
    )
    const path = [null, 'div', 'i', 'b', 'u', null, 'u'] as const
    const at = (name: string | null): Element => (name ? find(name) : document.body)
    for (const [index, from] of path.entries()) {
      const to = path[index + 1]
      if (to === undefined) break
      await act(`from ${from} to ${to}`, () => {
        for (const kind of ['pointer', 'mouse']) {
          const Kind = kind === 'mouse' ? MouseEvent : PointerEvent
          at(from).dispatchEvent(new Kind(`${kind}out`, { ...all, relatedTarget: at(to) }))
          at(to).dispatchEvent(new Kind(`${kind}over`, { ...all, relatedTarget: at(from) }))
        }
      })
    }
  },

  async 'events: focus and blur bubble, with where it went'({ log, show, act, find }) {
    const on = reader(log)('relatedTarget')
    await show(
      <div onFocus={on} onBlur={on} onFocusCapture={on}>
        <input id="one" />
        <input id="two" onBeforeInput={on} />
      </div>,
    )
    await act('one', () => find('#one').focus())
    await act('two', () => find('#two').focus())
    await act('none', () => find('#two').blur())
  },

  async 'events: pointer, touch, wheel and drag'({ log, show, send }) {
    const read = reader(log)
    const pointer = read(...POINTER, ...MOUSE)
    const drag = read('dataTransfer', ...MOUSE)
    const touch = read('touches', 'changedTouches', 'ctrlKey', 'getModifierState')
    const handlers = {
      onPointerDown: pointer,
      onPointerMove: pointer,
      onPointerUp: pointer,
      onPointerCancel: pointer,
      onGotPointerCapture: pointer,
      onLostPointerCapture: pointer,
      onTouchStart: touch,
      onTouchMove: touch,
      onTouchEnd: touch,
      onTouchCancel: touch,
      onWheel: read('deltaX', 'deltaY', 'deltaZ', 'deltaMode'),
      onDrag: drag,
      onDragStart: drag,
      onDragEnter: drag,
      onDragOver: drag,
      onDragLeave: drag,
      onDragEnd: drag,
      onDragExit: drag,
      onDrop: drag,
    }
    await show(<div {...handlers} />)
    const base = { ...all, clientX: 1, clientY: 2, ctrlKey: true }
    const target = '#container div'
    for (const name of Object.keys(handlers).map((handler) => handler.slice(2).toLowerCase())) {
      if (/pointer/.test(name)) {
        const init = { ...base, pointerId: 9, pointerType: 'pen', pressure: 0.5, isPrimary: true }
        await send(target, new PointerEvent(name, init))
      } else if (/^touch/.test(name)) {
        await send(target, new TouchEvent(name, base))
      } else if (/^dr/.test(name)) {
        await send(target, new DragEvent(name, { ...base, dataTransfer: transfer() }))
      } else await send(target, new WheelEvent(name, { ...base, deltaX: 1, deltaY: -2 }))
    }
  },

  async 'events: composition, input before it happens, and the clipboard'({ log, show, send }) {
    const read = reader(log)
    const data = read('data')
    const clipboard = read('clipboardData')
    await show(
      <textarea
        onCompositionStart={data}
        onCompositionUpdate={data}
        onCompositionEnd={data}
        onBeforeInput={data}
        onInput={read()}
        onChange={read()}
        onSelect={read()}
        onPaste={clipboard}
        onCopy={clipboard}
        onCut={clipboard}
      />,
    )
    for (const name of ['start', 'update', 'end']) {
      await send('textarea', new CompositionEvent(`composition${name}`, { ...all, data: name }))
    }
    await send('textarea', new InputEvent('textInput', { ...all, data: 'x' }))
    await send('textarea', new KeyboardEvent('keypress', { ...all, keyCode: 32, charCode: 32 }))
    for (const name of ['paste', 'copy', 'cut']) {
      await send('textarea', new ClipboardEvent(name, { ...all, clipboardData: transfer() }))
    }
  },

  async 'events: animations, transitions, scrolling, toggling'({ log, show, send }) {
    const read = reader(log)
    const animation = read('animationName', 'elapsedTime', 'pseudoElement')
    const transition = read('propertyName', 'elapsedTime', 'pseudoElement')
    const plain = read('detail', 'view')
    const toggle = read('newState', 'oldState')
    await show(
      <div onScroll={plain} onToggle={toggle} onBeforeToggle={toggle}>
        <details
          onAnimationStart={animation}
          onAnimationIteration={animation}
          onAnimationEnd={animation}
          onTransitionRun={transition}
          onTransitionStart={transition}
          onTransitionCancel={transition}
          onTransitionEnd={transition}
          onScroll={plain}
          onScrollEnd={plain}
          onToggle={toggle}
          onBeforeToggle={toggle}
        />
      </div>,
    )
    const init = { ...all, animationName: 'spin', propertyName: 'left', elapsedTime: 2 }
    for (const name of ['start', 'iteration', 'end']) {
      await send('details', new AnimationEvent(`animation${name}`, init))
    }
    for (const name of ['run', 'start', 'cancel', 'end']) {
      await send('details', new TransitionEvent(`transition${name}`, init))
    }
    for (const name of ['scroll', 'scrollend']) await send('details', new UIEvent(name))
    for (const name of ['beforetoggle', 'toggle']) {
      await send('details', new ToggleEvent(name, { newState: 'open', oldState: 'closed' }))
    }
  },

  async 'events: those that do not bubble, on the elements that have them'({ log, show, send }) {
    const on = reader(log)()
    const media: ReactNode = (
      <video
        muted
        onCanPlay={on}
        onEnded={on}
        onError={on}
        onLoadedMetadata={on}
        onPlay={on}
        onTimeUpdate={on}
        onVolumeChange={on}
        onWaiting={on}
        onEncrypted={on}
        onResize={on}
      />
    )
    await show(
      <div onLoad={on} onError={on} onPlay={on}>
        {media}
        <img alt="" onLoad={on} onError={on} />
        <iframe title="none" onLoad={on} />
        <dialog onCancel={on} onClose={on} />
        <input onInvalid={on} onSelect={on} />
      </div>,
    )
    const names = ['canplay', 'ended', 'error', 'loadedmetadata', 'play', 'timeupdate', 'waiting']
    for (const name of [...names, 'volumechange', 'encrypted', 'resize']) {
      await send('video', new Event(name))
    }
    for (const name of ['load', 'error']) await send('img', new Event(name))
    await send('iframe', new Event('load'))
    for (const name of ['cancel', 'close']) await send('dialog', new Event(name))
    for (const name of ['invalid', 'select']) await send('input', new Event(name))
  },

  async 'events: which listeners are passive, and which are there at all'({ log, show }) {
    const add = EventTarget.prototype.addEventListener
    const added: string[] = []
    EventTarget.prototype.addEventListener = function (this: EventTarget, ...given: never[]) {
      const [type, , options] = given as readonly unknown[]
      const at = this instanceof Element ? this.localName : this.constructor.name
      added.push(`${at} ${type} ${JSON.stringify(options)}`)
      return add.apply(this, given as never)
    } as typeof add
    await show(
      <div onScroll={() => {}} onWheel={() => {}}>
        <dialog />
        <video muted />
        <img alt="" src="data:," />
        <input />
        <form />
        <details />
        <iframe title="none" />
      </div>,
    )
    EventTarget.prototype.addEventListener = add
    for (const line of added) log(line)
  },
}
