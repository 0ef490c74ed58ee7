// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { block, component, deepFreeze, entry } from '../content/testing/blocks'
import type { Block } from '../content/types'
import { type RenderedEntry, renderEntry } from '../render/testing/renderEntry'
import { formBlock } from './form/Form'
import { formInputBlock } from './form/fields/Input'
import { formLabelBlock } from './form/fields/Label'
import { formSelectBlock } from './form/fields/Select'
import { formSubmitButtonBlock } from './form/fields/SubmitButton'
import { formTextAreaBlock } from './form/fields/TextArea'
import { hydrateEntry } from './internals/testing/hydrateEntry'
import { textBlock } from './text/Text'

const FAMILY = [
  formBlock,
  formInputBlock,
  formTextAreaBlock,
  formSelectBlock,
  formSubmitButtonBlock,
  formLabelBlock,
  textBlock,
]

const form = (children: readonly Block[]): Block =>
  component('Form:Form', { sendSubmissionsTo: 'custom', action: '/api' }, { children })

const input = (options: object, properties = {}): Block =>
  component('Form:Input', { ...options }, { properties })

const label = (options: object, children: readonly Block[] = []): Block =>
  component('Form:Label', { text: 'L', ...options }, { children })

const render = (blocks: readonly Block[]): Promise<RenderedEntry> =>
  renderEntry(deepFreeze(entry(blocks)), FAMILY)

/** For each label, the value or name of its field. */
const labelled = ({ all }: RenderedEntry): (string | undefined)[] =>
  all<HTMLLabelElement & { control: HTMLInputElement | null }>('label').map(
    ({ control }) => control?.value || control?.name,
  )

/** The fields of the labels in these blocks. */
const fieldsOf = async (...blocks: readonly Block[]) => labelled(await render(blocks))

const email = input({ name: 'email' })
const labelEmail = label({ for: 'email' })
/** A label and a box of a group. */
const box = (value: string, type = 'radio'): Block[] => [
  label({ for: 'color' }),
  input({ type, name: 'color', value }),
]

describe('a label', () => {
  it('is a label with its text and its children', async () => {
    const rendered = await render([label({ text: '<b>Email</b>' }, [block({ id: 'builder-c' })])])
    expect(rendered.get('label > span.builder-label-text > b').textContent).toBe('Email')
    expect(rendered.get('label > .builder-c')).toBeTruthy()
    expect(rendered.get('label').hasAttribute('for')).toBe(false)
  })

  it.each<[string, Block[], (string | undefined)[]]>([
    ['the field after it', [form([labelEmail, email])], ['email']],
    ['the field before it', [form([email, labelEmail])], ['email']],
    ['a field apart from it', [form([block({ children: [labelEmail] }), email])], ['email']],
    ['a field outside of any form', [labelEmail, email], ['email']],
    ['the field in it', [label({}, [email])], ['email']],
    ['a text area', [labelEmail, component('Form:TextArea', { name: 'email' })], ['email']],
    ['a select', [labelEmail, component('Form:Select', { name: 'email' })], ['email']],
    [
      'a field with an id of its own, by that or by its name',
      [form([labelEmail, label({ for: 'own' }), input({ name: 'email' }, { id: 'own' })])],
      ['email', 'email'],
    ],
    ['a radio box each', [form([...box('red'), ...box('blue')])], ['red', 'blue']],
    ['the box before it', [form([...box('red'), ...box('blue')].reverse())], ['blue', 'red']],
    [
      'a checkbox each',
      [form([...box('red', 'checkbox'), ...box('blue', 'checkbox')])],
      ['red', 'blue'],
    ],
    [
      'a box of its group, beside other labels',
      [form([labelEmail, email, ...box('red'), ...box('blue')])],
      ['email', 'red', 'blue'],
    ],
    [
      'no box when it stands for the whole group',
      [form([...box('red'), ...box('blue').slice(1)])],
      [undefined],
    ],
  ])('belongs to %s', async (_, blocks, fields) => {
    expect(await fieldsOf(...blocks)).toEqual(fields)
  })

  it('belongs to the field of its own item in a repeat', async () => {
    const guest = block({
      repeat: { collection: 'state.guests' },
      children: [
        label({ for: 'guest' }),
        component('Form:Input', { name: 'guest' }, { bindings: { value: 'state.guestsItem' } }),
      ],
    })
    const data = { blocks: [form([guest])], state: { guests: ['Ann', 'Bob'] } }
    const rendered = await renderEntry(deepFreeze(entry([], { data })), FAMILY)
    expect(labelled(rendered)).toEqual(['Ann', 'Bob'])
  })

  it('stays in its own form', async () => {
    const { all } = await render([form([labelEmail, email]), form([labelEmail, email])])
    const controls = all<HTMLLabelElement>('label').map(({ control }) => control)
    expect(controls).toEqual(all('input'))
    expect(controls[0]?.id).not.toBe(controls[1]?.id)
  })

  it('looks for ids in its own form, too', async () => {
    const [one, two] = ['one', 'two'].map((id) => input({ name: 'email' }, { id }))
    const { get } = await render([form([one as Block]), form([labelEmail, two as Block])])
    expect(get<HTMLLabelElement>('label').control?.id).toBe('two')
  })

  it('waits for a field that is not there', async () => {
    const rendered = await render([form([labelEmail])])
    expect(rendered.get('label').getAttribute('for')).toMatch(/-email$/)
    await rendered.rerender(entry([form([labelEmail, email])]))
    expect(labelled(rendered)).toEqual(['email'])
  })
})

