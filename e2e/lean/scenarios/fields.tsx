import { type ChangeEvent, type ReactNode, type SubmitEvent, useState } from 'react'
import type { Scenario, Stage } from '../stage'

/** Puts a value into a field as a browser does, past the property that React watches. */
function enter(field: HTMLElement, value: string, property = 'value'): void {
  const descriptor = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), property)
  descriptor?.set?.call(field, property === 'checked' ? value === 'true' : value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

const TYPES: Readonly<Record<string, readonly string[]>> = {
  text: ['a', 'ab', ''],
  number: ['1', '1.0', '', '01', '1e2', '2'],
  range: ['10', '200', '35'],
  date: ['2026-11-21', '', '2026-02-28'],
  email: ['a@', 'a@b.example'],
  color: ['#ff0000'],
  password: ['secret'],
  search: ['what'],
  time: ['10:30'],
  hidden: ['h'],
}

function Controlled({ type, stage }: { type: string; stage: Stage }): ReactNode {
  const [value, setValue] = useState<string>(TYPES[type]?.[0] ?? '')
  return (
    <input
      type={type}
      value={value}
      onInput={(event) => stage.log('input', event.currentTarget.value)}
      onChange={(event) => {
        stage.log('change', event.target.value)
        setValue(event.target.value.slice(0, 10))
      }}
    />
  )
}

export const fields: Readonly<Record<string, Scenario>> = {
  ...Object.fromEntries(
    Object.entries(TYPES).map(([type, values]): [string, Scenario] => [
      `fields: a controlled input of type ${type}`,
      async (stage) => {
        await stage.show(<Controlled type={type} stage={stage} />)
        for (const value of values) {
          await stage.act(`enters ${value}`, () => enter(stage.find('input'), value))
        }
      },
    ]),
  ),

  async 'fields: a controlled input that refuses, forces and forgets its value'(stage) {
    const { log, show, act, find } = stage
    const input = (value: string | number | null | undefined): ReactNode => (
      <input value={value as string} onChange={({ target }) => log('wants', target.value)} />
    )
    await show(input('fixed'))
    await act('typed', () => enter(find('input'), 'other'))
    await show(input('forced'))
    await show(input(12))
    await show(input(null))
    await act('typed', () => enter(find('input'), 'free'))
    await show(input(undefined))
    await show(input('again'))
  },

  async 'fields: an input with its own default, which changes, and another type'({
    show,
    act,
    find,
  }) {
    await show(<input defaultValue="one" />)
    await act('typed', () => enter(find('input'), 'typed'))
    await show(<input defaultValue="two" />)
    await show(<input defaultValue="two" type="number" step={2} min={0} />)
    await show(<input type="submit" value="Send" />)
    await show(<input type="submit" />)
    await show(<input type="file" multiple />)
  },

  async 'fields: checkboxes, controlled and not, and undecided ones'({ log, show, click, find }) {
    function Boxes(): ReactNode {
      const [on, setOn] = useState(false)
      const onChange = ({ target }: ChangeEvent<HTMLInputElement>): void => {
        log('change', target.checked)
        setOn(target.checked)
      }
      return (
        <>
          <input id="own" type="checkbox" checked={on} onChange={onChange} />
          <input id="fixed" type="checkbox" checked onChange={() => log('refused')} />
          <input id="free" type="checkbox" defaultChecked />
          <input
            id="undecided"
            type="checkbox"
            ref={(node) => {
              if (node) node.indeterminate = true
            }}
          />
          <label>
            <input type="checkbox" onClick={(event) => event.preventDefault()} />
          </label>
        </>
      )
    }
    await show(<Boxes />)
    for (const id of ['#own', '#fixed', '#free', '#undecided', '#own', 'label']) await click(id)
    log(find<HTMLInputElement>('#own').checked)
  },

  async 'fields: radio buttons of a group, controlled and not'({ log, show, click }) {
    function Group({ name, fixed }: { name: string; fixed?: string }): ReactNode {
      const [chosen, setChosen] = useState('b')
      return ['a', 'b', 'c'].map((value) => (
        <input
          key={value}
          id={name + value}
          type="radio"
          name={name}
          value={value}
          checked={(fixed ?? chosen) === value}
          onChange={({ target }) => {
            log('change', name, target.value)
            setChosen(target.value)
          }}
        />
      ))
    }
    await show(
      <form>
        <Group name="own" />
        <Group name="fixed" fixed="a" />
        <input id="free1" type="radio" name="free" defaultChecked />
        <input id="free2" type="radio" name="free" />
      </form>,
    )
    for (const id of ['#owna', '#ownc', '#fixedb', '#free2', '#ownc']) await click(id)
  },

  async 'fields: select with one choice, with several, with groups and defaults'(stage) {
    const { log, show, act, find } = stage
    const options = ['a', 'b', 'c'].map((name) => (
      <option key={name} value={name}>
        {name} {1}
      </option>
    ))
    function Select({ multiple }: { multiple: boolean }): ReactNode {
      const [chosen, setChosen] = useState<string | string[]>(multiple ? ['a', 'c'] : 'c')
      return (
        <select
          multiple={multiple}
          value={chosen}
          onChange={({ target }) => {
            const values = [...target.selectedOptions].map(({ value }) => value)
            log('change', values)
            setChosen(multiple ? values : target.value)
          }}
        >
          <optgroup label="group">{options}</optgroup>
          <option disabled>text only</option>
        </select>
      )
    }
    await show(<Select multiple={false} />)
    await act('chosen', () => enter(find('select'), 'b'))
    await show(<Select multiple />, 'several')
    await act('chosen', () => {
      const select = find<HTMLSelectElement>('select')
      for (const option of select.options) option.selected = option.value === 'b'
      select.dispatchEvent(new Event('change', { bubbles: true }))
    })
    await show(<select defaultValue="b">{options}</select>)
    await show(<select defaultValue="a">{options.slice(1)}</select>)
    await show(
      <select value="nothing" onChange={() => {}}>
        {options}
      </select>,
    )
  },

  async 'fields: textarea, controlled and with defaults'({ log, show, act, find }) {
    function Area(): ReactNode {
      const [text, setText] = useState('line\nline')
      return (
        <textarea
          value={text}
          onChange={({ target }) => {
            log('change', target.value)
            setText(target.value.toUpperCase())
          }}
        />
      )
    }
    await show(<Area />)
    await act('typed', () => enter(find('textarea'), 'typed'))
    await show(<textarea key="free" defaultValue="free" />)
    await act('typed', () => enter(find('textarea'), 'own'))
    await show(<textarea key="free" defaultValue="other" />)
    await show(<textarea key="old">{'child'}</textarea>)
  },

  async 'fields: editable elements and values that React must not touch'({
    show,
    act,
    find,
    send,
  }) {
    await show(
      <p contentEditable suppressContentEditableWarning onInput={() => {}}>
        text
      </p>,
    )
    await act('edited', () => {
      find('p').append('more')
    })
    await send('p', new InputEvent('input', { bubbles: true }))
  },

  async 'forms: reset, submit, and what sends them'({ log, show, act, find }) {
    function Form(): ReactNode {
      const [text, setText] = useState('controlled')
      return (
        <form
          onReset={() => log('reset')}
          onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
            event.preventDefault()
            const { submitter } = event.nativeEvent as globalThis.SubmitEvent
            log('submit', [...new FormData(event.currentTarget, submitter)])
          }}
          onInvalid={(event) => log('invalid', event.target as Element)}
        >
          <input name="own" value={text} onChange={({ target }) => setText(target.value)} />
          <input name="free" defaultValue="free" required />
          <input name="box" type="checkbox" defaultChecked />
          <button type="submit" name="by" value="button" />
          <button type="reset" />
        </form>
      )
    }
    await show(<Form />)
    await act('typed', () => {
      enter(find('[name=own]'), 'typed')
      enter(find('[name=free]'), 'typed')
      find('[name=box]').click()
    })
    await act('sent', () => find('[type=submit]').click())
    await act('reset', () => find('[type=reset]').click())
    await act('emptied', () => enter(find('[name=free]'), ''))
    await act('sent', () => find('[type=submit]').click())
    await act('requested', () => find<HTMLFormElement>('form').requestSubmit())
  },

  async 'forms: addresses as actions, and their parts'({ show }) {
    await show(
      <form action="/send" method="post" encType="multipart/form-data" target="frame" noValidate>
        <button type="submit" formAction="/other" formMethod="get" formNoValidate />
      </form>,
    )
    await show(
      <form acceptCharset="utf-8">
        <button type="submit" form="none" />
      </form>,
    )
  },
}
