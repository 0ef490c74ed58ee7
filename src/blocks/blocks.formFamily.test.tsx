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

const form = (children: readonly Block[], options = {}): Block =>
  component(
    'Form:Form',
    { sendSubmissionsTo: 'custom', action: '/api', ...options },
    { id: 'builder-f', children },
  )

const input = (options: object, properties = {}): Block =>
  component('Form:Input', { ...options }, { properties })

const label = (options: object, children: readonly Block[] = []): Block =>
  component('Form:Label', { text: 'L', ...options }, { children })

const render = (blocks: readonly Block[]): Promise<RenderedEntry> =>
  renderEntry(deepFreeze(entry(blocks)), FAMILY)

/** For each label, the value or name of its field. */
const labelled = (rendered: RenderedEntry): (string | undefined)[] =>
  rendered.all<HTMLLabelElement>('label').map(({ control }) => {
    const field = control as HTMLInputElement | null
    return field ? field.value || field.name : undefined
  })

describe('a label', () => {
  it('is a label with its text and its children', async () => {
    const rendered = await render([label({ text: '<b>Email</b>' }, [block({ id: 'builder-c' })])])
    expect(rendered.get('label > span.builder-label-text > b').textContent).toBe('Email')
    expect(rendered.get('label > .builder-c')).toBeTruthy()
    expect(rendered.get('label').hasAttribute('for')).toBe(false)
  })

  it.each([
    { where: 'before its field', order: (a: Block, b: Block) => [a, b] },
    { where: 'after its field', order: (a: Block, b: Block) => [b, a] },
    { where: 'apart from its field', order: (a: Block, b: Block) => [block({ children: [a] }), b] },
  ])('belongs to the field that it names, $where', async ({ order }) => {
    const rendered = await render([form(order(label({ for: 'email' }), input({ name: 'email' })))])
    expect(labelled(rendered)).toEqual(['email'])
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

  it.each(['Form:TextArea', 'Form:Select'])('belongs to a %s, too', async (name) => {
    const rendered = await render([form([label({ for: 'a' }), component(name, { name: 'a' })])])
    expect(labelled(rendered)).toEqual(['a'])
  })

  it('stays in its own form', async () => {
    const both = [label({ for: 'email' }), input({ name: 'email' })]
    const rendered = await render([form(both), form(both)])
    const [first, second] = rendered.all<HTMLLabelElement>('label')
    const [one, two] = rendered.all<HTMLInputElement>('input')
    expect(first?.control).toBe(one)
    expect(second?.control).toBe(two)
    expect(one?.id).not.toBe(two?.id)
  })

  it('belongs to a field outside of any form', async () => {
    expect(labelled(await render([label({ for: 'q' }), input({ name: 'q' })]))).toEqual(['q'])
  })

  it('finds a field by an id of the author’s own, whether it names that or the field', async () => {
    const field = input({ name: 'email' }, { id: 'own' })
    const rendered = await render([form([label({ for: 'email' }), label({ for: 'own' }), field])])
    expect(labelled(rendered)).toEqual(['email', 'email'])
  })

  it('looks for ids in its own form, too', async () => {
    const [one, two] = ['one', 'two'].map((id) => input({ name: 'email' }, { id }))
    const rendered = await render([
      form([one as Block]),
      form([label({ for: 'email' }), two as Block]),
    ])
    expect(rendered.get<HTMLLabelElement>('label').control?.id).toBe('two')
  })

  it.each([
    { type: 'radio', isBefore: true },
    { type: 'radio', isBefore: false },
    { type: 'checkbox', isBefore: true },
  ])(
    'shares the boxes of a group with the others: $type, $isBefore',
    async ({ type, isBefore }) => {
      const blocks = ['red', 'blue', 'green'].flatMap((value) => {
        const pair = [label({ for: 'color' }), input({ type, name: 'color', value })]
        return isBefore ? pair : pair.reverse()
      })
      expect(labelled(await render([form(blocks)]))).toEqual(['red', 'blue', 'green'])
    },
  )

  it('shares the boxes of its group alone, whatever labels the form has besides', async () => {
    const boxes = ['red', 'blue'].flatMap((value) => [
      label({ for: 'color' }),
      input({ type: 'radio', name: 'color', value }),
    ])
    const email = [label({ for: 'email' }), input({ name: 'email' })]
    const rendered = await render([form([...email, ...boxes])])
    expect(labelled(rendered)).toEqual(['email', 'red', 'blue'])
  })

  it('belongs to no box when it stands for the whole group', async () => {
    const boxes = ['red', 'blue'].map((value) => input({ type: 'radio', name: 'color', value }))
    expect(labelled(await render([form([label({ for: 'color' }), ...boxes])]))).toEqual([undefined])
  })

  it('belongs to the field in it', async () => {
    expect(labelled(await render([label({}, [input({ name: 'email' })])]))).toEqual(['email'])
  })

  it('waits for a field that is not there', async () => {
    const rendered = await render([form([label({ for: 'email' })])])
    expect(rendered.get('label').getAttribute('for')).toMatch(/-email$/)
    await rendered.rerender(entry([form([label({ for: 'email' }), input({ name: 'email' })])]))
    expect(labelled(rendered)).toEqual(['email'])
  })
})

describe('a form of fields', () => {
  const fields: readonly Block[] = [
    input({ name: 'user.name', defaultValue: 'Bob' }),
    input({ name: 'age', type: 'number' }),
    input({ name: 'age2', type: 'number', defaultValue: 7 }),
    input({ name: 'agree', type: 'checkbox' }),
    input({ name: 'r', type: 'radio', value: '1' }),
    input({ name: 'r', type: 'radio', value: '2' }, { checked: true }),
    input({ name: 'items[1].q', defaultValue: 'z' }),
    component('Form:TextArea', { name: 'ta', defaultValue: 'd' }),
    component('Form:Select', {
      name: 's',
      defaultValue: 'b',
      options: [{ value: 'a' }, { value: 'b' }],
    }),
    input({ defaultValue: 'without a name' }),
    component(
      'Form:SubmitButton',
      { text: 'Send' },
      { properties: { name: 'button', value: 'x' } },
    ),
  ]

  async function renderAndSend(options = {}) {
    const view = document.defaultView as Window & typeof globalThis
    const answers: ((response: Response) => void)[] = []
    const fetch = vi
      .spyOn(view, 'fetch')
      .mockImplementation(() => new Promise((resolve) => answers.push(resolve)))
    const rendered = await render([form(fields, options)])
    const press = () => act(async () => rendered.get('button').click())
    await press()
    const answer = () => act(async () => answers.shift()?.(new Response('')))
    return { rendered, fetch, press, answer, body: fetch.mock.calls[0]?.[1]?.body }
  }

  it.each([
    {
      contentType: 'application/json',
      expected:
        '{"user":{"name":"Bob"},"age2":7,"agree":false,"r":"2","items":[null,{"q":"z"}],"ta":"d","s":"b"}',
    },
    {
      contentType: 'application/x-www-form-urlencoded',
      expected: 'user.name=Bob&age=&age2=7&agree=false&r=2&items%5B1%5D.q=z&ta=d&s=b',
    },
  ])('sends $contentType', async ({ contentType, expected }) => {
    expect((await renderAndSend({ contentType })).body).toBe(expected)
  })

  it('sends multipart/form-data', async () => {
    const { body } = await renderAndSend({ contentType: 'multipart/form-data' })
    expect(Array.from(body as unknown as FormData)).toEqual([
      ['user.name', 'Bob'],
      ['age', ''],
      ['age2', '7'],
      ['r', '2'],
      ['items[1].q', 'z'],
      ['ta', 'd'],
      ['s', 'b'],
    ])
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

  it('is rendered by a server with its labels tied, and taken over as it is', () => {
    const children = [
      label({ for: 'email' }),
      input({ name: 'email', defaultValue: 'a' }),
      ...fields,
    ]
    const { serverHtml, container } = hydrateEntry(entry([form(children)]), FAMILY)
    const [, id = ''] = /for="([^"]+)"/.exec(serverHtml) ?? []
    expect(id).toMatch(/-email$/)
    expect(serverHtml).toContain(`id="${id}"`)
    expect(serverHtml).toContain('role="status"')
    expect(container.querySelector('label')?.getAttribute('for')).toBe(id)
    expect(container.querySelector('select')?.value).toBe('b')
  })
})