describe('a form of fields', () => {
  const options = [{ value: 'a' }, { value: 'b' }]
  const fields: readonly Block[] = [
    input({ name: 'user.name', defaultValue: 'Bob' }),
    input({ name: 'age', type: 'number' }),
    input({ name: 'age2', type: 'number', defaultValue: 7 }),
    input({ name: 'agree', type: 'checkbox' }),
    input({ name: 'r', type: 'radio', value: '1' }),
    input({ name: 'r', type: 'radio', value: '2' }, { checked: true }),
    input({ name: 'items[1].q', defaultValue: 'z' }),
    component('Form:TextArea', { name: 'ta', defaultValue: 'd' }),
    component('Form:Select', { name: 's', defaultValue: 'b', options }),
    input({ defaultValue: 'without a name' }),
    component('Form:SubmitButton', {}, { properties: { name: 'button', value: 'x' } }),
  ]

  async function renderAndSend() {
    const view = document.defaultView as Window & typeof globalThis
    const answers: ((response: Response) => void)[] = []
    const fetch = vi
      .spyOn(view, 'fetch')
      .mockImplementation(() => new Promise((resolve) => answers.push(resolve)))
    const rendered = await render([form(fields)])
    const press = () => act(async () => rendered.get('button').click())
    await press()
    const answer = () => act(async () => answers.shift()?.(new Response('')))
    return { rendered, fetch, press, answer, body: fetch.mock.calls[0]?.[1]?.body }
  }

  it('sends the values of its fields', async () => {
    expect((await renderAndSend()).body).toBe(
      '{"user":{"name":"Bob"},"age2":7,"r":"2","items":[null,{"q":"z"}],"ta":"d","s":"b","button":"x"}',
    )
  })

  it('has a button that can be focused but not pressed while it sends', async () => {
    const { rendered, fetch, press, answer } = await renderAndSend()
    const button = rendered.get<HTMLButtonElement>('button')
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(button.disabled).toBe(false)
    await press()
    expect(fetch).toHaveBeenCalledTimes(1)
    await answer()
    expect(button.hasAttribute('aria-disabled')).toBe(false)
    await press()
    expect(fetch).toHaveBeenCalledTimes(2)
  })

  it('is rendered by a server with its labels tied, and hydrates unchanged', () => {
    const page = entry([form([labelEmail, email, ...fields])])
    const { serverHtml, container } = hydrateEntry(page, FAMILY)
    const [, id = ''] = /for="([^"]+)"/.exec(serverHtml) ?? []
    expect(id).toMatch(/-email$/)
    expect(serverHtml).toContain(`id="${id}"`)
    expect(serverHtml).toContain('role="status"')
    expect(container.querySelector('label')?.getAttribute('for')).toBe(id)
    expect(container.querySelector('select')?.value).toBe('b')
  })
})
